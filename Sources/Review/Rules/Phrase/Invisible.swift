import Diagnostics
import Vocabulary

extension Rule {
  static let invisible = Rule(
    RuleDescription(
      id: "phrase/invisible", severity: .warning,
      summary: "No text holds a character that nobody can see",
      rationale: """
        Zero-width spaces, soft hyphens, byte order marks and direction overrides come in with copies from \
        web pages and documents. The phrase looks right and is another one to whatever compares it with a \
        term or with the app's name.
        """,
      remedy: """
        Delete the character at the column named. Joiners of Persian, Indic scripts and emoji, direction marks \
        in right-to-left texts and word breaks of Thai, Khmer and the like belong there and aren't reported.
        """,
      source: """
        Weblate's checks for zero-width spaces and kashida, and its removal of control characters. Whether \
        Siri minds is not known: ours.
        """,
      bad: [
        // Written as a reference, so that it can be seen here.
        .phrases("↓Start my Cardio&#x200B;Bonanza workout"),
        .phrases("Start my Cardio↓\u{200B}Bonanza workout"),
        .phrases("Start my ↓\u{FEFF}CardioBonanza workout"),
        .phrases("Beende mein Cardio↓\u{AD}Bonanza-Training", in: "de"),
        .phrases("ابدأ تما↓\u{0640}\u{0640}رين CardioBonanza", in: "ar"),
        .terms(.init("storm", "Stair↓\u{202E} Storm")),
        .hint("stare↓\u{200B} storm", for: "Stair Storm", in: "en"),
      ],
      good: [
        .phrases("CardioBonanza\u{200C}ها را باز کن", in: "fa"),
        .phrases("CardioBonanza में क्\u{200D}ष शुरू करो", in: "hi"),
        .phrases("ابدأ التمرين عبر الـCardioBonanza", "أرسل لـخالد عبر CardioBonanza", in: "ar"),
        .phrases("התחל אימון ב-CardioBonanza\u{200F}!", in: "he"),
        .phrases("เริ่ม\u{200B}ออกกำลังกาย\u{200B}ใน CardioBonanza", in: "th"),
        .phrases("Start CardioBonanza 👩\u{200D}🚒"),
      ])
  ) { subject, finding in
    // Otherwise `schema/control-character` has told of those.
    let readPast = subject.app.localizations.reduce(into: Set()) {
      $0.formUnion($1.pathsWithForbiddenCharacters)
    }
    return subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        InvisibleCharacters(
          in: text.text, language: part.localization.textLanguage,
          forbidden: !readPast.contains(text.place.path)
        ).finding(on: text, in: part.tag, intent, finding)
      }
    }
      + subject.hintsAsTexts.compactMap { hint in
        InvisibleCharacters(
          in: hint.text.text, language: hint.language,
          forbidden: !readPast.contains(hint.text.place.path)
        ).finding(on: hint.text, in: hint.tag, nil, finding)
      }
  }
}

extension Localization {
  fileprivate var pathsWithForbiddenCharacters: Set<String> {
    Set(
      files.filter { file in
        file.irregularities.contains { irregularity in
          if case .controlCharacter = irregularity.kind { true } else { false }
        }
      }.map(\.path))
  }
}

extension InvisibleCharacters {
  fileprivate func finding(
    on text: SourceText, in tag: String?, _ intent: String?, _ finding: Finder
  ) -> Diagnostic? {
    guard let first = places.first else { return nil }
    let more = places.count > 1 ? " and \(places.count - 1) more" : ""
    return finding(
      first.scalar == "\u{0640}"
        ? "\(text.text.quoted) holds a \(first.scalar.nameForPeople), which only stretches the word"
        : "\(text.text.quoted) holds an invisible character, \(first.scalar.nameForPeople)\(more)",
      at: text.place(of: first.index..<first.index + 1), in: tag, intent: intent,
      notes: first.index > 0
        ? ["It stands behind “\(text.text.part(before: first.index))”"] : [],
      fixes: fixes(of: text))
  }

  fileprivate func fixes(of text: SourceText) -> [Diagnostic.Fix] {
    guard !cleaned.allSatisfy(\.isWhitespace) else { return [] }
    let what = places.count > 1 ? "the \(places.count) characters" : "the character"
    return [
      Diagnostic.Fix("Remove \(what)", at: text.place, replacement: cleaned, isSafe: true)
    ]
  }
}

extension String {
  /// As much of what stands before a place as tells where it is.
  fileprivate func part(before index: Int) -> String { part(max(0, index - 16)..<index) }
}
