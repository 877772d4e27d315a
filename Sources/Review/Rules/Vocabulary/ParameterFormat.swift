import Diagnostics
import Vocabulary

extension Rule {
  static let parameterFormat = Rule(
    RuleDescription(
      id: "vocab/parameter-format", severity: .error,
      summary: "A parameter name is an intent class and a property, with one dot between",
      rationale: """
        Siri splits the name at the dot and passes over what it can't resolve, so all terms under it \
        are lost.
        """,
      remedy: "Write it as `INStartWorkoutIntent.workoutName`.",
      source:
        "Apple, “Parameter vocabularies”; what happens otherwise was seen in one iOS version.",
      bad: [
        .terms(.init("cardio_craze_workout", "Cardio Craze"), parameter: "↓INStartWorkoutIntent"),
        .terms(.init("cardio_craze_workout", "Cardio Craze"), parameter: "↓workoutName."),
        .terms(
          .init("cardio_craze_workout", "Cardio Craze"),
          parameter: "↓INStartWorkoutIntent..workoutName"),
      ],
      good: [.terms(.init("cardio_craze_workout", "Cardio Craze"))])
  ) { subject, finding in
    subject.parameterNames.filter { !$0.name.isBlank && !$0.name.text.isParameterKeyPath }
      .map { localization, name in
        let meant = NearestWord.nearest(to: name.text, among: ParameterCatalog.supported)
        return finding(
          "“\(name.text)” is no parameter: it must be IntentClass.property"
            + (meant.map { "; did you mean \($0)?" } ?? ""), at: name.place,
          in: localization.language?.tag,
          fixes: meant.map {
            [Diagnostic.Fix("Write \($0)", at: name.place, replacement: $0, isSafe: true)]
          } ?? [])
      }
  }
}
