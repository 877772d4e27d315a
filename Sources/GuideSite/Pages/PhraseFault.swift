import Diagnostics
import Vocabulary

/// The words of a phrase that a finding is about.
struct PhraseFault {
  /// How many are marked in a phrase; more marks than words would say nothing.
  static let mostPerPhrase = 20

  /// In Unicode scalars from the phrase's start.
  let range: Range<Int>
  let severity: Severity

  init(_ range: Range<Int>, _ severity: Severity) {
    self.range = range
    self.severity = severity
  }

  /// `nil` for a finding about the whole phrase, or one whose words are not known to the letter.
  init?(_ finding: Diagnostic, in phrase: SourceText) {
    guard let whole = phrase.place.range, let part = finding.place.range, part != whole,
      part.start.line == whole.start.line, part.start.column >= whole.start.column,
      part.end.column > part.start.column
    else { return nil }
    let start = part.start.column - whole.start.column
    range = start..<(start + part.end.column - part.start.column)
    severity = finding.severity
    // With an entity in the phrase, columns of the file are no places in the text.
    guard phrase.place(of: range) == finding.place else { return nil }
  }

  /// A range cut where faults begin and end; each part with the severity of the weightiest there.
  static func pieces(
    of range: Range<Int>, _ faults: [PhraseFault]
  ) -> [(range: Range<Int>, severity: Severity?)] {
    let edges = Set(faults.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
      .filter { range.lowerBound < $0 && $0 < range.upperBound }
    let cuts = [range.lowerBound] + edges.sorted() + [range.upperBound]
    return zip(cuts, cuts.dropFirst()).map { start, end in
      (start..<end, faults.filter { $0.range.contains(start) }.map(\.severity).max())
    }
  }
}
