import Diagnostics
import Vocabulary

extension Rule {
  static let restrictedSubset = Rule(
    RuleDescription(
      id: "cover/restricted-subset", severity: .error,
      summary: "Only supported intents are restricted while the device is locked",
      rationale: """
        An intent that is restricted but not supported is a mistake in one of the two lists: \
        `INIntentError` 2002 at run time. Often the supported list has lost a line, and the intent no \
        longer works.
        """,
      remedy: "Add the intent to the supported ones, or remove it from the restricted ones.",
      source: """
        Apple, INIntentError.Code.restrictedIntentsNotSupportedByExtension; that it also holds for the \
        list of protected data is inferred.
        """,
      bad: [.restricting("↓INEndWorkoutIntent")],
      good: [.restricting("INStartWorkoutIntent")])
  ) { subject, finding in
    (subject.app.declarations ?? []).flatMap { declaration in
      let supported = Set(declaration.supported.map(\.name))
      return declaration.restrictions.flatMap { restriction in
        restriction.intents.filter { !supported.contains($0.name) }.map { intent in
          finding(
            "\(restriction.key) lists \(intent.name), which \(declaration.bundle) does not support",
            at: intent.place ?? Place(path: subject.app.path), intent: intent.name)
        }
      }
    }
  }
}

extension RuleExample {
  /// An app whose extension supports one intent and restricts another, or the same.
  fileprivate static func restricting(_ intent: String) -> RuleExample {
    .bundle(
      InfoEntries.name,
      and: [
        .intentsExtension(
          supporting: ["INStartWorkoutIntent"],
          """
                <key>IntentsRestrictedWhileLocked</key>
                <array>
                  <string>\(intent)</string>
                </array>
          """)
      ])
  }
}
