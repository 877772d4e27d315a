import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let missingHint = Rule(
    RuleDescription(
      id: "pron/missing", severity: .note,
      summary: "What isn't read as it is spelled has a pronunciation hint",
      rationale: """
        Brand names such as “iTunes”, words in another script, and Chinese terms, whose characters often have \
        several readings, are what hints are for. Without one Siri guesses, and nobody sees what it guessed.
        """,
      remedy: """
        Ask someone who speaks the language how people say it, and write that as \
        `VocabularyItemPronunciation`. What is suggested for Chinese is only likely: verify it. Where Siri \
        understands the term already, leave it.
        """,
      source: """
        Apple, “VocabularyItemPronunciation”: how the phrase sounds. Which terms need one is ours; suggested \
        readings come from Unihan 15.0, ToJyutping 3.2 and the phrases of pypinyin.
        """,
      bad: [
        .terms(.init("tunes", "↓iTunes Mix"), .init("storm", "Stair Storm")),
        .terms(.init("craze", "↓Cardio Craze"), in: "ja"),
        .terms(.init("smile", "↓微笑"), .init("bank", "银行"), in: "zh-Hans"),
        .terms(.init("smile", "↓微笑"), .init("craze", "↓Cardio"), in: "zh-HK"),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓CardioBonanza</string>
          """,
          and: [.phrases(["用CardioBonanza开始锻炼"], in: "zh-Hans").inside(RuleExample.app)]),
      ],
      good: [
        .terms(.init("tunes", "iTunes Mix", pronunciation: "eye toons mix")),
        .terms(.init("storm", "Stair Storm"), .init("tv", "TV")),
        .terms(.init("own", "CardioBonanza Mix")),
        .terms(.init("storm", "階段ストーム"), .init("k", "5K"), in: "ja"),
        .hint("wei1 xiao4", for: "微笑", in: "zh-Hans"),
        .bundle(
          InfoEntries.name,
          and: [
            .strings("CFBundleDisplayName = \"卡路里狂欢\";", in: "zh-Hans"),
            .phrases(["用卡路里狂欢开始锻炼"], in: "zh-Hans").inside(RuleExample.app),
          ]),
      ])
  ) { subject, finding in
    let named = subject.termsNamedInSettings(for: finding.description.id)
    return subject.localizations.flatMap { part in
      let terms = part.termsWithoutHint
      let groups =
        terms.filter { named.contains($0.text) }.map { [$0] }
        + [terms.filter { !named.contains($0.text) }]
      return groups.flatMap { group in
        [part.brandFinding(group, finding), part.chineseFinding(group, finding)]
          .compactMap(\.self)
      }
    } + subject.nameFindings(finding)
  }
}

extension ReviewSubject {
  /// The terms that an adjustment of the settings may concern by themselves.
  fileprivate func termsNamedInSettings(for rule: String) -> Set<String> {
    Set(settings.adjustments.filter { $0.concerns(rule: rule) }.flatMap(\.phrases))
  }
}

extension LocalizationSubject {
  /// The terms that nothing says the sound of.
  fileprivate var termsWithoutHint: [SourceText] {
    let synonyms = localization.files.flatMap(\.synonyms).map(\.synonym)
    // What couldn't be kept, such as a hint of megabytes, is told of by the rule that says why.
    let unkept = Set(
      localization.files.flatMap(\.irregularities).filter(\.isUnkeptHint).map {
        [$0.place.path, $0.place.keyPath]
      })
    let hinted = Set(
      synonyms.filter {
        $0.pronunciation != nil
          || unkept.contains([$0.place.path, "\($0.place.keyPath)/\(VocabularyKey.pronunciation)"])
      }.compactMap(\.phrase?.text))
    return synonyms.compactMap(\.phrase).filter { !$0.isBlank && !hinted.contains($0.text) }
  }

  /// The finding on the terms that are spelled unlike the words of the language.
  fileprivate func brandFinding(_ terms: [SourceText], _ finding: Finder) -> Diagnostic? {
    let writing = localization.textLanguage.flatMap(LanguageWriting.init)
    // Terms in Chinese characters have a finding of their own there.
    let isChinese = localization.textLanguage?.chineseHintRule != nil
    let brands = terms.filter {
      !(isChinese && $0.text.hasChineseCharacter) && isBrand($0.text, writing)
    }
    guard let first = brands.first else { return nil }
    let start = Self.start(with: first.text, and: brands.count - 1)
    let isOne = brands.count == 1
    return finding(
      "\(start) no pronunciation, and \(isOne ? "it isn't" : "they aren't") spelled as \(titleOfWords) is",
      at: first.place, in: tag
    ).pointing(to: brands.dropFirst())
  }

  /// How a finding on terms begins: “iTunes” and 2 more terms have.
  private static func start(with first: String, and more: Int) -> String {
    guard more > 0 else { return "\(first.quoted) has" }
    return "\(first.quoted) and \(more) more \(more == 1 ? "term" : "terms") have"
  }

  /// The language as people speak of its spelling.
  private var titleOfWords: String {
    guard let language = localization.textLanguage else { return "the development language" }
    return language.chineseHintRule == nil ? language.englishName : "Chinese"
  }

  /// Whether a term, without the app's name, is in another script or has a capital inside a word.
  private func isBrand(_ term: String, _ writing: LanguageWriting?) -> Bool {
    var scalars = Array(term.unicodeScalars)
    for index in marker.marks(in: term).names.joined() { scalars[index] = " " }
    if zip(scalars, scalars.dropFirst()).contains(where: {
      $0.properties.isLowercase && $1.properties.isUppercase
    }) {
      return true
    }
    let letters = scalars.filter(\.properties.isAlphabetic)
    // “TV” and the K of “5K” are read letter by letter in any script.
    let isSpelled = letters.count <= 3 && letters.allSatisfy(\.properties.isUppercase)
    return !isSpelled && writing?.isForeign(letters) == true
  }

  /// The finding on the terms in Chinese characters, with how they are probably read.
  fileprivate func chineseFinding(_ terms: [SourceText], _ finding: Finder) -> Diagnostic? {
    guard let rule = localization.textLanguage?.chineseHintRule else { return nil }
    let chinese = terms.filter { $0.text.hasChineseCharacter }
    guard let first = chinese.first else { return nil }
    let start = Self.start(with: first.text, and: chinese.count - 1)
    var found = finding("\(start) no pronunciation", at: first.place, in: tag)
    found.notes = chinese.prefix(Self.mostSuggestions).compactMap { term in
      SuggestedReading(of: term.text, under: rule).map {
        Diagnostic.Note($0.advice(for: term.text), at: term.place == first.place ? nil : term.place)
      }
    }
    let more = chinese.count - Self.mostSuggestions
    if more > 0 { found.notes.append(Diagnostic.Note("And \(more) more")) }
    return found
  }

  private static let mostSuggestions = 10
}

extension Irregularity {
  /// Whether it is of a hint that is there and can't be used.
  fileprivate var isUnkeptHint: Bool {
    switch kind {
    case .tooLong(let key, _), .wrongType(let key, _, _, _): key == VocabularyKey.pronunciation
    default: false
    }
  }
}

extension SuggestedReading {
  /// What may be written, with the other readings of its characters.
  fileprivate func advice(for term: String) -> String {
    let others = parts.filter { !$0.alternatives.isEmpty }.map { part in
      "\(part.text) can also be \(part.alternatives.prefix(2).map(\.written).joined(separator: " or "))"
    }
    let aside = others.isEmpty ? "" : " (\(others.listed(4)))"
    // A report puts the place behind the term.
    return "Probably “\(written)”\(aside), to be verified, for \(term.quoted)"
  }
}

extension ReviewSubject {
  /// The findings on names in Latin letters that Chinese phrases hold. How they are said can't be guessed.
  fileprivate func nameFindings(_ finding: Finder) -> [Diagnostic] {
    let unsaid = localizations.compactMap { part -> (tag: String, name: AppName)? in
      guard let language = part.localization.textLanguage, language.chineseHintRule != nil,
        !part.examples.isEmpty, let names = app.acceptedNames(in: part.localization),
        !names.contains(where: { $0.text.hasChineseCharacter || $0.pronunciation != nil })
      else { return nil }
      return names.first { $0.role == .display && $0.text.contains(where: \.isLetter) }
        .map { (language.tag, $0) }
    }
    return unsaid.grouped(by: \.name).compactMap { name, parts in
      name.place.map { place in
        finding(
          "\(name.text.quoted) is in Latin letters for Chinese too (\(parts.map(\.tag).listed)), and nothing tells how it is said there",
          at: place,
          notes: [
            """
            If people there say it in Chinese, add that as an alternative name with \
            INAlternativeAppNamePronunciationHint
            """
          ])
      }
    }
  }
}

extension String {
  fileprivate var hasChineseCharacter: Bool {
    unicodeScalars.contains(where: \.properties.isIdeographic)
  }
}
