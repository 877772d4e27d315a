import Diagnostics
import Vocabulary

/// Finds what the app is called, in each language.
struct NameFinder {
  let infoPlist: InfoPlist?
  let tables: LocalizedInfo
  let told: ToldFacts
  /// The development language, whose strings serve where a language has none of its own.
  let developmentLanguage: Language?

  private static let displayKeys = ["CFBundleDisplayName", "CFBundleName"]
  private static let spokenKey = "CFBundleSpokenName"

  var names: AppNames {
    var names = AppNames()
    addGeneral(to: &names)
    for language in tables.languages where language != .base { addOwn(of: language, to: &names) }
    names.general += told.names.map { AppName($0, role: .given) }
    for (language, given) in told.localizedNames {
      names.localized[language, default: []] += given.map { AppName($0, role: .given) }
    }
    return names
  }

  /// `Base.lproj` holds what serves languages that have no text of their own.
  private func addGeneral(to names: inout AppNames) {
    if let key = displayKey, let found = general(key) {
      if found.text.isBuildVariable {
        names.unresolved.append(UnresolvedName(key: key, value: found.text, at: found.place))
      } else {
        names.general.append(AppName(found.text, role: .display, at: found.place))
      }
    }
    if let spoken = general(Self.spokenKey), !spoken.text.isBuildVariable {
      names.general.append(AppName(spoken.text, role: .spoken, at: spoken.place))
    }
    names.general += alternativeNames(in: .base)
  }

  private func addOwn(of language: Language, to names: inout AppNames) {
    var own: [AppName] = []
    // The short name only shows where no display name does, in any language.
    let keys = displayKey == Self.displayKeys[0] ? [Self.displayKeys[0]] : Self.displayKeys
    if let found = keys.lazy.compactMap({ tables.text($0, in: language) }).first,
      !found.text.isBuildVariable
    {
      own.append(AppName(found.text, role: .display, at: found.place))
    }
    if let spoken = tables.text(Self.spokenKey, in: language), !spoken.text.isBuildVariable {
      own.append(AppName(spoken.text, role: .spoken, at: spoken.place))
    }
    let alternatives = alternativeNames(in: language)
    if alternatives != names.general.filter({ $0.role == .alternative }) { own += alternatives }
    if !own.isEmpty { names.localized[language] = own }
  }

  /// The key that names the app: the display name if there is one.
  private var displayKey: String? { Self.displayKeys.first { general($0) != nil } }

  private func general(_ key: String) -> (text: String, place: Place)? {
    if let localized = tables.text(key, in: .base) { return localized }
    return infoPlist?.text(key).map { text in (text, infoPlist?.place(key) ?? Place(path: "")) }
  }

  private func localized(_ key: String, in language: Language) -> (text: String, place: Place)? {
    tables.text(key, in: language) ?? tables.text(key, in: .base)
      ?? developmentLanguage.flatMap { tables.text(key, in: $0) }
  }

  /// Alternative names may be keys of the strings tables; `Base` and the development language are
  /// the fallback. A key that no table has is no name.
  private func alternativeNames(in language: Language) -> [AppName] {
    (infoPlist?.alternativeNames ?? []).compactMap { entry in
      let localized = localized(entry.name, in: language)
      let text = localized?.text ?? entry.name
      guard !text.isVariable, !text.allSatisfy(\.isWhitespace) else { return nil }
      let hint = entry.hint.map { self.localized($0, in: language)?.text ?? $0 }
        .flatMap { $0.isVariable ? nil : $0 }
      return AppName(
        text, role: .alternative, pronunciation: hint, at: localized?.place ?? entry.place)
    }
  }
}

extension String {
  /// Whether it stands for a text elsewhere: a build variable, or a key such as
  /// `APP_NAME_SYNONYM_1`.
  fileprivate var isVariable: Bool {
    let isKey =
      contains("_") && allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
    return isBuildVariable || isKey
  }
}
