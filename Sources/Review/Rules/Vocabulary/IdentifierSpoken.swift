import Diagnostics
import Vocabulary

extension Rule {
  static let identifierSpoken = Rule(
    RuleDescription(
      id: "vocab/id-spoken", severity: .note,
      summary: "Identifiers say what they stand for",
      rationale: """
        Translators see identifiers without the app's code, and tell by them which terms of two \
        languages are the same. One iOS version was also seen to add the identifier itself to what it \
        recognises, so that a number there is one more thing to mishear.
        """,
      remedy: """
        Use the term itself or a plain word for it, as Apple's sample does: `cardio_craze_workout` or \
        “70s punk anthems”. Leave identifiers alone that your code or server already relies on.
        """,
      source: """
        Ours. It rests on undocumented behaviour of one iOS version, and on Apple's sample of WWDC20 \
        session 10060, whose identifiers are the terms.
        """,
      bad: [
        .terms(.init("↓opt_17", "Cardio Craze")),
        .terms(
          .init("↓6F9619FF-8B86-D011-B42D-00C04FC964FF", "Cardio Craze"), .init("42", "Stair Storm")
        ),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze"), .init("burn", "Bonanza Burn")),
        .terms(
          .init("70s punk anthems", "70s punk anthems"), .init("1984", "1984"),
          .init("hiit30", "HIIT 30"),
          parameter: "INPlayMediaIntent.playlistTitle"),
        .terms(.init("facade", "Façade")),
      ])
  ) { subject, finding in
    guard let source = subject.source?.localization else { return [] }
    let opaque = source.usedItems.filter(\.isOpaque).compactMap(\.name)
    guard let first = opaque.first else { return [] }
    let others = opaque.dropFirst().map(\.text.quoted)
    return [
      finding(
        opaque.count == 1
          ? "The identifier \(first.text.quoted) says nothing of its term"
          : "\(opaque.count) identifiers say nothing of their terms, \(first.text.quoted) for one",
        at: first.place, in: source.language?.tag,
        notes: others.isEmpty ? [] : ["The others are \(others.listed)"])
    ]
  }
}

extension VocabularyItem {
  /// Whether the identifier is a number or code, and the term isn't the same.
  fileprivate var isOpaque: Bool {
    guard let name, name.text.isCode else { return false }
    let digits = name.text.filter { $0.isNumber && $0.isASCII }
    return !phrases.contains { $0.text.contains(digits) }
  }
}

extension String {
  /// Whether it is a number, alone or behind a word that says nothing, or a long hexadecimal code.
  fileprivate var isCode: Bool {
    guard utf8.count <= 64, contains(where: \.isNumber), allSatisfy(\.isASCII) else { return false }
    let letters = lowercased().filter(\.isLetter)
    let digits = count(where: \.isNumber)
    let rest = filter { !$0.isLetter && !$0.isNumber && !"-_. #{}".contains($0) }
    guard rest.isEmpty else { return false }
    if letters.isEmpty || Self.emptyWords.contains(letters) { return true }
    return digits >= 2 && digits + letters.count >= 8
      && letters.allSatisfy { "abcdef".contains($0) }
  }

  /// Words that programs number things by: data that the rule looks for. Ours, dated 2026-11.
  private static let emptyWords: Set = [
    "entry", "i", "id", "identifier", "item", "key", "name", "no", "num", "number", "obj", "object",
    "opt",
    "option", "row", "t", "term", "text", "type", "v", "val", "value", "vocab", "word", "x",
  ]
}
