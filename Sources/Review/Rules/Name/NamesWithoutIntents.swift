import Diagnostics
import Vocabulary

extension Rule {
  static let namesWithoutIntents = Rule(
    RuleDescription(
      id: "name/no-intents", severity: .warning,
      summary: "An app with alternative names declares intents",
      rationale: """
        Siri honours alternative names only in an app that supports at least one intent, so the names \
        have no effect. People who use App Intents report that the names serve them too, which is not \
        documented.
        """,
      remedy: "Declare the intents that the app handles, or remove `INAlternativeAppNames`.",
      source:
        "Apple, “Specifying synonyms for your app name”; sudopark/TodoCalendar#762 for the other view.",
      bad: [.bundle(InfoEntries.alternatives("Cardio"), findingsWithoutMark: 1)],
      good: [.bundle("\(InfoEntries.intents)\n\(InfoEntries.alternatives("Cardio"))")])
  ) { subject, finding in
    guard subject.app.declaredIntents?.isEmpty == true else { return [] }
    return subject.app.alternativeNames.filter { !$0.isWatch && !$0.writtenNames.isEmpty }.map {
      list in
      finding(
        "The app has alternative names but declares no intent, so Siri ignores them",
        at: Place(path: list.place.path, keyPath: list.place.keyPath))
    }
  }
}
