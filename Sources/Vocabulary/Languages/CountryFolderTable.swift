/// Countries whose codes are taken for their languages'.
///
/// Source: the codes of ISO 3166-1 and ISO 639-1, and the language most people of the country speak.
/// Countries with several are left out unless one writing system tells them apart.
enum CountryFolderTable {
  /// From code to what is known of it.
  static let folders: [String: CountryFolder] = {
    var folders: [String: CountryFolder] = [:]
    for row in rows {
      folders[row.code] = CountryFolder(
        code: row.code, intended: Language(folderName: row.intended), codeMeans: row.codeMeans)
    }
    return folders
  }()

  private static let rows: [(code: String, intended: String, codeMeans: String?)] = [
    // No language has these codes.
    ("al", "sq", nil), ("at", "de", nil), ("bd", "bn", nil), ("by", "be", nil),
    ("cn", "zh-Hans", nil),
    ("cz", "cs", nil), ("dk", "da", nil), ("eg", "ar", nil), ("gb", "en-GB", nil),
    ("ge", "ka", nil), ("gr", "el", nil),
    ("hk", "zh-HK", nil), ("il", "he", nil), ("iq", "ar", nil), ("ir", "fa", nil),
    ("jp", "ja", nil),
    ("kh", "km", nil), ("kz", "kk", nil), ("md", "ro", nil), ("mm", "my", nil),
    ("mx", "es-MX", nil),
    ("np", "ne", nil), ("ph", "fil", nil), ("pk", "ur", nil), ("rs", "sr", nil), ("tj", "tg", nil),
    ("tm", "tk", nil), ("ua", "uk", nil), ("us", "en-US", nil), ("vn", "vi", nil),
    // These are some other language's.
    ("ae", "ar", "Avestan"), ("am", "hy", "Amharic"), ("ba", "bs", "Bashkir"),
    ("br", "pt-BR", "Breton"),
    ("cy", "el", "Welsh"), ("ee", "et", "Ewe"), ("in", "hi", "Indonesian"),
    ("kg", "ky", "Kongo"), ("kr", "ko", "Kanuri"), ("la", "lo", "Latin"), ("my", "ms", "Burmese"),
    ("sa", "ar", "Sanskrit"), ("se", "sv", "Northern Sami"), ("si", "sl", "Sinhala"),
    ("tw", "zh-Hant", "Twi"),
  ]
}
