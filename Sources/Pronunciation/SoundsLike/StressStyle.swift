/// Finds stress written in capitals and syllables joined by hyphens: `shuh-TAW-kwuh`.
struct StressStyle {
  /// The capitals and hyphens.
  let ranges: [Range<Int>]
  let hasCapitals: Bool
  let hasHyphens: Bool
  /// The hint in small letters with spaces; `nil` where something else in it would have to go, too.
  let plain: String?

  /// `nil` when there are none that the phrase hasn't, too. A hyphen that joins words, as in
  /// “rendez-vous”, is none between syllables: the hint has fewer words then than the phrase.
  init?(_ hint: HintText, phrase: String) {
    guard !Self.isPlaceholder(hint) else { return nil }
    let scalars = hint.scalars
    let given = Set(phrase.unicodeScalars.split { !$0.properties.isAlphabetic }.map(String.init))
    let capitals = Self.capitals(in: hint).filter { !given.contains(hint[$0]) }
    let isSyllabic = !capitals.isEmpty || hint.words.count == phrase.split(separator: " ").count
    let hyphens =
      !isSyllabic || phrase.unicodeScalars.contains(where: \.isHyphen)
      ? []
      : scalars.indices.dropFirst().dropLast().filter { index in
        scalars[index].isHyphen && scalars[index - 1].properties.isAlphabetic
          && scalars[index + 1].properties.isAlphabetic
      }
    guard !hyphens.isEmpty || !capitals.isEmpty else { return nil }
    hasCapitals = !capitals.isEmpty
    hasHyphens = !hyphens.isEmpty
    ranges = (hyphens.map { $0..<$0 + 1 } + capitals).sorted { $0.lowerBound < $1.lowerBound }
    let marked = Set(ranges.map(\.lowerBound))
    let isPlain = scalars.allSatisfy { $0.isHyphen || $0.isOfRespelling }
    plain =
      isPlain
      ? hint.words.map { word in
        word.contains(where: marked.contains)
          ? Self.plain(hint.scalars[word], besides: given, keepsHyphens: hyphens.isEmpty)
          : hint[word]
      }.joined(separator: " ") : nil
  }

  /// A word in small letters, apart from what stands so in the phrase.
  private static func plain(
    _ word: ArraySlice<Unicode.Scalar>, besides given: Set<String>, keepsHyphens: Bool
  ) -> String {
    word.split(whereSeparator: \.isHyphen).map(String.init(_:))
      .map { given.contains($0) ? $0 : $0.lowercased() }
      .joined(separator: keepsHyphens ? "-" : " ")
  }

  /// Whether a hint is a key, a format, an address or a mark of something unfinished, which no mend of its
  /// style makes a hint.
  private static func isPlaceholder(_ hint: HintText) -> Bool {
    hint.scalars.contains { "_{}<>$".unicodeScalars.contains($0) } || hint.text.contains("://")
      || unfinished.contains(hint[hint.body])
  }

  /// What people leave in a value that they mean to fill in, and programs write for none: data to look for,
  /// whose capitals are no stress.
  private static let unfinished: Set = ["TODO", "TBD", "FIXME", "NONE", "NULL"]

  /// Runs of capitals that mark stress: beside small letters or hyphens, or a whole word that is too long
  /// to be spelled out. “TV” and “USA” are none.
  private static func capitals(in hint: HintText) -> [Range<Int>] {
    let scalars = hint.scalars
    return scalars.ranges(where: \.properties.isUppercase).filter { run in
      guard run.count > 1, hint[run].contains(where: \.isStressable) else { return false }
      let sides = [run.lowerBound - 1, run.upperBound].compactMap(hint.scalar)
      let isJoined = sides.contains {
        $0.isHyphen || $0.properties.isAlphabetic && $0.properties.isLowercase
      }
      return isJoined || run.count > 3
    }
  }
}

extension Character {
  /// A syllable has a vowel.
  fileprivate var isStressable: Bool {
    guard isASCII else { return isLetter }
    return "AEIOUY".contains(self)
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a respelling, apart from hyphens.
  fileprivate var isOfRespelling: Bool {
    properties.isAlphabetic || properties.isWhitespace || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
      || "'’ʼ׳״".unicodeScalars.contains(self)
  }

  fileprivate var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" }
}
