/// The texts of a string catalog (`.xcstrings`): one file with the texts of all languages, which
/// Xcode 15 and later write in place of the `.strings` files of each language.
///
/// Apple publishes no description of the format. What is read here is what the files of public
/// projects have and Apple's “Localizing and varying text with a string catalog” names:
///
///     sourceLanguage: string
///     strings: { key: entry }
///     entry: extractionState? shouldTranslate? localizations? { language: localization }
///     localization: stringUnit { state, value } | stringSet { state, values } | variations
///     variations: { device | plural: { which: localization } }
///
/// Everything else in a file is passed over.
package struct StringCatalog: Hashable, Sendable {
  /// The language that the keys or their source texts are in, as the file spells it: “en”,
  /// “zh-Hans”.
  package let sourceLanguage: String
  /// The entries in the order of the file, duplicates included.
  package let entries: [Entry]
  /// The languages that have a text for some key, and the source language, as the file spells
  /// them; sorted. Not among them is a language with nothing but empty texts that Xcode has marked
  /// “new”, which nobody has written.
  package let languages: [String]
  /// Where the last entry of each key is in `entries`.
  private let indexes: [String: Int]

  /// Reads a file.
  ///
  /// Work and memory are bounded by ``PropertyListLimits`` and grow linearly with the file.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, also when it is JSON other than a string catalog, with
  ///   the first place where it shows.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    let root = try PropertyListDocument(parsingJSON: bytes).root
    sourceLanguage = try StringCatalogReader.sourceLanguage(of: root)
    entries = try StringCatalogReader.entries(of: root)
    indexes = Dictionary(
      entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, last in last })
    let written = entries.flatMap(\.texts).filter { !$0.value.isUnwritten }.map(\.key)
    languages = Set(written + [sourceLanguage]).sorted()
  }

  /// The entry of a key: the last one, which is the one that Foundation uses; `nil` when there is
  /// none.
  package subscript(key: String) -> Entry? {
    indexes[key].map { entries[$0] }
  }

  /// The text that the file has for a key in a language.
  ///
  /// - Parameters:
  ///   - key: the key, for example `CFBundleDisplayName`.
  ///   - language: the language, spelled as in ``languages``.
  /// - Returns: `nil` when the file has none, also for the source language. What counts then is for
  ///   the caller to know: in `InfoPlist.xcstrings` the value in the Info.plist, in most other
  ///   catalogs the key itself, which ``sourceText(_:)`` returns.
  package func text(_ key: String, in language: String) -> Text? {
    self[key]?.texts[language]
  }

  /// The text of a key in the source language, where keys are texts: the text that the file has for
  /// that language, or else the key.
  ///
  /// - Returns: `nil` when the file doesn't have the key.
  package func sourceText(_ key: String) -> Text? {
    guard let entry = self[key] else { return nil }
    return entry.texts[sourceLanguage] ?? Text([entry.keyValue], state: nil)
  }
}
