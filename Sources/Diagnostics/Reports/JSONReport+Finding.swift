extension JSONReport {
  /// One finding; what is unknown is null.
  struct Finding: Encodable, Sendable {
    let rule: String
    let severity: String
    let message: String
    let path: String
    let keyPath: String
    let blocks: Bool
    let notes: [String]
    let fixes: [Fix]
    private let range: SourceRange?
    private let locale: String?
    private let intent: String?
    private let storeMessage: String?

    init(_ finding: Diagnostic) {
      rule = finding.rule
      severity = finding.severity.rawValue
      message = finding.message
      path = finding.place.path
      keyPath = finding.place.keyPath
      blocks = finding.blocks
      notes = finding.notes.map(\.text)
      fixes = finding.fixes.map(Fix.init)
      range = finding.place.range
      locale = finding.language
      intent = finding.intent
      storeMessage = finding.storeMessage
    }

    /// A text edit: the bytes from `startOffset` to `endOffset` of the stored file give way to the
    /// replacement, which is not yet escaped for the file.
    struct Fix: Encodable, Sendable {
      let summary: String
      let path: String
      let keyPath: String
      let startOffset: Int?
      let endOffset: Int?
      let replacement: String

      init(_ fix: Diagnostic.Fix) {
        summary = fix.summary
        path = fix.place.path
        keyPath = fix.place.keyPath
        startOffset = fix.place.range?.bytes.lowerBound
        endOffset = fix.place.range?.bytes.upperBound
        replacement = fix.replacement
      }
    }

    private enum CodingKeys: String, CodingKey {
      case rule, severity, message, path, line, column, endLine, endColumn, keyPath, locale, intent
      case storeMessage, blocks, notes, fixes
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rule, forKey: .rule)
      try container.encode(severity, forKey: .severity)
      try container.encode(message, forKey: .message)
      try container.encode(path, forKey: .path)
      try container.encode(range?.start.line, forKey: .line)
      try container.encode(range?.start.column, forKey: .column)
      try container.encode(range?.end.line, forKey: .endLine)
      try container.encode(range?.end.column, forKey: .endColumn)
      try container.encode(keyPath, forKey: .keyPath)
      try container.encode(locale, forKey: .locale)
      try container.encode(intent, forKey: .intent)
      try container.encode(storeMessage, forKey: .storeMessage)
      try container.encode(blocks, forKey: .blocks)
      try container.encode(notes, forKey: .notes)
      try container.encode(fixes, forKey: .fixes)
    }
  }
}
