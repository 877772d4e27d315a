/// Brings the name of a `.lproj` folder into the form in which a bundle compares it.
enum LocalizationName {
  /// The canonical form of a folder's name; the name itself when it isn't understood.
  ///
  /// The steps are those of `CFLocaleCreateCanonicalLanguageIdentifierFromString`: the names of old,
  /// then hyphens and capitals, then codes that were replaced, then what Apple calls Chinese.
  static func canonical(_ name: String) -> String {
    let modern = LegacyLanguageNames.tags[name] ?? name
    guard var subtags = LanguageSubtags(replacingAlias(modern)) else { return name }
    if let region = subtags.region {
      subtags.region = currentRegion(region, language: subtags.language)
    }
    replaceSerboCroatian(&subtags)
    replaceChinese(&subtags)
    return subtags.tag
  }

  /// Replaces the longest run of leading subtags that the alias table has.
  private static func replacingAlias(_ name: String) -> String {
    guard name.utf8.count <= LanguageSubtags.longestName else { return name }
    let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    for count in stride(from: min(LanguageAliases.longest, subtags.count), to: 0, by: -1) {
      let start = subtags.prefix(count).joined(separator: "-").lowercased()
      if let replacement = LanguageAliases.replacements[start] {
        return ([replacement] + subtags.dropFirst(count).map(String.init)).joined(separator: "-")
      }
    }
    return subtags.joined(separator: "-")
  }

  /// Codes of countries that were renamed, and the old Latin America. Source: `specialCases` in `CFLocaleIdentifier.c`.
  private static func currentRegion(_ region: String, language: String) -> String {
    switch (region, language) {
    case ("XL", "es"): "419"
    case ("UK", _): "GB"
    case ("TP", _): "TL"
    case ("CS", "cs"): "CZ"
    case ("CS", "sk"): "SK"
    case ("CS", _), ("YU", _): "RS"
    default: region
    }
  }

  /// `sh` is Croatian in Croatia and Serbian in Serbia, and stays where no region tells.
  private static func replaceSerboCroatian(_ subtags: inout LanguageSubtags) {
    guard subtags.language == "sh" else { return }
    switch subtags.region {
    case "HR": (subtags.language, subtags.region) = ("hr", nil)
    case "RS": (subtags.language, subtags.region) = ("sr", nil)
    default: break
    }
  }

  /// A bundle calls the Chinese of the mainland `zh-Hans`, Taiwan's `zh-Hant` and Hong Kong's `zh-HK`.
  private static func replaceChinese(_ subtags: inout LanguageSubtags) {
    guard subtags.language == "zh", subtags.extended.isEmpty, subtags.others.isEmpty else { return }
    switch (subtags.script, subtags.region) {
    case (nil, "CN"): (subtags.script, subtags.region) = ("Hans", nil)
    case (nil, "TW"): (subtags.script, subtags.region) = ("Hant", nil)
    case ("Hant", "HK"): subtags.script = nil
    default: break
    }
  }
}
