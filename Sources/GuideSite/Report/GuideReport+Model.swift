import Diagnostics
import Vocabulary

extension GuideReport.Document.App {
  init(_ app: AppGuide) {
    let names = app.app.names
    let localized = names.localized.sorted { $0.key < $1.key }
      .flatMap { language, own in own.map { GuideReport.Document.Name($0, locale: language.tag) } }
    self.init(
      slug: app.slug, path: app.app.path, page: app.overview.path, name: app.app.title,
      appVersion: app.app.version, developmentLanguage: app.app.developmentLanguage?.tag,
      declaredIntents: app.app.declaredIntents?.map(\.name),
      names: names.general.map { GuideReport.Document.Name($0, locale: nil) } + localized,
      coverage: GuideReport.Document.Coverage(app.coverage),
      locales: app.languages.map { GuideReport.Document.Locale($0) })
  }
}

extension GuideReport.Document.Name {
  fileprivate init(_ name: AppName, locale: String?) {
    self.init(
      text: name.text, role: name.role.rawValue, locale: locale,
      pronunciation: name.pronunciation?.text, path: name.place?.path)
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
  fileprivate init(_ language: LanguageGuide) {
    self.init(
      locale: language.localization.language?.tag, language: language.htmlLang,
      direction: language.direction, page: language.address.path,
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
      parameterVocabularies: file.parameterVocabularies.map(GuideReport.Document.Parameter.init))
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
  fileprivate init(_ vocabulary: ParameterVocabulary) {
    self.init(
      parameterNames: vocabulary.parameterNames.map(\.text),
      items: vocabulary.items.map { item in
        GuideReport.Document.Item(
          identifier: item.identifier?.text,
          synonyms: item.synonyms.map { synonym in
            GuideReport.Document.Synonym(
              phrase: synonym.phrase?.text, pronunciation: synonym.pronunciation?.text,
              examples: synonym.examples.map(\.text))
          })
      })
  }
}
