/// A language that Siri speaks.
package struct SiriLanguage: Hashable, Sendable {
  /// The name in English.
  package let name: String
  /// The locales that Siri has for it, as Apple writes them with hyphens.
  package let locales: [String]
  /// The tags of localizations that serve it: each with everything more special, except for Chinese
  /// and Portuguese, where only the tags themselves count.
  let tags: [String]
}

/// Which languages Siri speaks.
///
/// Apple's own list (apple.com/ios/feature-availability/#siri) changes and isn't for download; this is
/// the table of “Hey Siri” locales in the Human Interface Guidelines, with Hebrew and Vietnamese,
/// which only news reports name. Use it to inform, not to judge: the store asks for example phrases in
/// every language of an app, whether or not Siri speaks it.
package enum SiriLanguages {
  /// The date at which the table was compiled.
  package static let date = "2026-08"

  package static let all: [SiriLanguage] = [
    row("Arabic", "ar-AE ar-SA", "ar"),
    row("Cantonese", "zh-HK", "zh-HK zh-MO yue yue-Hant yue-Hans yue-HK"),
    row("Danish", "da-DK", "da"),
    row("Dutch", "nl-NL nl-BE", "nl"),
    row("English", "en-US en-GB en-AU en-CA en-IE en-IN en-NZ en-SG en-ZA", "en"),
    row("Finnish", "fi-FI", "fi"),
    row("French", "fr-FR fr-CA fr-BE fr-CH", "fr"),
    row("German", "de-DE de-AT de-CH", "de"),
    row("Hebrew", "he-IL", "he"),
    row("Italian", "it-IT it-CH", "it"),
    row("Japanese", "ja-JP", "ja"),
    row("Korean", "ko-KR", "ko"),
    row("Malay", "ms-MY", "ms"),
    row("Mandarin", "zh-CN zh-TW", "zh zh-Hans zh-Hans-CN zh-Hant zh-Hant-TW zh-SG zh-Hans-SG"),
    row("Norwegian", "nb-NO", "nb"),
    row("Portuguese", "pt-BR", "pt pt-BR"),
    row("Russian", "ru-RU", "ru"),
    row("Spanish", "es-ES es-MX es-US es-CL", "es"),
    row("Swedish", "sv-SE", "sv"),
    row("Thai", "th-TH", "th"),
    row("Turkish", "tr-TR", "tr"),
    row("Vietnamese", "vi-VN", "vi"),
  ]

  private static func row(_ name: String, _ locales: String, _ tags: String) -> SiriLanguage {
    SiriLanguage(
      name: name, locales: locales.split(separator: " ").map(String.init),
      tags: tags.split(separator: " ").map(String.init))
  }

  /// From each tag to the language it serves.
  fileprivate static let byTag: [String: SiriLanguage] = {
    var byTag: [String: SiriLanguage] = [:]
    for language in all {
      for tag in language.tags { byTag[tag] = language }
    }
    return byTag
  }()
}

extension Language {
  /// The language of Siri that this localization serves; `nil` when none is known, and for `Base`,
  /// where the development language decides.
  package var siriLanguage: SiriLanguage? {
    if let language = SiriLanguages.byTag[tag] { return language }
    guard let primary = primarySubtag, primary != "zh", primary != "pt" else { return nil }
    return SiriLanguages.byTag[primary]
  }

  /// Whether Siri is known to speak the language.
  package var isSpokenBySiri: Bool { siriLanguage != nil }
}
