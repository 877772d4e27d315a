package import Diagnostics

extension SourceText {
  /// The place of a part of the text, given in Unicode scalars from its start; the whole text's where
  /// the file doesn't hold it letter by letter: with an entity or a line break in it, or in a binary file.
  package func place(of part: Range<Int>) -> Place {
    guard let range = place.range, range.start.line == range.end.line else { return place }
    let scalars = text.unicodeScalars
    guard part.lowerBound >= 0, part.upperBound <= scalars.count,
      range.end.column - range.start.column == scalars.count,
      let width = StoredWidth.allCases.first(where: { $0.width(of: scalars) == range.bytes.count })
    else { return place }
    let start = scalars.index(scalars.startIndex, offsetBy: part.lowerBound)
    let end = scalars.index(start, offsetBy: part.count)
    let from = SourcePosition(
      line: range.start.line, column: range.start.column + part.lowerBound,
      offset: range.start.offset + width.width(of: scalars[..<start]))
    let to = SourcePosition(
      line: range.start.line, column: from.column + part.count,
      offset: from.offset + width.width(of: scalars[start..<end]))
    var place = place
    place.range = SourceRange(from, to)
    return place
  }
}

/// How many bytes a file spends on a character, the usual ways first. Should two give the same length for
/// a text by chance, its columns are right all the same.
private enum StoredWidth: CaseIterable {
  case utf8
  case utf16
  case utf32
  case single

  func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { sum, scalar in
      switch self {
      case .utf8: sum + UTF8.width(scalar)
      case .utf16: sum + 2 * UTF16.width(scalar)
      case .utf32: sum + 4
      case .single: sum + 1
      }
    }
  }
}
