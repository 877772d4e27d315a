/// What changes in a text file, as `patch -p0`, `patch -p1` and `git apply` take it.
package struct UnifiedDiff: Sendable {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let hunks: [Hunk]

  /// - Parameters:
  ///   - path: the file, from the folder in which the difference is to be applied.
  ///   - old: what it holds.
  ///   - new: what it will hold.
  package init(path: String, from old: String, to new: String) {
    self.path = path
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      return numbers[line, default: next]
    }
    func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
      lines.map { line in
        let number = number(line)
        numbers[line] = number
        return number
      }
    }
    hunks = Hunk.hunks(
      Alignment(numbered(self.old), numbered(self.new)), self.old.count, self.new.count)
  }

  /// The lines, each with its line feed; without one only the last can be.
  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The lines of the difference, each without its line feed; none when nothing changes.
  package var lines: [Line] {
    guard !hunks.isEmpty else { return [] }
    // `patch -p0` finds the file by the first name; `patch -p1` and `git apply`, which take the first
    // part of names off, by the second.
    var lines = [
      Line(.header, "--- \(Self.written(path))"),
      Line(.header, "+++ \(Self.written("b/\(path)"))"),
    ]
    for hunk in hunks {
      lines.append(Line(.range, hunk.heading))
      for piece in hunk.pieces {
        switch piece {
        case .kept(let range): add(old[range], .kept, to: &lines)
        case .removed(let range): add(old[range], .removed, to: &lines)
        case .added(let range): add(new[range], .added, to: &lines)
        }
      }
    }
    return lines
  }

  private func add(
    _ texts: ArraySlice<ArraySlice<UInt8>>, _ kind: Line.Kind, to lines: inout [Line]
  ) {
    for text in texts {
      let hasEnd = text.last == 0x0A
      let words = String(decoding: hasEnd ? text.dropLast() : text, as: UTF8.self)
      lines.append(Line(kind, kind.mark + words))
      if !hasEnd { lines.append(Line(.remark, "\\ No newline at end of file")) }
    }
  }

  /// A path as the tools read it: in quotes where it has to be, with a tab behind it where it has spaces.
  private static func written(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard needsQuotes else { return path.contains(" ") ? "\(path)\t" : path }
    let escaped = path.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A line of the difference.
  package struct Line: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case header, range, kept, removed, added, remark

      var mark: String {
        switch self {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        case .header, .range, .remark: ""
        }
      }
    }

    package let kind: Kind
    package let text: String

    init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
