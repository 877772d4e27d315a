import Diagnostics
import Vocabulary

extension Rule {
  static let reservedMetadata = Rule(
    RuleDescription(
      id: "cover/reserved-metadata", severity: .error,
      summary: "No text of a custom intent holds a word that Apple reserves",
      rationale: """
        App Store Connect scans titles, subtitles and descriptions, in every language, after the \
        upload. No tool of Apple's tells it before, and the refused build's number is used up.
        """,
      remedy: "Reword it: “voice” for Siri, “this device” for iPhone, “computer” for Mac.",
      source: """
        A public mail for “siri” in titles and subtitles of custom intents (ITMS-90626). “apple”, \
        “iphone” and “mac” are known from mails about App Intents (straff2002/OpenGlasses#307, \
        VocaHQ/vocaphone#107), so they are warnings here; the rest is hearsay and noted. Words are \
        found whole: one report says that parts count, too, as in “machine” and “macOS”, but an app \
        with “macOS” in the titles of custom intents was shipped. \
        Apple publishes no list; ours is of \(ReservedWords.date).
        """,
      storeMessage: StoreMessage.reservedWord("WORD", in: "title", "TEXT"), blocks: true,
      bad: [
        .definition(title: "Order soup with ↓Siri"),
        .definition(description: "Orders soup, hands-free, by ↓SIRI"),
        .definition(description: "Orders soup on your ↓Mac"),
        .definition(shortcut: "Order soup from ↓Siri", parameter: "↓iPad name"),
        .definition(files: [.intents("\"T1\" = \"↓Siri-Suppe bestellen\";\n", in: "de")]),
        .definition(files: [.intents("\"D1\" = \"↓Siriでスープを注文します\";\n", in: "ja")]),
      ],
      good: [
        .definition(title: "Order soup"),
        .definition(description: "Orders soup from the machine, for Macy and Sirius (macOS only)"),
        .definition(files: [
          .intents("\"T1\" = \"Pedir sopa con información\";\n\"X9\" = \"Siri\";\n", in: "es")
        ]),
        .definition(shortcut: "Order soup by voice", parameter: "Name of the device"),
      ])
  ) { subject, finding in
    let reserved = ReservedMatcher(own: subject.settings.words.reservedWords)
    return subject.app.customIntentTexts.flatMap { found in
      reserved.words(in: found.text.text).map { match in
        let isMailed = match.evidence == .customIntents && found.role != .parameterName
        return finding(
          "The \(found.role.rawValue) of the custom intent \(found.intent.name) holds \(match.written.quoted)",
          at: found.text.place(of: match.range), in: found.language?.tag,
          intent: found.intent.className,
          severity: isMailed ? .error : match.evidence?.severity.belowError,
          storeMessage: isMailed
            ? StoreMessage.reservedWord(match.word, in: found.role.mailed, found.text.text) : nil,
          blocks: isMailed, notes: match.evidence?.note.map { [$0] } ?? [])
      }
    }
  }
}

extension ReservedWords.Evidence {
  fileprivate var note: String? {
    switch self {
    case .customIntents: nil
    case .appIntents:
      "The store has refused builds for it in an App Intent; of custom intents no mail is known"
    case .hearsay: "Developers report that the store refuses it; no mail is known"
    }
  }
}

extension Severity {
  /// For texts that no mail speaks of, such as the names of parameters.
  fileprivate var belowError: Severity { min(self, .warning) }
}

extension CustomIntent.Label.Role {
  /// As App Store Connect calls it.
  fileprivate var mailed: String {
    switch self {
    case .title, .shortcutTitle: "title"
    case .subtitle: "subtitle"
    case .description, .parameterName: "description"
    }
  }
}
