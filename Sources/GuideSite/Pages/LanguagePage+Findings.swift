import Diagnostics
import Mustache
import Vocabulary

extension LanguagePage {
  func findings(at places: Place?...) -> [MustacheValue] {
    app.findings(of: language, at: places.compactMap(\.self))
      .map { $0.data(on: address, of: app) }
  }

  /// Findings that belong to no phrase or term stand at the head of the page.
  func generalFindings(absent: [Coverage.Intent]) -> [MustacheValue] {
    let shown = placesShown
    let absent = Set(absent.map(\.name))
    return app.findings(of: language).filter { finding in
      let isShownByItsIntent = finding.isMissingExample && absent.contains(finding.intent ?? "")
      return !shown.contains(finding.place) && !isShownByItsIntent
    }.map { $0.data(on: address, of: app) }
  }

  private var placesShown: Set<Place> {
    var places: Set<Place> = []
    for file in localization.files {
      for group in file.intentPhrases {
        places.insert(group.place)
        if let name = group.intentName { places.insert(name.place) }
        places.formUnion(group.examples.map(\.place))
      }
      for vocabulary in file.parameterVocabularies {
        places.insert(vocabulary.place)
        places.formUnion(vocabulary.parameterNames.map(\.place))
        for item in vocabulary.items { places.formUnion(TermData.places(of: item)) }
      }
    }
    return places
  }
}
