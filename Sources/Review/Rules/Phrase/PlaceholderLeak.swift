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
        .phrases("↓Start my ${applicationName} workout"), .phrases("↓Start %@ with CardioBonanza"),
        .phrases("↓Call {name} with CardioBonanza"),
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
        Placeholder.find(in: text.text).map { placeholder in
          finding(
            "“\(text.text)” holds the placeholder \(placeholder), which people would see as it stands",
            at: text.place, in: part.tag, intent: intent)
        }
      }
    }
  }
}
