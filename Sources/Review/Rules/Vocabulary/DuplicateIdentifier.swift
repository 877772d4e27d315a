import Diagnostics
import Vocabulary

extension Rule {
  static let duplicateIdentifier = Rule(
    RuleDescription(
      id: "vocab/duplicate-id", severity: .warning,
      summary: "A parameter has each identifier once",
      rationale: """
        The identifier is all that the app's code gets to know. Two terms with the same one are one term \
        to it: if they were meant to be two, one can't be reached.
        """,
      remedy: """
        Give the second term an identifier of its own, or, if it is the same thing said in another \
        way, make it a synonym of the first.
        """,
      source: "Ours; in one iOS version such terms were seen to be merged, which isn't documented.",
      bad: [
        .terms(
          .init("cardio_craze_workout", "Cardio Craze"),
          .init("↓cardio_craze_workout", "Stair Storm"))
      ],
      good: [
        .terms(
          .init("cardio_craze_workout", "Cardio Craze"), .init("stair_storm_workout", "Stair Storm")
        ),
        .terms(.init("cardio_craze_workout", "Cardio Craze", "Crazy Cardio")),
        RuleExample([
          .vocabulary(
            parameters: ["INStartWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName"].map {
              ($0, [.init("cardio_craze_workout", "Cardio Craze")])
            }, in: "en")
        ]),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file -> [Diagnostic] in
      let parameters = file.parameterVocabularies.map { Set($0.parameterNames.map(\.text)) }
      var known: [String: [(parameter: Int, place: Place)]] = [:]
      return file.parameterVocabularies.indices.flatMap { index -> [Diagnostic] in
        file.parameterVocabularies[index].items.compactMap(\.name).compactMap { name in
          let first = known[name.text]?.first {
            $0.parameter == index || !parameters[$0.parameter].isDisjoint(with: parameters[index])
          }
          if let first {
            return finding(
              "\(name.text.quoted) is already the identifier of another term of this parameter",
              at: name.place, in: localization.language?.tag,
              elsewhere: [Diagnostic.Note("The other term stands here", at: first.place)])
          }
          // More entries with the same term are no vocabulary that people wrote.
          if known[name.text, default: []].count < 16 {
            known[name.text, default: []].append((index, name.place))
          }
          return nil
        }
      }
    }
  }
}
