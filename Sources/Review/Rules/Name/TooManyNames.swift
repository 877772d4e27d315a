import Diagnostics
import Vocabulary

extension Rule {
  static let tooManyNames = Rule(
    RuleDescription(
      id: "name/too-many", severity: .error,
      summary: "An app has at most three alternative names",
      rationale: """
        The system takes three alternative names for each language. Apple calls more of them a \
        programmer's error, and by a public report a device doesn't install the app: \
        `TooManyAlternativeAppNames`. No build tells it before.
        """,
      remedy: "Keep the three names that people really use.",
      source: """
        Apple, “Specifying synonyms for your app name”; a public report of 2026 \
        (MIInstallerErrorDomain 132).
        """,
      bad: [
        .bundle(
          InfoEntries.alternatives("Cardio", "Bonanza", "Cardio Fun", "↓Cardio Time"))
      ],
      good: [.bundle(InfoEntries.alternatives("Cardio", "Bonanza", "Cardio Fun"))])
  ) { subject, finding in
    subject.app.alternativeNames.compactMap { list in
      guard let entries = list.entries, entries.count > mostAlternativeNames else { return nil }
      return finding(
        "There are \(entries.count) alternative names, and the system takes "
          + "\(mostAlternativeNames)",
        at: entries[mostAlternativeNames].place)
    }
  }

  /// Source: Apple, “Specifying synonyms for your app name”.
  private static let mostAlternativeNames = 3
}
