extension App {
  /// The other locales that Siri speaks on devices where the app shows itself in this language, because
  /// it comes in none that is nearer: those of `es` may be Spanish of Mexico, of the United States and
  /// of Chile.
  ///
  /// A locale whose own folder lacks a vocabulary isn't among them: whether Siri then looks further isn't
  /// documented.
  package func inheritors(of language: Language) -> [Language] {
    let present = Set(localizations.compactMap(\.language))
    return SiriLanguages.all.filter { !Self.homesOfTheirOwn.contains($0.name) }
      .flatMap { $0.name == "Cantonese" ? $0.locales[...] : $0.locales.dropFirst() }
      .map { Language(folderName: $0) }
      .filter { $0 != language && $0.fallbacks.first(where: present.contains) == language }
  }

  /// Languages whose locales are all at home in a tag of their own or in the one without region. Of the
  /// others the first locale is at home in that one.
  private static let homesOfTheirOwn: Set = ["Arabic", "Mandarin"]
}

extension Language {
  /// The localizations that serve a locale of Siri's, the nearest first.
  ///
  /// Source: the parent locales of Unicode CLDR, `supplemental/parentLocales`, with the widest variant of a
  /// language in the place of `en-001`. That Hong Kong takes what is written for Taiwan is inferred.
  fileprivate var fallbacks: [Language] {
    guard let subtags else { return [self] }
    let further =
      switch (subtags.language, subtags.region) {
      case ("zh", "HK"): ["yue", "yue-Hant", "yue-HK", "zh-Hant"]
      case ("es", _): ["es-419", "es"]
      case ("en", "CA"): ["en"]
      case ("en", _): ["en-GB", "en"]
      default: [subtags.language]
      }
    return [self] + further.map { Language(folderName: $0) }
  }
}
