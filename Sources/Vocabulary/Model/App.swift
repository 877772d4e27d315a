package import Foundation

/// An app as Siri is told of it: its names, languages, declared intents and vocabularies.
package struct App: Hashable, Sendable {
  /// The folder that holds the vocabularies, relative to the input; empty for the input itself.
  package var path: String
  /// What it was found as.
  package var container: Container
  /// What people call it.
  package var names: AppNames
  /// `INAlternativeAppNames` of the app and of its watch app; empty when there is none.
  package var alternativeNames: [AlternativeNames]
  /// `CFBundleShortVersionString` or what was given; `nil` when unknown.
  package var version: String?
  /// Where the version was found; `nil` when unknown or given.
  package var versionOrigin: Origin?
  /// `CFBundleDevelopmentRegion` as a language; `nil` when unknown.
  package var developmentLanguage: Language?
  /// Where the development language was found; `nil` when unknown.
  package var developmentLanguageOrigin: Origin?
  /// One per language of the app, the development language first, then by English name; texts that belong
  /// to no language come last.
  package var localizations: [Localization]
  /// What the app, its Intents extensions and the command line declare; `nil` when that isn't known.
  package var declarations: [IntentDeclaration]?
  /// Whether an Info.plist could not be read, so that more may be declared than is known.
  package var mayDeclareMore: Bool
  /// The intents that the app defines itself.
  package var customIntents: [CustomIntent]
  /// Their texts, of the definitions and of every language of the app.
  package var customIntentTexts: [CustomIntentText]
  /// What the languages of the app lack of them.
  package var customIntentGaps: [CustomIntentGap]
  /// `NSSiriUsageDescription`; `nil` when the app's Info.plist isn't known as a whole.
  package var usageDescription: LocalizedText?
  /// Files whose names resemble that of a vocabulary, so that nothing reads them.
  package var misnamedFiles: [String]
  /// The app's icon as it is stored, a picture of any kind; `nil` when none was found.
  package var icon: Data?
  /// The icon's file, relative to the input; `nil` when none was found.
  package var iconPath: String?
  /// Files and folders about the app that could not be read, so that facts may be unknown.
  package var failures: [ReadFailure]
  /// What was read past in the app's project and need not matter.
  package var remarks: [ReadFailure]

  package init(
    path: String, container: Container = Container(), names: AppNames = AppNames(),
    version: String? = nil,
    developmentLanguage: Language? = nil, localizations: [Localization] = [],
    declarations: [IntentDeclaration]? = nil, icon: Data? = nil, failures: [ReadFailure] = []
  ) {
    self.path = path
    self.container = container
    self.names = names
    alternativeNames = []
    self.version = version
    self.developmentLanguage = developmentLanguage
    self.localizations = localizations
    self.declarations = declarations
    mayDeclareMore = false
    customIntents = []
    customIntentTexts = []
    customIntentGaps = []
    remarks = []
    misnamedFiles = []
    self.icon = icon
    self.failures = failures
  }

  /// The intents declared, each once, in the order found; `nil` when no declaration was found.
  package var declaredIntents: [DeclaredIntent]? {
    guard let declarations else { return nil }
    var seen: Set<String> = []
    return declarations.flatMap(\.supported).filter { seen.insert($0.name).inserted }
  }

  /// The languages the app comes in, in the order of `localizations`.
  package var languages: [Language] { localizations.filter(\.isOfApp).compactMap(\.language) }

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
      ?? names.title(in: Language(folderName: "en"))
  }

  /// The names accepted in the phrases of a localization; `nil` when unknown.
  package func acceptedNames(in localization: Localization) -> [AppName]? {
    guard let language = localization.language else { return names.acceptedAnywhere }
    return names.accepted(in: language == .base ? localization.textLanguage ?? language : language)
  }
}
