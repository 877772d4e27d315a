import Diagnostics
import Vocabulary

/// Finds what the app is called, in each language.
struct NameFinder {
  let infoPlist: InfoPlist?
  let tables: LocalizedInfo
  let told: ToldFacts
  /// The alternative names; `nil` without an Info.plist.
  let alternatives: AlternativeNameFinder?

  private static let displayKeys = ["CFBundleDisplayName", "CFBundleName"]
  private static let spokenKey = "CFBundleSpokenName"

  var names: AppNames {
    var names = AppNames()
    names.unreadable = tables.unreadable.subtracting([.base])
    addGeneral(to: &names)
    for language in tables.languages where language != .base { addOwn(of: language, to: &names) }
    names.forms = told.forms
    names.general += told.names.map { AppName($0, role: .given) }
    for (language, given) in told.localizedNames {
      names.localized[language, default: []] += given.map { AppName($0, role: .given) }
    }
    return names
  }

  /// `Base.lproj` holds what serves languages that have no text of their own.
  private func addGeneral(to names: inout AppNames) {
    if let key = displayKey, let found = general(key) {
      if let text = found.ifResolved {
        names.general.append(AppName(text, role: .display, from: found.origin))
      } else {
        names.unresolved.append(
          UnresolvedName(
            key: key, value: found.origin.written ?? found.text, at: found.origin.place,
            variables: found.unresolved, problem: found.problem))
      }
    }
    if let spoken = general(Self.spokenKey), let text = spoken.ifResolved {
      names.general.append(AppName(text, role: .spoken, from: spoken.origin))
    }
    names.general += alternatives?.names(in: .base) ?? []
  }

  private func addOwn(of language: Language, to names: inout AppNames) {
    var own: [AppName] = []
    // The short name only shows where no display name does, in any language.
    let keys = displayKey == Self.displayKeys[0] ? [Self.displayKeys[0]] : Self.displayKeys
    if let found = keys.lazy.compactMap({ tables.text($0, in: language) }).first,
      let text = found.ifResolved
    {
      own.append(AppName(text, role: .display, from: found.origin))
    }
    if let spoken = tables.text(Self.spokenKey, in: language), let text = spoken.ifResolved {
      own.append(AppName(text, role: .spoken, from: spoken.origin))
    }
    let alternatives = alternatives?.names(in: language) ?? []
    if alternatives != names.general.filter({ $0.role == .alternative }) { own += alternatives }
    if !own.isEmpty { names.localized[language] = own }
  }

  /// The key that names the app: the display name if there is one.
  private var displayKey: String? { Self.displayKeys.first { general($0) != nil } }

  private func general(_ key: String) -> FoundText? {
    if let localized = tables.text(key, in: .base) { return localized }
    let own = infoPlist?.text(key)
    return own?.ifResolved == nil ? tables.extractedText(key) ?? own : own
  }
}
