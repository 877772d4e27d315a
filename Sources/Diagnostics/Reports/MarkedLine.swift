/// A line of a file as a terminal shows it, cut so that it fits, with what is marked in it.
struct MarkedLine: Hashable {
  /// What is shown before, at and behind the place.
  let before: String
  let marked: String
  let after: String
  /// How many columns stand before the place.
  let indent: Int
  /// What marks the place in the line below; `nil` where no column can be trusted.
  ///
  /// That is so in lines with text from right to left, which some terminals reorder and others
  /// don't, and behind characters that terminals give different room.
  let underline: String?

  /// - Parameters:
  ///   - excerpt: the line.
  ///   - width: how many columns there are.
  init(_ excerpt: SourceExcerpt, width: Int) {
    // The indentation tells nothing and takes room.
    let start =
      excerpt.isCutBefore ? excerpt.before[...] : excerpt.before.drop(while: \.isWhitespace)
    var left = Cells(start)
    var middle = Cells(excerpt.marked[...], from: left.columns)
    // What can't be seen is named, so that there is something to mark.
    if middle.columns == 0 { middle = Cells(excerpt.marked.namedScalars[...]) }
    var right = Cells(excerpt.after[...], from: left.columns + middle.columns)

    var isCut = (left: excerpt.isCutBefore, right: excerpt.isMarkedCut || excerpt.isCutAfter)
    let width = max(width, Self.leastWidth)
    let ellipses = (isCut.left ? Self.ellipsis.count : 0) + (isCut.right ? Self.ellipsis.count : 0)
    if left.columns + middle.columns + right.columns + ellipses > width {
      let room = width - 2 * Self.ellipsis.count
      let spare = room - middle.columns
      // Each side gets half, and what the other leaves.
      let behind = min(right.columns, spare - min(left.columns, max(Self.leastContext, spare / 2)))
      isCut.left = left.keepLast(max(Self.leastContext, spare - behind)) || isCut.left
      isCut.right = middle.keepFirst(room - left.columns) || isCut.right
      isCut.right = right.keepFirst(room - left.columns - middle.columns) || isCut.right
    }
    before = (isCut.left ? Self.ellipsis : "") + left.text
    marked = middle.text
    after = right.text + (isCut.right ? Self.ellipsis : "")

    let isTrusted =
      left.isCertain && middle.isCertain && !(before + marked + after).holdsRightToLeft
    indent = left.columns + (isCut.left ? Self.ellipsis.count : 0)
    underline =
      isTrusted ? "^" + String(repeating: "~", count: max(0, middle.columns - 1)) : nil
  }

  /// In ASCII: in some terminals the character for it is wide.
  private static let ellipsis = "..."
  private static let leastWidth = 20
  /// What is left of the text before a place that is wider than the terminal.
  private static let leastContext = 8
}

/// Text in the columns of a terminal.
private struct Cells {
  private var cells: [(text: String, width: DisplayWidth)] = []

  /// - Parameters:
  ///   - text: a part of a line; what would disturb a terminal is named, tabs become spaces.
  ///   - start: the column it begins in.
  init(_ text: Substring, from start: Int = 0) {
    for character in text {
      if character == "\t" {
        let width = Self.tabStop - (start + columns) % Self.tabStop
        cells += Array(repeating: (" ", DisplayWidth(" ")), count: width)
      } else {
        let text = String(character)
        let shown = text.printable
        if shown == text {
          cells.append((text, DisplayWidth(character)))
        } else {
          cells += shown.map { (String($0), DisplayWidth($0)) }
        }
      }
    }
  }

  var text: String { cells.map(\.text).joined() }
  var columns: Int { cells.reduce(0) { $0 + $1.width.columns } }
  /// Whether all terminals show it in so many columns.
  var isCertain: Bool { cells.allSatisfy(\.width.isCertain) }

  /// Takes away the beginning, if it has more columns.
  ///
  /// - Returns: whether it had.
  mutating func keepLast(_ limit: Int) -> Bool {
    var columns = columns
    let kept = cells.drop { cell in
      defer { columns -= cell.width.columns }
      return columns > limit
    }
    return keep(Array(kept))
  }

  /// Takes away the end, if it has more columns.
  ///
  /// - Returns: whether it had.
  mutating func keepFirst(_ limit: Int) -> Bool {
    var columns = 0
    let kept = cells.prefix { cell in
      columns += cell.width.columns
      return columns <= limit
    }
    return keep(Array(kept))
  }

  private mutating func keep(_ kept: [(text: String, width: DisplayWidth)]) -> Bool {
    defer { cells = kept }
    return kept.count < cells.count
  }

  private static let tabStop = 4
}
