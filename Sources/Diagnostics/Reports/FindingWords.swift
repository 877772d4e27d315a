extension Place {
  /// Where it is for a reader who has a file before them: `43:13` in that file, else
  /// `path:43:13`; `nil` for that file itself.
  func locator(from file: String) -> String? {
    let position = range.map { "\($0.start.line):\($0.start.column)" }
    if path == file { return position }
    return [path.isEmpty ? "." : path, position].compactMap(\.self).joined(separator: ":")
  }
}

extension Diagnostic {
  /// The notes, each with the place it speaks of, then what the edits do.
  var hints: [String] {
    notes.map { note in
      guard let locator = note.place?.locator(from: place.path) else { return note.text }
      return "\(note.text): \(locator)"
    } + fixes.map(\.summary)
  }
}

extension Sequence<Diagnostic> {
  /// How many findings there are of each severity, the weightiest first.
  var counts: [(severity: Severity, count: Int)] {
    Severity.allCases.reversed().map { severity in (severity, count { $0.severity == severity }) }
  }

  /// “1 error, 3 warnings, 0 notes”.
  var countWords: String { counts.map { $0.words($1) }.joined(separator: ", ") }

  /// “1 error, 3 warnings”: those severities that there are findings of.
  var presentCountWords: String {
    counts.filter { $0.count > 0 }.map { $0.words($1) }.joined(separator: ", ")
  }
}

extension Severity {
  /// So many findings in words: “1 error”, “3 warnings”.
  func words(_ count: Int) -> String { "\(count) \(rawValue)\(count == 1 ? "" : "s")" }
}
