extension JSONReport {
  /// One finding; what is unknown is null.
  struct Finding: Encodable, Sendable {
    let rule: String
    let severity: String
    let message: String
    let path: String
    @Nullable var line: Int?
    @Nullable var column: Int?
    @Nullable var endLine: Int?
    @Nullable var endColumn: Int?
    let keyPath: String
    @Nullable var locale: String?
    @Nullable var intent: String?
    @Nullable var storeMessage: String?
    let blocks: Bool
    let notes: [String]
    let related: [Related]
    let fixes: [Fix]

    init(_ finding: Diagnostic) {
      rule = finding.rule
      severity = finding.severity.rawValue
      message = finding.message
      path = finding.place.path
      line = finding.place.range?.start.line
      column = finding.place.range?.start.column
      endLine = finding.place.range?.end.line
      endColumn = finding.place.range?.end.column
      keyPath = finding.place.keyPath
      locale = finding.language
      intent = finding.intent
      storeMessage = finding.storeMessage
      blocks = finding.blocks
      notes = finding.notes.map(\.text)
      related = finding.notes.compactMap { note in note.place.map { Related(note.text, $0) } }
      fixes = finding.fixes.map(Fix.init)
    }
  }

  /// A place that one of the notes speaks of.
  struct Related: Encodable, Sendable {
    let note: String
    let path: String
    @Nullable var line: Int?
    @Nullable var column: Int?
    @Nullable var endLine: Int?
    @Nullable var endColumn: Int?
    let keyPath: String

    init(_ note: String, _ place: Place) {
      self.note = note
      path = place.path
      line = place.range?.start.line
      column = place.range?.start.column
      endLine = place.range?.end.line
      endColumn = place.range?.end.column
      keyPath = place.keyPath
    }
  }

  /// A text edit: the bytes from `startOffset` to `endOffset` of the stored file give way to the
  /// replacement, which is not yet escaped for the file.
  struct Fix: Encodable, Sendable {
    let summary: String
    /// `replace`, or `wrap-in-array`: then the value stays and an array goes round it.
    let kind: String
    let path: String
    let keyPath: String
    @Nullable var startOffset: Int?
    @Nullable var endOffset: Int?
    let replacement: String
    /// Whether it changes nothing that people say or hear, so that it may be applied unasked.
    let isSafe: Bool

    init(_ fix: Diagnostic.Fix) {
      summary = fix.summary
      kind = fix.change.rawValue
      path = fix.place.path
      keyPath = fix.place.keyPath
      startOffset = fix.place.range?.bytes.lowerBound
      endOffset = fix.place.range?.bytes.upperBound
      replacement = fix.replacement
      isSafe = fix.isSafe
    }
  }
}
