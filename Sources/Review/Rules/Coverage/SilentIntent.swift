import Diagnostics
import Vocabulary

extension Rule {
  static let silentIntent = Rule(
    RuleDescription(
      id: "cover/silent-intent", severity: .note,
      summary: "An intent that nobody speaks needs no translators' time",
      rationale: """
        Some intents are never spoken: other apps or the system use them. App Store Connect asks for \
        a phrase in every language all the same, and teams lose time over the wording.
        """,
      remedy: "Nothing needs mending. One plain sentence for each language satisfies the store.",
      source: """
        The classes of Apple's Intents framework; a public discussion of INShareFocusStatusIntent \
        (home-assistant/iOS#2451).
        """,
      bad: [
        RuleExample(
          [
            .phrases(
              ["Share my focus with CardioBonanza"], intent: "INShareFocusStatusIntent", in: "en")
          ],
          declared: ["INShareFocusStatusIntent"], findingsWithoutMark: 1)
      ],
      good: [
        .phrases("Start my CardioBonanza workout", declared: ["INStartWorkoutIntent"]),
        .phrases("Order soup with CardioBonanza", declared: ["OrderSoupIntent"]),
        .phrases("Share my focus with CardioBonanza", intent: "INShareFocusStatusIntent"),
      ])
  ) { subject, finding in
    let silent = (subject.app.declaredIntents ?? []).compactMap { intent in
      IntentCatalog.intent(named: intent.name).map { (intent: intent, known: $0) }
      // What is deprecated is told of by `cover/deprecated-intent`.
    }.filter { !$0.known.isSpoken && $0.known.deprecated == nil }
    guard let first = silent.first else { return [] }
    let names = silent.map(\.known.name)
    let isOne = silent.count == 1
    return [
      finding(
        "Nobody speaks \(isOne ? names[0] : "\(names.count) of the declared intents"), so "
          + "\(isOne ? "its" : "their") phrases need no translators' time",
        at: first.intent.place ?? Place(path: subject.app.path), intent: isOne ? names[0] : nil,
        notes: silent.map { "\($0.known.name): \($0.known.voice)" }
          + ["The store asks for one phrase in every language all the same"])
    ]
  }
}
