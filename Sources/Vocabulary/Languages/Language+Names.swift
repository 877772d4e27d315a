extension Language {
  /// The language's name in English, the same on every machine: “Portuguese (Brazil)”, “Chinese, Hong
  /// Kong”. Where the table has no name for the tag, a name for its beginning with the rest in
  /// brackets: “Slovak (DE)”; else the tag itself.
  package var englishName: String { name(\.english) ?? tag }

  /// What its speakers call the language: “Deutsch”, “العربية”. The English name where none is known.
  package var endonym: String { name { $0.endonym } ?? englishName }

  private func name(_ kind: (LanguageNameTable.Names) -> String?) -> String? {
    if let names = LanguageNameTable.names[tag] { return kind(names) }
    guard isWellFormed else { return nil }
    let parts = tag.split(separator: "-")
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let start = parts.prefix(count).joined(separator: "-")
      guard let names = LanguageNameTable.names[start] else { continue }
      return kind(names).map { "\($0) (\(parts.dropFirst(count).joined(separator: "-")))" }
    }
    return nil
  }
}
