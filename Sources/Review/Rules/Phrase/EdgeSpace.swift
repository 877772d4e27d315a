import Diagnostics
import Vocabulary

extension Rule {
  static let edgeSpace = Rule(
    RuleDescription(
      id: "phrase/edge-space", severity: .warning,
      summary: "Words are parted by single spaces, and nothing stands at the ends",
      rationale: """
        Spaces at the ends, two in a row and no-break spaces can't be seen and come in with copies and \
        exports. A term with one is another term than the one without, and translation tools count \
        the text as changed.
        """,
      remedy: """
        Remove the spaces at the ends and write one plain space between words. French keeps its no-break \
        spaces before ! ? : ; and inside « ».
        """,
      source: """
        Weblate's and pofilter's checks of white space. Whether Siri minds is not known: ours.
        """,
      bad: [
        .phrases("↓ Start my CardioBonanza workout", "End my CardioBonanza workout↓ "),
        .phrases("Start my↓  CardioBonanza workout"),
        .phrases("Start my↓\u{A0}CardioBonanza workout"),
        .terms(.init("storm", "Stair Storm↓ ")),
        .hint("stare↓  storm", for: "Stair Storm", in: "en"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases("CardioBonanza est-il prêt\u{202F}?", in: "fr"),
        .phrases("Lance «\u{A0}Tempête\u{A0}» avec CardioBonanza", in: "fr"),
        .phrases("CardioBonanzaで\u{3000}運動を始めて", in: "ja"),
        .phrases("Gehe 10\u{202F}000 Schritte mit CardioBonanza", in: "de"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        text.spacingFinding(in: part.localization.textLanguage, part.tag, intent, finding)
      }
    }
      + subject.hintsAsTexts.compactMap { hint in
        hint.text.spacingFinding(in: hint.language, hint.tag, nil, finding)
      }
  }
}

extension SourceText {
  fileprivate func spacingFinding(
    in language: Language?, _ tag: String?, _ intent: String?, _ finding: Finder
  ) -> Diagnostic? {
    guard !isBlank else { return nil }
    let spacing = Spacing(text, language: language)
    guard let first = spacing.faults.first else { return nil }
    return finding(
      "\(text.quoted) \(spacing.description)", at: place(of: first.range), in: tag, intent: intent,
      fixes: [
        Diagnostic.Fix(
          "Write \(spacing.tidied.quoted)", at: place, replacement: spacing.tidied, isSafe: true)
      ])
  }
}

extension Spacing {
  /// What is wrong, each once, in words that follow the text.
  fileprivate var description: String {
    var seen: Set<String> = []
    return faults.map(\.fault.words).filter { seen.insert($0).inserted }.joined(separator: " and ")
  }
}

extension Spacing.Fault {
  fileprivate var words: String {
    switch self {
    case .leading: "begins with white space"
    case .trailing: "ends with white space"
    case .doubled: "has more than one space between two words"
    case .unusual(let space): "has a \(space.nameForPeople) where a plain space belongs"
    }
  }
}
