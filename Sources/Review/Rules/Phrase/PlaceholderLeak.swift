import Diagnostics
import Vocabulary

extension Rule {
  static let placeholderLeak = Rule(
    RuleDescription(
      id: "phrase/placeholder-leak", severity: .error,
      summary: "No placeholder is left in a text",
      rationale: """
        Vocabulary files have no placeholders: Siri shows `${applicationName}` or `%@` to people as it \
        stands, and nobody can say it.
        """,
      remedy: "Write the app's name or a real example in its place.",
      source:
        "Apple documents no such syntax for this file; App Shortcuts, which has one, is another.",
      bad: [
        .phrases("Start my ↓${applicationName} workout"),
        .phrases("Start ↓%@ with CardioBonanza"),
        .phrases("Call ↓{name} with CardioBonanza"),
        .phrases("↓Call &lt;name&gt; with CardioBonanza"),
        // The example is a text that somebody left unfinished.
        .phrases("↓TODO CardioBonanza"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"), .phrases("100%ig starten mit CardioBonanza"),
        .phrases("Inicia todo con CardioBonanza", in: "es"), .phrases("CardioBonanza (5 &lt; 7)"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        Placeholder.range(in: text.text).map { range in
          let placeholder = text.text.part(range)
          return finding(
            """
            \(text.text.quoted) holds the placeholder \(placeholder), which people would see as it \
            stands
            """,
            at: text.place(of: range), in: part.tag, intent: intent,
            fixes: subject.name(for: placeholder, in: part).map { name in
              Diagnostic.Fix(
                "Write \(name) in its place", at: text.place,
                replacement: text.text.replacing(range, with: name))
            })
        }
      }
    }
  }
}

extension ReviewSubject {
  /// The app's name where a placeholder stands for it, if that is known.
  fileprivate func name(for placeholder: String, in part: LocalizationSubject) -> [String] {
    guard Placeholder.isAppName(placeholder) else { return [] }
    return app.acceptedNames(in: part.localization)?.prefix(1).map(\.text) ?? []
  }
}
