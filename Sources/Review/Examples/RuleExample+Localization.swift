import Diagnostics

extension RuleExample.File {
  /// A vocabulary file in English or German with a phrase for each of the intents, which are written
  /// with their marks.
  static func intents(_ names: [String], in language: String) -> RuleExample.File {
    let entries = names.map { name in
      let intent = String(name.filter { $0 != RuleExample.mark })
      return (name, [phrases[language]?[intent] ?? "CardioBonanza"])
    }
    return vocabulary(intents: entries, in: language)
  }

  private static let phrases = [
    "en": [
      "INStartWorkoutIntent": "Start my CardioBonanza workout",
      "INPauseWorkoutIntent": "Pause my CardioBonanza workout",
      "INEndWorkoutIntent": "End my CardioBonanza workout",
    ],
    "de": [
      "INStartWorkoutIntent": "Starte mein CardioBonanza-Training",
      "INPauseWorkoutIntent": "Pausiere mein CardioBonanza-Training",
      "INEndWorkoutIntent": "Beende mein CardioBonanza-Training",
      "INEndWorkoutsIntent": "Beende mein CardioBonanza-Training",
    ],
  ]
}

extension RuleExample.File {
  /// A vocabulary file with one term that two parameters have each for themselves.
  static func twoParameters(_ one: String, _ other: String, in language: String) -> RuleExample.File
  {
    vocabulary(
      parameters: [
        ("INStartWorkoutIntent.workoutName", [.init("stair_storm_workout", one)]),
        ("INEndWorkoutIntent.workoutName", [.init("stair_storm_workout", other)]),
      ], in: language)
  }
}
