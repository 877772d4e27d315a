/// A place in a text file.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1. CR LF, LF and a lone CR each end one line.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars, as SARIF's `unicodeCodePoints` counts.
  package var column: Int
  /// The distance from the file's first byte, in bytes of the file as it is stored.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}

/// A half-open stretch of a text file: `end` is the place behind its last byte.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The stretch of bytes in the stored file.
  package var bytes: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
