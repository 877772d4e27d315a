import Diagnostics
import PropertyList
import Vocabulary

/// Finds the alternative names of an app, as written and in each language.
struct AlternativeNameFinder {
  let infoPlist: InfoPlist
  let tables: LocalizedInfo
  /// The development language, whose strings serve where a language has none of its own.
  let developmentLanguage: Language?

  private static let key = "INAlternativeAppNames"

  /// The list as it is written; `nil` when there is none.
  func list(isWatch: Bool = false) -> AlternativeNames? {
    guard let node = infoPlist[Self.key] else { return nil }
    return AlternativeNames(
      at: infoPlist.place(Self.key), isWatch: isWatch,
      entries: node.array?.prefix(VocabularyLimits.facts).map(entry))
  }

  private func entry(_ node: PropertyListNode) -> AlternativeNames.Entry {
    let nameNode = node["INAlternativeAppName"]
    guard let written = nameNode?.string else {
      return AlternativeNames.Entry(written: nil, at: place(of: nameNode ?? node))
    }
    var texts: [Language: String] = [:]
    for language in tables.languages {
      texts[language] = tables.text(written, in: language)?.text
    }
    let filled = infoPlist.filled(written, at: place(of: nameNode ?? node))
    return AlternativeNames.Entry(
      written: written, at: place(of: nameNode ?? node),
      isVariable: written.isTableKey || !texts.isEmpty, texts: texts,
      isUnset: infoPlist.isFilled && filled.ifResolved == nil)
  }

  /// The names in one language. They may be keys of the strings tables; `Base` and the development
  /// language are the fallback. A key that no table has is no name.
  func names(in language: Language) -> [AppName] {
    (infoPlist[Self.key]?.array ?? []).prefix(VocabularyLimits.facts).compactMap { node in
      guard let name = node["INAlternativeAppName"], let written = name.string else { return nil }
      let found = text(of: written, at: place(of: name), in: language)
      guard found.unresolved.isEmpty, !found.text.isVariable, !found.isBlank else { return nil }
      return AppName(
        found.text, role: .alternative, pronunciation: hint(of: node, in: language),
        from: found.origin)
    }
  }

  /// How the name of an entry sounds in one language; `nil` also where only a build can tell.
  private func hint(of entry: PropertyListNode, in language: Language) -> SourceText? {
    guard let hint = entry["INAlternativeAppNamePronunciationHint"], let written = hint.string
    else { return nil }
    let found = text(of: written, at: place(of: hint), in: language)
    guard let text = found.ifResolved, !text.isVariable else { return nil }
    return SourceText(text, at: found.origin.place)
  }

  private func text(of written: String, at place: Place, in language: Language) -> FoundText {
    localized(written, in: language) ?? infoPlist.filled(written, at: place)
  }

  private func localized(_ key: String, in language: Language) -> FoundText? {
    tables.text(key, in: language) ?? tables.text(key, in: .base)
      ?? developmentLanguage.flatMap { tables.text(key, in: $0) }
  }

  private func place(of node: PropertyListNode) -> Place {
    Place(
      path: infoPlist.path, range: node.contentRange ?? node.range,
      keyPath: node.keyPath.description)
  }
}
