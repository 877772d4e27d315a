import Diagnostics
import Vocabulary

extension Rule {
  static let regionalGap = Rule(
    RuleDescription(
      id: "l10n/regional-gap", severity: .warning, isRaisedByStrict: true,
      summary: "A regional variant that the app comes in has a vocabulary of its own",
      rationale: """
        App Store Connect counts each `.lproj` of the app as a language, and asks for phrases in Spanish \
        (Mexico) even if Spanish has them. Whether Siri takes those of the general language instead is \
        not documented.
        """,
      remedy: """
        Copy the file of the general language into the variant's folder and let a speaker look it over, \
        or remove the variant's folder if nothing in it differs.
        """,
      source: """
        Public mails list es-MX, fr-CA and pt-BR one by one (mozilla-mobile/focus-ios#2119). This rule \
        speaks where the declared intents are unknown; where they are known, `cover/missing-example` \
        counts the variants too.
        """,
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Empieza mi entrenamiento de CardioBonanza"], in: "es"),
          ], languages: ["es-MX", "es-AR", "en-GB"], findingsWithoutMark: 2)
      ],
      good: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Empieza mi entrenamiento de CardioBonanza"], in: "es-MX"),
          ], languages: ["fr-CA"]),
        RuleExample(
          [.phrases(["Start my CardioBonanza workout"], in: "en")],
          declared: ["INStartWorkoutIntent"], languages: ["en-GB"]),
      ])
  ) { subject, finding in
    guard !subject.knowsDeclarations else { return [] }
    let gaps = subject.app.localizations.filter(\.isOfApp).compactMap { variant in
      subject.base(of: variant).map { (variant, $0) }
    }
    return gaps.grouped(by: \.1.name).compactMap { _, gaps in
      guard let (first, base) = gaps.first else { return nil }
      return finding(
        "\(base.title) has a vocabulary, but \(gaps.map(\.0.title).listed), which the app also comes in, \(gaps.count == 1 ? "has" : "have") none",
        at: Place(path: first.folders.first ?? subject.app.path),
        in: gaps.count == 1 ? first.name : nil,
        notes: ["App Store Connect counts each of them as a language of the app"])
    }
  }
}
