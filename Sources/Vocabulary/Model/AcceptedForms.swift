/// Names and forms of a name that a team accepts for its app, besides those that the app itself tells.
package struct AcceptedForms: Hashable, Sendable {
  /// Those of all languages.
  package var everywhere: [AppName]
  /// Those of single languages.
  package var localized: [Language: [AppName]]

  package init(everywhere: [AppName] = [], localized: [Language: [AppName]] = [:]) {
    self.everywhere = everywhere
    self.localized = localized
  }

  /// Those accepted in a language.
  package func forms(in language: Language) -> [AppName] {
    everywhere + (localized[language] ?? [])
  }

  /// Those of every language, each with its language, `nil` for all; sorted.
  package var all: [(language: Language?, name: AppName)] {
    everywhere.map { (nil, $0) }
      + localized.sorted { $0.key < $1.key }.flatMap { language, names in
        names.map { (language, $0) }
      }
  }
}
