import Diagnostics
import Vocabulary

extension Rule {
  static let controlCharacter = Rule(
    RuleDescription(
      id: "schema/control-character", severity: .error,
      summary: "The file holds no control character that XML forbids",
      rationale: """
        Some readers refuse the whole file for it, others hand the character on, and Siri may show or \
        match it. It is invisible in most editors.
        """,
      remedy: """
        Delete the invisible character at the column named. It often came in with a copy from a \
        terminal or a chat.
        """,
      source: "XML 1.0, section 2.2; a shipped vocabulary holds U+0010.",
      bad: [
        .phrases("Start my Cardio↓\u{10}Bonanza workout"), .phrases("↓\u{1}", "CardioBonanza"),
      ],
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .controlCharacter(let scalar) = kind else { return nil }
      let digits = String(scalar, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return "The control character U+\(code) is not allowed in XML; it was read past"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
