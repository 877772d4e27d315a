import Diagnostics
import Vocabulary

extension Rule {
  static let noAppName = Rule(
    RuleDescription(
      id: "phrase/no-app-name", severity: .warning,
      summary: "A phrase names the app",
      rationale: """
        People must say the app's name for Siri to know which app is meant. A phrase without it teaches \
        them a sentence that goes to another app or nowhere.
        """,
      remedy: """
        Work the name into the sentence, as it is written in that language: “Start my CardioBonanza \
        workout”. If people there use another name, add it to `INAlternativeAppNames`, list it \
        under `appNames` in `.siri-guide.json`, or pass `--app-name LANGUAGE=NAME`.
        """,
      source: """
        Apple, “Specifying synonyms for your app name”, and every sample of QA1950. No message of the \
        store is known.
        """,
      bad: [
        .phrases("↓Start my workout", "Start my CardioBonanza workout"),
        .phrases("↓Open the gate with SlideToOpen", appName: "Slide"),
        .phrases("↓Search with Google", appName: "Go"),
        .bundle(
          "\(InfoEntries.region)\n\(InfoEntries.name)",
          and: [
            .strings("CFBundleDisplayName = \"カーディオボナンザ\";", in: "ja"),
            .phrases(["↓CardioBonanzaでワークアウトを開始"], in: "ja").inside(RuleExample.app),
          ]),
      ],
      good: [
        .phrases("Start my CardioBonanza workout", "CARDIOBONANZA, start"),
        .phrases("Starte mein CardioBonanza-Training", in: "de"),
        .phrases("CardioBonanza'da antrenmanı başlat", in: "tr"),
        .phrases("Start my workout", appName: nil),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      guard let names = subject.app.acceptedNames(in: part.localization) else { return [] }
      let accepted = "Accepted here: \(names.map(\.text.quoted).joined(separator: ", "))"
      let elsewhere = subject.app.names.names(besides: names)
      let matcher = AppNameMatcher(names: elsewhere, language: part.localization.textLanguage)
      return part.localization.files.flatMap(\.examples).filter { _, phrase in
        !phrase.isBlank && part.marker.marks(in: phrase.text).names.isEmpty
      }.map { intent, phrase in
        let foreign = matcher.ranges(in: phrase.text).first.map { phrase.text.part($0).quoted }
        return finding(
          "\(phrase.text.quoted) doesn't name the app", at: phrase.place, in: part.tag,
          intent: intent,
          notes: [foreign.map { "\($0) is its name in other languages" }, accepted]
            .compactMap(\.self))
      }
    }
  }
}

extension AppNames {
  /// The names that it has in some language besides these.
  fileprivate func names(besides accepted: [AppName]) -> [String] {
    let known = Set(accepted.map(\.text))
    let all = general + localized.sorted { $0.key < $1.key }.flatMap(\.value)
    var seen: Set<String> = []
    return all.map(\.text).filter { !known.contains($0) && seen.insert($0).inserted }
  }
}
