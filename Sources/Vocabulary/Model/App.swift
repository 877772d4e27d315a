package import Diagnostics
package import Foundation

/// An app as Siri is told of it: its names, languages, declared intents and vocabularies.
package struct App: Hashable, Sendable {
  /// The folder that holds the vocabularies, relative to the input; empty for the input itself.
  package var path: String
  /// What people call it.
  package var names: AppNames
  /// `CFBundleShortVersionString` or what was given; `nil` when unknown.
  package var version: String?
  /// `CFBundleDevelopmentRegion` as a language; `nil` when unknown.
  package var developmentLanguage: Language?
  /// One per language of the app, the development language first, then by English name; texts that belong
  /// to no language come last.
  package var localizations: [Localization]
  /// The intents the app declares, in the order found; `nil` when no declaration was found.
  package var declaredIntents: [DeclaredIntent]?
  /// The app's icon as it is stored, a picture of any kind; `nil` when none was found.
  package var icon: Data?
  /// Files and folders about the app that could not be read, so that facts may be unknown.
  package var failures: [ReadFailure]

  package init(
    path: String, names: AppNames = AppNames(), version: String? = nil,
    developmentLanguage: Language? = nil, localizations: [Localization] = [],
    declaredIntents: [DeclaredIntent]? = nil, icon: Data? = nil,
    failures: [ReadFailure] = []
  ) {
    self.path = path
    self.names = names
    self.version = version
    self.developmentLanguage = developmentLanguage
    self.localizations = localizations
    self.declaredIntents = declaredIntents
    self.icon = icon
    self.failures = failures
  }

  /// The languages the app comes in, in the order of `localizations`.
  package var languages: [Language] { localizations.compactMap(\.language) }

  /// The localization that translators start from: the development language's if it has a
  /// vocabulary, else an English one, else the first that has any.
  package var source: Localization? {
    let spoken = localizations.filter { !$0.files.isEmpty }
    return spoken.first { $0.language != nil && $0.language == developmentLanguage }
      ?? spoken.first { $0.language == .base }
      ?? spoken.first { $0.language?.tag == "en" }
      ?? spoken.first
  }

  /// The app's name, `nil` when unknown.
  package var title: String? {
    names.title(in: developmentLanguage) ?? names.title(in: nil)
  }

  /// The names accepted in the phrases of a localization; `nil` when unknown.
  package func acceptedNames(in localization: Localization) -> [AppName]? {
    guard let language = localization.language else { return names.acceptedAnywhere }
    return names.accepted(in: language == .base ? localization.textLanguage ?? language : language)
  }
}

/// An intent that the app says it handles.
package struct DeclaredIntent: Hashable, Sendable {
  /// The class name, for example `INStartWorkoutIntent`.
  package var name: String
  /// Where it is declared; `nil` when given on the command line.
  package var place: Place?

  package init(_ name: String, at place: Place? = nil) {
    self.name = name
    self.place = place
  }
}
