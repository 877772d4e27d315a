import Diagnostics
import Vocabulary

extension Rule {
  static let brandLost = Rule(
    RuleDescription(
      id: "l10n/brand-lost", severity: .warning,
      summary: "Where the source's phrases all name the app, the translations do",
      rationale: """
        People must say the app's name for Siri to know which app is meant. A name that every phrase of \
        the source has was left out when this one was translated.
        """,
      remedy: """
        Work the name into the sentence. If it isn't the app's name, pass the right one with `--app-name` \
        and nothing is guessed.
        """,
      source: """
        Apple, “Specifying synonyms for your app name”. This rule speaks only where the app's name is \
        unknown, `phrase/no-app-name` where it is known. That the word is the name is our inference: it \
        stands in every phrase of the source, looks like a name, and the language uses it elsewhere itself.
        """,
      bad: [
        RuleExample(
          [
            .phrases(["Play 1984 using ShelfPlayer", "Play my book with ShelfPlayer"], in: "en"),
            .phrases(["↓播放有声读物 1984", "用 ShelfPlayer 播放我的书"], in: "zh-Hans"),
          ], appName: nil),
        RuleExample(
          [
            .phrases(["Call Anna with Linphone", "Ask Linphone for my calls"], in: "en"),
            .phrases(["Ruf Anna mit Linphone an", "↓Zeige meine Anrufe"], in: "de"),
            .phrases(["Appelle Anna avec Linphone", "Demande mes appels à Linphone"], in: "fr"),
            .phrases(["Chiama Anna con Linphone", "Chiedi a Linphone le mie chiamate"], in: "it"),
          ], appName: nil),
      ],
      good: [
        // A name that the language writes in its own letters.
        RuleExample(
          [
            .phrases(["Play 1984 using ShelfPlayer", "Play my book with ShelfPlayer"], in: "en"),
            .phrases(["شغّل كتابي عبر شيلف بلاير", "شغّل 1984 في شيلف بلاير"], in: "ar"),
            .phrases(["ShelfPlayer'da kitabımı çal", "ShelfPlayer'la 1984'ü çal"], in: "tr"),
          ], appName: nil),
        // Alex is a name too, but each language may have its own.
        RuleExample(
          [
            .phrases(["Call Alex", "Send Alex a message"], in: "en"),
            .phrases(["Ruf Alex an", "Sende Lisa eine Nachricht"], in: "de"),
          ], appName: nil),
        RuleExample([
          .phrases(["Play 1984 using CardioBonanza", "Play my book with CardioBonanza"], in: "en"),
          .phrases(["Spiele 1984", "Spiele mein Buch mit CardioBonanza"], in: "de"),
        ]),
      ])
  ) { subject, finding in
    guard let source = subject.source, !source.marker.knowsName else { return [] }
    let brands = Brand.candidates(in: source)
    return subject.pairs.flatMap { pair -> [Diagnostic] in
      guard !pair.isCopy, !pair.target.marker.knowsName,
        let brand = brands.first(where: { brand in
          brand.isUnlikeWords
            || 1
              < subject.pairs.count {
                $0.target.tag != pair.target.tag && brand.namesAll(of: $0.target)
              }
        })
      else { return [] }
      let examples = pair.target.examples
      let without = examples.filter { !brand.stands(in: $0.phrase.text, of: pair.target) }
      guard without.count < examples.count, let first = without.first else { return [] }
      let more = without.count == 1 ? "doesn't" : "and \(without.count - 1) more don't"
      return [
        finding(
          "Every phrase of \(source.titleOfTexts) names \(brand.name), but \(first.phrase.text.quoted) \(more)",
          at: first.phrase.place, in: pair.target.tag, intent: first.intent
        ).pointing(to: without.dropFirst().map(\.phrase))
      ]
    }
  }
}

/// A word that is probably the app's name.
private struct Brand {
  let name: String
  /// Whether it is written as no ordinary word and no person's name is: “ShelfPlayer”, “Web3Go”.
  let isUnlikeWords: Bool

  /// Words with capitals that stand in every phrase, once not at its beginning.
  static func candidates(in source: LocalizationSubject) -> [Brand] {
    let texts = source.examples.map(\.phrase.text)
    guard Set(texts.map(FoldedPhrase.init)).count > 1, texts.count <= mostPhrases else { return [] }
    let language = source.localization.textLanguage
    let words = texts.map { SpokenWords($0, language: language).words }
    let first = words.first?.map(\.text) ?? []
    return first.filter { name in
      let places = words.map { $0.firstIndex { $0.text == name } }
      return name.count > 2 && name.first?.isUppercase == true && !places.contains(nil)
        && places.contains { $0 != 0 }
    }.map { name in
      let inner = name.dropFirst()
      let isMixed = inner.contains(where: \.isUppercase) && inner.contains(where: \.isLowercase)
      return Brand(name: name, isUnlikeWords: isMixed)
    }.filter { $0.isUnlikeWords || language?.primarySubtag != "de" }
  }

  /// So many phrases share no word by chance, and none needs so many.
  private static let mostPhrases = 1000

  func namesAll(of part: LocalizationSubject) -> Bool {
    part.examples.allSatisfy { stands(in: $0.phrase.text, of: part) }
  }

  func stands(in text: String, of part: LocalizationSubject) -> Bool {
    AppNameMatcher(names: [name], language: part.localization.textLanguage).isNamed(in: text)
  }
}
