/// A key of `limits`.
struct LimitKey: Sendable {
  let name: String
  let value: any WritableKeyPath<ReviewLimits, Int> & Sendable
  let summary: String

  static let bounds = 0...1_000_000

  static let all = [
    LimitKey(
      name: "fewestPhrases", value: \.fewestPhrases,
      summary: "Example phrases that each intent should have in the source language."),
    LimitKey(
      name: "longestPhraseWords", value: \.longestPhraseWords,
      summary: """
        Words of a phrase besides names, in scripts that write spaces; a translation may have a quarter \
        more.
        """),
    LimitKey(
      name: "longestPhraseCharacters", value: \.longestPhraseCharacters,
      summary: "Characters of a phrase; a translation may have a quarter more."),
    LimitKey(
      name: "longestHeadlineCharacters", value: \.longestHeadlineCharacters,
      summary: "Characters of the first phrase of the first intent, which Siri's guide sets large."),
    LimitKey(
      name: "longestTextBytes", value: \.longestTextBytes,
      summary: "Bytes of a phrase or term in UTF-16, as Apple counts them."),
    LimitKey(name: "mostTerms", value: \.mostTerms, summary: "Terms of one parameter."),
  ]
}

/// A key of `words`.
struct WordsKey: Sendable {
  let name: String
  let value: any WritableKeyPath<OwnWords, [String]> & Sendable
  let summary: String

  static let all = [
    WordsKey(
      name: "thirdPartyNames", value: \.thirdPartyNames,
      summary: "Names of other apps and brands that no phrase may hold."),
    WordsKey(
      name: "allowedNames", value: \.allowedNames,
      summary: "Names of other apps and brands that this app may use all the same."),
    WordsKey(
      name: "reservedWords", value: \.reservedWords,
      summary: "Words that texts of custom intents may not hold."),
  ]
}

extension ReviewLimits {
  /// The limits by their names in the settings, each with what it usually is.
  package var named: [(name: String, value: Int, usual: Int)] {
    LimitKey.all.map { ($0.name, self[keyPath: $0.value], ReviewLimits()[keyPath: $0.value]) }
  }
}

extension OwnWords {
  /// The lists of words that aren't empty, by their names in the settings.
  package var named: [(name: String, words: [String])] {
    WordsKey.all.map { ($0.name, self[keyPath: $0.value]) }.filter { !$0.words.isEmpty }
  }
}
