extension UnifiedDiff {
  /// A stretch of lines that holds changes, with a few lines round them.
  struct Hunk {
    enum Piece {
      case kept(Range<Int>)
      case removed(Range<Int>)
      case added(Range<Int>)
    }

    private(set) var pieces: [Piece] = []
    private var old: Range<Int>
    private var new: Range<Int>

    /// How many unchanged lines are shown on each side.
    private static let context = 3

    /// `@@ -1,7 +1,7 @@`. An empty stretch stands behind the line it names.
    var heading: String { "@@ -\(Self.written(old)) +\(Self.written(new)) @@" }

    private static func written(_ range: Range<Int>) -> String {
      range.isEmpty ? "\(range.lowerBound),0" : "\(range.lowerBound + 1),\(range.count)"
    }

    /// The hunks between two texts of which some lines match.
    static func hunks(_ alignment: Alignment, _ oldCount: Int, _ newCount: Int) -> [Hunk] {
      var hunks: [Hunk] = []
      var (oldEnd, newEnd) = (0, 0)
      let last = Alignment.Match(old: oldCount..<oldCount, new: newCount..<newCount)
      for match in alignment.matches + [last] {
        let gap = (old: oldEnd..<match.old.lowerBound, new: newEnd..<match.new.lowerBound)
        if !gap.old.isEmpty || !gap.new.isEmpty {
          let isNear = hunks.last.map { gap.old.lowerBound - $0.old.upperBound <= context } ?? false
          if !isNear { hunks.append(Hunk(before: gap.old.lowerBound, gap.new.lowerBound)) }
          hunks[hunks.count - 1].change(gap.old, gap.new)
          let following = min(context, match.old.count)
          hunks[hunks.count - 1].keep(following)
        }
        (oldEnd, newEnd) = (match.old.upperBound, match.new.upperBound)
      }
      return hunks
    }

    private init(before oldStart: Int, _ newStart: Int) {
      let count = min(Self.context, oldStart, newStart)
      old = (oldStart - count)..<(oldStart - count)
      new = (newStart - count)..<(newStart - count)
      keep(count)
    }

    private mutating func keep(_ count: Int) {
      guard count > 0 else { return }
      pieces.append(.kept(old.upperBound..<(old.upperBound + count)))
      old = old.lowerBound..<(old.upperBound + count)
      new = new.lowerBound..<(new.upperBound + count)
    }

    private mutating func change(_ removed: Range<Int>, _ added: Range<Int>) {
      // What lies between this change and the last one.
      keep(removed.lowerBound - old.upperBound)
      if !removed.isEmpty { pieces.append(.removed(removed)) }
      if !added.isEmpty { pieces.append(.added(added)) }
      old = old.lowerBound..<removed.upperBound
      new = new.lowerBound..<added.upperBound
    }
  }
}
