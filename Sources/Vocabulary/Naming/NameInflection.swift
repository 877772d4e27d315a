/// What a language joins to a name without a space, hyphen or apostrophe.
struct NameInflection: Sendable {
  /// Endings that follow the whole name.
  let suffixes: Endings
  /// Endings that take the place of the name's own end: Russian `Алиса` becomes `Алису`.
  let replacements: [(end: [UInt32], endings: Endings)]
  /// Words that are written together with the name behind them.
  let proclitics: Endings

  /// A set of folded strings and the length of its longest.
  struct Endings: Sendable {
    let strings: Set<[UInt32]>
    let longest: Int

    init(_ words: some Sequence<String>) {
      strings = Set(words.map { FoldedText($0).trimmedValues }).subtracting([[]])
      longest = strings.map(\.count).max() ?? 0
    }

    init(_ table: String) {
      self.init(table.split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }

  /// A name shorter than this many characters takes no joined ending: “Got” isn't the Hungarian
  /// accusative of an app called Go.
  static let shortestName = 3

  /// The inflection of names in a language; `nil` where none is recorded or the language is unknown.
  static func of(_ language: Language?) -> NameInflection? {
    language?.primarySubtag.flatMap { byLanguage[$0] }
  }

  private static let byLanguage: [String: NameInflection] = {
    var byLanguage: [String: NameInflection] = [:]
    for row in InflectionTable.rows {
      let inflection = NameInflection(
        suffixes: Endings(row.suffixes),
        replacements: row.replacements.map { end, endings in
          (FoldedText(end).trimmedValues, Endings(endings))
        },
        proclitics: Endings(row.proclitics))
      for language in row.languages.split(separator: " ") {
        byLanguage[String(language)] = inflection
      }
    }
    return byLanguage
  }()
}
