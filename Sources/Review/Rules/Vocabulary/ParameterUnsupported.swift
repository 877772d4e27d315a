import Diagnostics
import Vocabulary

extension Rule {
  static let parameterUnsupported = Rule(
    RuleDescription(
      id: "vocab/parameter-unsupported", severity: .error,
      summary: "Terms belong to a property that takes them",
      rationale: """
        Only ride options, workout names and a few media titles can be taught in this file. Terms for \
        any other property are ignored, however right they look.
        """,
      remedy: """
        Use one of the supported properties, or register the terms at run time with `INVocabulary`. \
        Supported are \(ParameterCatalog.supported.map { "`\($0)`" }.joined(separator: ", ")).
        """,
      source: """
        Apple, “SiriKit Programming Guide”, “Specifying custom vocabulary”; for media WWDC20 session \
        10060.
        """,
      bad: [
        .terms(
          .init("anna", "Anna"), parameter: "↓INSendMessageIntent.recipients"),
        .terms(
          .init("cardio_craze_workout", "Cardio Craze"),
          parameter: "↓INStartWorkoutIntent.workoutNam"),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        .terms(.init("soup", "Soup"), parameter: "INOrderSoup.voiceCommand"),
      ])
  ) { subject, finding in
    subject.parameterNames.compactMap { localization, name in
      guard name.text.isParameterKeyPath, !ParameterCatalog.supported.contains(name.text),
        !ParameterCatalog.isWrittenByXcode(name.text),
        // That is `vocab/wrong-media-key`.
        ParameterCatalog.parameter(forUserVocabulary: name.text) == nil
      else { return nil }
      let nearest = NearestWord.nearest(to: name.text, among: ParameterCatalog.supported)
      let advice = nearest.map { "; did you mean \($0)?" } ?? ""
      return finding(
        "Siri takes no terms for \(name.text)\(advice)", at: name.place,
        in: localization.language?.tag,
        notes: nearest == nil ? ParameterCatalog.advice(for: name.text) : [],
        fixes: nearest.map {
          [Diagnostic.Fix("Write \($0)", at: name.place, replacement: $0, isSafe: true)]
        } ?? [])
    }
  }
}
