package import Diagnostics

/// A name that people may call the app by.
package struct AppName: Hashable, Sendable {
  package var text: String
  package var role: Role
  /// How an alternative name sounds, `INAlternativeAppNamePronunciationHint`.
  package var pronunciation: SourceText?
  /// Where it was found; `nil` for a name given on the command line.
  package var origin: Origin?

  package init(_ text: String, role: Role, pronunciation: SourceText? = nil, from origin: Origin?) {
    self.text = text
    self.role = role
    self.pronunciation = pronunciation
    self.origin = origin
  }

  package init(_ text: String, role: Role, pronunciation: SourceText? = nil, at place: Place? = nil)
  {
    self.init(text, role: role, pronunciation: pronunciation, from: place.map { Origin($0) })
  }

  /// The file and key it was found at; `nil` for a name given on the command line.
  package var place: Place? { origin?.place }

  /// What makes it a name of the app.
  package enum Role: String, Hashable, Sendable {
    /// `CFBundleDisplayName`, else `CFBundleName`: what people see under the icon.
    case display
    /// `CFBundleSpokenName`: how the display name is read aloud.
    case spoken
    /// An entry of `INAlternativeAppNames`.
    case alternative
    /// Given by the person who runs the tool, or in the team's settings.
    case given
  }
}

/// Every name of an app, in every language.
package struct AppNames: Hashable, Sendable {
  /// Names that hold where a language has none of its own: from Info.plist or given for all.
  package var general: [AppName]
  /// Names of one language: from its InfoPlist.strings or given for it.
  package var localized: [Language: [AppName]]
  /// Name keys whose value is still a build variable, such as `${APP_NAME}`.
  package var unresolved: [UnresolvedName]
  /// Languages whose own names could not be read.
  package var unreadable: Set<Language> = []
  /// What the team accepts besides, in every language also where that has names of its own.
  package var forms = AcceptedForms()

  package init(
    general: [AppName] = [], localized: [Language: [AppName]] = [:],
    unresolved: [UnresolvedName] = []
  ) {
    self.general = general
    self.localized = localized
    self.unresolved = unresolved
  }

  /// The names accepted in one language: the app's own in that language, else the general ones;
  /// spoken and alternative names and the team's forms besides. `nil` when the app's name there is
  /// unknown.
  package func accepted(in language: Language) -> [AppName]? {
    let own = localized[language] ?? []
    let primary = own.filter(\.isPrimary)
    if primary.isEmpty, unreadable.contains(language) { return nil }
    let forms = forms.forms(in: language)
    let names = primary.isEmpty ? general.filter(\.isPrimary) : primary
    guard !names.isEmpty || !forms.isEmpty else { return nil }
    return unique(names + forms + others(.spoken, own) + others(.alternative, own))
  }

  /// The names accepted in a text that belongs to no language: all that are known.
  package var acceptedAnywhere: [AppName]? {
    let all =
      general + localized.sorted { $0.key < $1.key }.flatMap(\.value) + forms.all.map(\.name)
    return all.contains(where: \.isPrimary) ? unique(all) : nil
  }

  /// The alternative names of all languages, each place once, in the order of the languages.
  package var alternatives: [AppName] {
    var seen: Set<Origin?> = []
    let all = general + localized.sorted { $0.key < $1.key }.flatMap(\.value)
    return all.filter { $0.role == .alternative && seen.insert($0.origin).inserted }
  }

  /// The name to show for the app as a whole; `nil` when unknown.
  package func title(in language: Language?) -> String? {
    let names =
      language.flatMap { accepted(in: $0) } ?? general.filter(\.isPrimary) + forms.everywhere
    return (names.first { $0.role == .display } ?? names.first { $0.role == .given })?.text
  }

  private func others(_ role: AppName.Role, _ own: [AppName]) -> [AppName] {
    let localized = own.filter { $0.role == role }
    return localized.isEmpty ? general.filter { $0.role == role } : localized
  }

  private func unique(_ names: [AppName]) -> [AppName] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.text).inserted }
  }
}

extension AppName {
  /// Whether it can stand for the app's name alone.
  fileprivate var isPrimary: Bool { role == .display || role == .given }
}

/// A name key whose value only a build would fill in.
package struct UnresolvedName: Hashable, Sendable {
  /// The key, for example `CFBundleDisplayName`.
  package var key: String
  /// The value as written, for example `${APP_NAME}`.
  package var value: String
  package var place: Place
  /// The variables in it that nothing gives a value, when a project was read.
  package var variables: [String]
  /// Why the value can't be told although something gives it, in one sentence without a full stop.
  package var problem: String?

  package init(
    key: String, value: String, at place: Place, variables: [String] = [], problem: String? = nil
  ) {
    self.problem = problem
    self.key = key
    self.value = value
    self.place = place
    self.variables = variables
  }

  /// What is lacking, in words that follow the value.
  package var lack: String {
    if let problem { return problem }
    return variables.isEmpty
      ? "a build fills it in"
      : "nothing found gives a value to \(variables.joined(separator: ", "))"
  }
}
