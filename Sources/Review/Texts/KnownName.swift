import Vocabulary

/// A name that a table holds, with what tells it from ordinary words.
struct KnownName: Hashable, Sendable {
  /// The name as its owner spells it.
  let name: String
  /// The languages in which it is an ordinary word, too.
  private let languages: Set<String>
  /// Whether it is told from people's names by “my” or “the” before it: “on my Mac”, but “call Mac”.
  let needsDeterminer: Bool

  /// `ordinaryIn` are language subtags, or `*` for every language.
  init(_ name: String, ordinaryIn languages: String = "", needsDeterminer: Bool = false) {
    self.name = name
    self.languages = Set(languages.split(separator: " ").map(String.init))
    self.needsDeterminer = needsDeterminer
  }

  /// Whether it is an ordinary word of some language.
  var isAmbiguous: Bool { !languages.isEmpty || needsDeterminer }

  /// Whether it may be an ordinary word in a language; where the language isn't known, it may.
  func isOrdinary(in language: Language?) -> Bool {
    guard let tag = language?.primarySubtag else { return isAmbiguous }
    return languages.contains("*") || languages.contains(tag)
  }
}

/// Finds names in phrases, and leaves alone the ordinary words that some are spelled like.
///
/// A name that is no word of the language is found in any capitals. One that is may only be found in its
/// own capitals, inside a sentence, outside quotation marks, between words without capitals: “send a
/// Signal message” names an app, while “Signal the driver”, “the traffic signal” and “play Signal Fire”
/// name none. Where every noun has a capital, as in German, such names are never found.
struct KnownNameMatcher: Sendable {
  struct Match: Hashable, Sendable {
    let known: KnownName
    /// Where it stands, in Unicode scalars.
    let range: Range<Int>
  }

  private let names: [KnownName]
  private let language: Language?
  private let matcher: TermMatcher
  private let words: LowValueWords?

  init(_ names: [KnownName], language: Language?) {
    self.names = names
    self.language = language
    matcher = TermMatcher(terms: names.map(\.name), language: language)
    words = LowValueWords.of(language)
  }

  /// The names in a phrase, each once.
  func matches(in phrase: String) -> [Match] {
    var seen: Set<KnownName> = []
    let found = matcher.matches(in: phrase)
      .map { Match(known: names[$0.term], range: $0.range) }
      .filter { $0.known.isAmbiguous || seen.insert($0.known).inserted }
    if !found.contains(where: { $0.known.isAmbiguous }) { return found }
    let sentence = Sentence(phrase, language: language)
    // Nobody says a hundred names; the bound keeps the time linear.
    return found.prefix(100).filter { match in
      !match.known.isAmbiguous
        || isName(match, in: sentence) && seen.insert(match.known).inserted
    }
  }

  private func isName(_ match: Match, in sentence: Sentence) -> Bool {
    guard sentence.text.part(match.range) == match.known.name, sentence.hasSmallLetters
    else { return false }
    if match.known.needsDeterminer, sentence.isLatin {
      guard let before = sentence.word(before: match.range),
        words?.isDeterminer(before.folded) == true
      else { return false }
      return sentence.isAlone(match.range)
    }
    guard match.known.isOrdinary(in: language) else { return sentence.isAlone(match.range) }
    return language.map { !Self.capitalizesNouns($0) } == true && sentence.isAlone(match.range)
      && !sentence.isStart(match.range)
  }

  /// German and its neighbours give every noun a capital.
  private static func capitalizesNouns(_ language: Language) -> Bool {
    ["de", "gsw", "lb", "nds", "pfl", "bar"].contains(language.primarySubtag)
  }
}
