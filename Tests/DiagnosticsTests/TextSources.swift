import Diagnostics

/// One text as the source of all files.
struct TextSources: ReportedSources {
  private let lines: [[Unicode.Scalar]]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.unicodeScalars)
    }
  }

  func excerpt(at place: Place, reach: Int) -> SourceExcerpt? {
    guard let range = place.range, range.start.line <= lines.count else { return nil }
    let line = lines[range.start.line - 1]
    let start = range.start.column - 1
    let end = range.end.line == range.start.line ? range.end.column - 1 : line.count
    guard start <= end, end <= line.count else { return nil }
    let markedEnd = min(end, start + reach)
    return SourceExcerpt(
      before: text(line[max(0, start - reach)..<start]), marked: text(line[start..<markedEnd]),
      after: text(line[end..<min(line.count, end + reach)]), isCutBefore: start > reach,
      isMarkedCut: markedEnd < end || range.end.line > range.start.line,
      isCutAfter: end + reach < line.count)
  }

  func writtenText(of fix: Diagnostic.Fix) -> String? { nil }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// A finding about what stands between `«` and `»`, and the text without these.
  static func marked(_ text: String, message: String = "Something is wrong") -> ReportedApp {
    let scalars = Array(text.unicodeScalars)
    let start = scalars.firstIndex(of: "«") ?? 0
    let end = (scalars.firstIndex(of: "»") ?? 1) - 1
    let plain = text.filter { $0 != "«" && $0 != "»" }
    func position(of index: Int) -> SourcePosition {
      let before = Array(plain.unicodeScalars)[..<index]
      let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return SourcePosition(
        line: before.count { $0 == "\n" } + 1, column: index - lineStart + 1, offset: index)
    }
    let finding = Diagnostic(
      rule: "a/b", severity: .warning, message: message,
      place: Place(
        path: "V.plist", range: SourceRange(position(of: start), position(of: end))))
    return ReportedApp(name: nil, findings: [finding], sources: TextSources(plain))
  }
}
