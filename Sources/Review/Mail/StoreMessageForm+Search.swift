extension StoreMessageForm {
  /// The forms with a number such as `90626` or `ITMS-90626`.
  package static func forms(numbered text: String) -> [StoreMessageForm] {
    let folded = String(String.UnicodeScalarView(MailText.folded(text)))
    let code = folded.hasPrefix("itms-") ? String(folded.dropFirst("itms-".count)) : folded
    return all.filter { $0.code == code }
  }

  /// The message in capitals for what varies: “No example phrase was provided for INTENT …”.
  package var example: String {
    line(Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, $0.rawValue.uppercased()) }))
  }

  /// The message that a text most likely is about; `nil` when it shares few words with any.
  package static func resembling(_ text: String) -> StoreMessageForm? {
    let words = wordSet(text)
    var best: (form: StoreMessageForm, share: Double)?
    for form in all where form != .wakeWord && form != .reviewGuideline {
      let own = wordSet(form.pattern)
      let share = Double(own.intersection(words).count) / Double(max(own.count, 1))
      if share >= leastShare, share > best?.share ?? 0 { best = (form, share) }
    }
    return best?.form
  }

  /// Fewer words in common are chance.
  private static let leastShare = 0.6

  /// The words of a text that say something.
  private static func wordSet(_ text: String) -> Set<String> {
    let fixed = parts(of: text).map { if case .text(let text) = $0 { text } else { " " } }.joined()
    let folded = String(String.UnicodeScalarView(MailText.folded(fixed)))
    return Set(folded.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
  }
}
