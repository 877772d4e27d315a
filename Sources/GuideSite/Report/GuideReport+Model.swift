import Diagnostics
import Pronunciation
import Vocabulary

extension GuideReport.Document.App {
  init(_ app: AppGuide) {
    let names = app.app.names
    let localized = names.localized.sorted { $0.key < $1.key }
      .flatMap { language, own in
        own.map { GuideReport.Document.Name($0, of: language, readAs: language) }
      }
    self.init(
      slug: app.slug, path: app.app.path, page: app.overview.path, name: app.app.title,
      appVersion: app.app.version, developmentLanguage: app.app.developmentLanguage?.tag,
      declaredIntents: app.app.declaredIntents?.map(\.name),
      names: names.general.map {
        GuideReport.Document.Name($0, of: nil, readAs: app.app.developmentLanguage)
      } + localized,
      coverage: GuideReport.Document.Coverage(app.coverage),
      locales: app.languages.map { GuideReport.Document.Locale($0, of: app) })
  }
}

extension GuideReport.Document.Name {
  fileprivate init(_ name: AppName, of language: Language?, readAs other: Language?) {
    self.init(
      text: name.text, role: name.role.rawValue, locale: language?.tag,
      pronunciation: name.pronunciation?.text,
      reading: GuideReport.Document.ReadPart.parts(
        of: name.pronunciation?.text, on: name.text, by: other?.chineseHintRule),
      path: name.place?.path)
  }
}

extension GuideReport.Document.Coverage {
  fileprivate init(_ coverage: Coverage) {
    let totals = coverage.totals
    let entries = zip(coverage.languages, coverage.rows).flatMap { language, row in
      zip(coverage.intents, row).map { intent, cell in
        Entry(language: language, intent: intent, cell: cell)
      }
    }
    self.init(
      languages: totals.languages, intents: totals.intents, cells: totals.cells,
      filled: totals.filled, missing: totals.missing, unreadable: totals.unreadable,
      entries: entries)
  }
}

extension GuideReport.Document.Coverage.Entry {
  fileprivate init(language: Language, intent: Coverage.Intent, cell: Coverage.Cell) {
    let counts = cell.counts
    self.init(
      locale: language.tag, intent: intent.name, declared: intent.isDeclared,
      examples: counts.examples, namingApp: counts.namingApp)
  }
}

extension GuideReport.Document.Locale {
  fileprivate init(_ language: LanguageGuide, of app: AppGuide) {
    self.init(
      locale: language.localization.language?.tag, language: language.htmlLang,
      direction: language.direction, page: language.address.path,
      hintRule: language.hintRule?.rawValue, inheritors: app.inheritors(of: language).map(\.tag),
      files: language.localization.files.map { GuideReport.Document.File($0, of: language) })
  }
}

extension GuideReport.Document.File {
  fileprivate init(_ file: VocabularyFile, of language: LanguageGuide) {
    self.init(
      path: file.path, failure: file.failure?.message,
      intentPhrases: file.intentPhrases.map { group in
        GuideReport.Document.Intent(
          intentName: group.intentName?.text,
          examples: group.examples.map { GuideReport.Document.Example($0, of: language) })
      },
      parameterVocabularies: file.parameterVocabularies.map {
        GuideReport.Document.Parameter($0, by: language.hintRule)
      })
  }
}

extension GuideReport.Document.Example {
  fileprivate init(_ phrase: SourceText, of language: LanguageGuide) {
    let marks = language.marker.marks(in: phrase.text)
    let start = phrase.place.range?.start
    self.init(
      text: phrase.text, line: start?.line, column: start?.column,
      nameRanges: language.marker.knowsName
        ? marks.names.map { [$0.lowerBound, $0.upperBound] } : nil,
      terms: marks.terms.map {
        Term(identifier: $0.identifier, range: [$0.range.lowerBound, $0.range.upperBound])
      })
  }
}

extension GuideReport.Document.Parameter {
  fileprivate init(_ vocabulary: ParameterVocabulary, by rule: ChineseHintRule?) {
    self.init(
      parameterNames: vocabulary.parameterNames.map(\.text),
      items: vocabulary.items.map { item in
        GuideReport.Document.Item(
          identifier: item.identifier?.text,
          synonyms: item.synonyms.map { synonym in
            GuideReport.Document.Synonym(
              phrase: synonym.phrase?.text, pronunciation: synonym.pronunciation?.text,
              reading: GuideReport.Document.ReadPart.parts(
                of: synonym.pronunciation?.text, on: synonym.phrase?.text, by: rule),
              examples: synonym.examples.map(\.text))
          })
      })
  }
}

extension GuideReport.Document.ReadPart {
  fileprivate static func parts(
    of hint: String?, on phrase: String?, by rule: ChineseHintRule?
  ) -> [Self]? {
    guard let hint, let phrase, let rule else { return nil }
    return AnnotatedPhrase(of: hint, on: phrase, by: rule)?.parts.map { part in
      Self(
        text: part.text, sounds: part.sounds.map(\.text),
        zhuyin: rule == .zhTW ? part.aid : nil, homophone: rule == .zhHK ? part.aid : nil)
    }
  }
}
