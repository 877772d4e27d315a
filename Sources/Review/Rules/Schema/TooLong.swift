import Diagnostics
import Vocabulary

extension Rule {
  static let tooLong = Rule(
    RuleDescription(
      id: "schema/too-long", severity: .error,
      summary: "No text is longer than anyone could say",
      rationale: """
        A text of many thousand characters is no phrase but a file that went wrong, such as a base64 \
        block pasted into the wrong field. It is passed over, here and by Siri.
        """,
      remedy: "Replace it with the phrase that was meant, or remove the entry.",
      source: """
        Ours, at \(VocabularyLimits.textLength) bytes; Apple drops user vocabulary over 1,024 bytes.
        """,
      bad: [
        .phrases("↓" + String(repeating: "CardioBonanza ", count: 1_200), "Start CardioBonanza")
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases(String(repeating: "CardioBonanzaで長いワークアウトを開始", count: 20), in: "ja"),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .tooLong(let name, let bytes) = kind else { return nil }
      return
        "\(name.prefix(1).uppercased() + name.dropFirst()) has \(bytes) bytes and was passed over"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
