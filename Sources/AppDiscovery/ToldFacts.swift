package import Vocabulary

/// What the person who runs the tool says about the app, for what can't be found.
package struct ToldFacts: Hashable, Sendable {
  /// Names accepted where a language has none of its own.
  package var names: [String]
  /// Names of one language.
  package var localizedNames: [Language: [String]]
  /// Intents the app declares besides those found.
  package var declaredIntents: [String]
  /// Languages the app comes in besides those found.
  package var languages: [Language]
  /// The app's version, instead of the one found.
  package var version: String?
  /// The build configuration to read projects in; `nil` for Release.
  package var configuration: String?
  /// Forms of the app's name that are accepted besides those found.
  package var forms = AcceptedForms()

  package init(
    names: [String] = [], localizedNames: [Language: [String]] = [:],
    declaredIntents: [String] = [], languages: [Language] = [], version: String? = nil,
    configuration: String? = nil
  ) {
    self.names = names
    self.localizedNames = localizedNames
    self.declaredIntents = declaredIntents
    self.languages = languages
    self.version = version
    self.configuration = configuration
  }
}
