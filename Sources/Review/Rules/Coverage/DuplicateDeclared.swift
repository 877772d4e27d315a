import Diagnostics
import Vocabulary

extension Rule {
  static let duplicateDeclared = Rule(
    RuleDescription(
      id: "cover/duplicate-declared", severity: .note,
      summary: "An intent is declared once",
      rationale: """
        A second mention changes nothing, but the order of the list is a priority, and a reader can't \
        tell which place is meant.
        """,
      remedy: "Remove the second mention.",
      source: "Found in a public review (home-assistant/iOS#2451).",
      bad: [
        .bundle(
          """
            <key>INIntentsSupported</key>
            <array>
              <string>INStartWorkoutIntent</string>
              <string>↓INStartWorkoutIntent</string>
            </array>
          """)
      ],
      good: [.bundle(InfoEntries.intents)])
  ) { subject, finding in
    (subject.app.declarations ?? []).filter { $0.kind != .told }.flatMap { declaration in
      var seen: [String: Place] = [:]
      return declaration.supported.compactMap { intent -> Diagnostic? in
        guard let place = intent.place else { return nil }
        guard let first = seen[intent.name] else {
          seen[intent.name] = place
          return nil
        }
        return finding(
          "\(intent.name) is declared twice", at: place, intent: intent.name,
          elsewhere: [Diagnostic.Note("The first one", at: first)])
      }
    }
  }
}
