package import Diagnostics

/// A text file as it is shown beside findings, line by line.
///
/// All questions together take time in proportion to the file and to what is shown, as long as each asks
/// for a place behind the one before.
package struct SourceLines {
  private let text: SourceText
  private var cursor: PositionCursor

  /// Takes a file as it is stored; gives `nil` for one that isn't text, or isn't in the encoding it
  /// claims.
  package init?(_ bytes: [UInt8]) {
    guard !BinaryReader.recognizes(bytes), let text = try? SourceText(bytes) else { return nil }
    self.text = text
    cursor = PositionCursor(text)
  }

  /// Whether values stand between tags, in the escaped form of XML.
  package var isXML: Bool { text.looksLikeXML }

  /// The line that a range begins in.
  ///
  /// - Parameters:
  ///   - range: as it was told when the file was read.
  ///   - reach: how many characters (Unicode scalars) are taken at most of what stands before, in and
  ///     behind the range.
  /// - Returns: `nil` when the file has no such place, because it has changed.
  package mutating func excerpt(at range: SourceRange, reach: Int) -> SourceExcerpt? {
    guard let start = cursor.move(to: range.start, in: text) else { return nil }
    let isWithinLine = range.end.line == range.start.line
    let length = isWithinLine ? range.end.column - range.start.column : .max
    let marked = forward(from: start, atMost: min(reach, length))
    if isWithinLine, marked.count < min(reach, length) { return nil }
    let after =
      marked.count < length && isWithinLine
      ? (end: marked.end, count: 0) : forward(from: marked.end, atMost: reach)
    let before = backward(from: start, atMost: reach)
    return SourceExcerpt(
      before: string(before..<start), marked: string(start..<marked.end),
      after: string(marked.end..<after.end),
      isCutBefore: before > text.start && !isBreak(before - 1),
      isMarkedCut: marked.count < length,
      isCutAfter: after.end < text.bytes.count && !isBreak(after.end))
  }

  /// The index behind so many characters, or at the end of the line, and how many they are.
  private func forward(from start: Int, atMost limit: Int) -> (end: Int, count: Int) {
    var index = start
    var count = 0
    while count < limit, index < text.bytes.count, !isBreak(index) {
      index += 1
      while index < text.bytes.count, isContinuation(index) { index += 1 }
      count += 1
    }
    return (index, count)
  }

  /// The index so many characters before, or at the beginning of the line.
  private func backward(from end: Int, atMost limit: Int) -> Int {
    var index = end
    var count = 0
    while count < limit, index > text.start, !isBreak(index - 1) {
      index -= 1
      while index > text.start, isContinuation(index) { index -= 1 }
      count += 1
    }
    return index
  }

  private func isBreak(_ index: Int) -> Bool {
    text.bytes[index] == 0x0A || text.bytes[index] == 0x0D
  }

  private func isContinuation(_ index: Int) -> Bool { text.bytes[index] & 0xC0 == 0x80 }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }
}
