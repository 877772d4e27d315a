import Diagnostics
import Vocabulary

extension Rule {
  static let tooManyTerms = Rule(
    RuleDescription(
      id: "vocab/too-many", severity: .note,
      summary: "A parameter has no more terms than Siri is likely to use",
      rationale: """
        Lists of terms are limited, and of a long one only the head may be used. Apple gives no number; \
        ours can be set.
        """,
      remedy: """
        Keep the terms that people say most and put them first, or register those of one person at run \
        time with `INVocabulary`.
        """,
      source: "WWDC20 session 10060 says that there is a limit; the number is ours.",
      bad: [RuleExample([.plist(listOfTerms(101), in: "en"), .plist(listOfTerms(100), in: "de")])],
      good: [
        RuleExample([.plist(listOfTerms(100), in: "en")]),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
      ])
  ) { subject, finding in
    let most = max(1, subject.settings.limits.mostTerms)
    var told: Set<String> = []
    let source = subject.source?.localization
    let ordered = [source].compactMap(\.self) + subject.app.localizations.filter { $0 != source }
    return ordered.flatMap { localization -> [Diagnostic] in
      var counts: [String: Int] = [:]
      return localization.files.flatMap(\.parameterVocabularies).compactMap { vocabulary in
        var overflow: (parameter: String, first: Int)?
        for parameter in vocabulary.parameterNames.map(\.text) {
          let before = counts[parameter, default: 0]
          counts[parameter] = before + vocabulary.items.count
          guard before <= most, before + vocabulary.items.count > most, overflow == nil else {
            continue
          }
          if told.insert(parameter).inserted { overflow = (parameter, most - before) }
        }
        told.formUnion(overflow == nil ? [] : vocabulary.parameterNames.map(\.text))
        guard let overflow else { return nil }
        let item = vocabulary.items[overflow.first]
        return finding(
          "From here on there are more than \(most) terms for \(overflow.parameter), and Siri may use only the first ones",
          at: item.identifier?.place ?? item.place, in: localization.language?.tag)
      }
    }
  }

  /// A vocabulary of so many terms in one line, of which the one over the limit is marked.
  private static func listOfTerms(_ count: Int) -> String {
    let terms = (1...count).map { number in
      """
      <dict><key>VocabularyItemIdentifier</key><string>\(number > 100 ? "↓" : "")storm \(number)</string>\
      <key>VocabularyItemSynonyms</key><array><dict><key>VocabularyItemPhrase</key>\
      <string>Storm \(number)</string></dict></array></dict>
      """
    }
    return """
      <dict>
        <key>IntentPhrases</key>
        <array/>
        <key>ParameterVocabularies</key>
        <array>
          <dict>
            <key>ParameterNames</key>
            <array>
              <string>INStartWorkoutIntent.workoutName</string>
            </array>
            <key>ParameterVocabulary</key>
            <array>
              \(terms.joined())
            </array>
          </dict>
        </array>
      </dict>
      """
  }
}
