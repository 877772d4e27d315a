import Foundation

/// What texts tell of the language they are written in: which scripts, which words.
///
/// Enough to tell a language from the one whose code its country has, and no more: this doesn't guess
/// languages.
struct LanguageEvidence {
  /// Letters, counted by script.
  private var scripts: [ScriptClass: Int] = [:]
  private var words: Set<String> = []
  private var letters: Set<Unicode.Scalar> = []

  /// Reads no more of the texts than it takes to tell.
  static let mostScalars = 20_000

  init(in texts: [String]) {
    var left = Self.mostScalars
    for text in texts {
      guard left > 0 else { break }
      var word = ""
      let start = String(text.unicodeScalars.prefix(left)).precomposedStringWithCanonicalMapping
      for scalar in start.unicodeScalars {
        left -= 1
        guard scalar.properties.isAlphabetic else {
          words.insert(word.lowercased())
          word = ""
          continue
        }
        scripts[ScriptClass(of: scalar.value), default: 0] += 1
        word.unicodeScalars.append(scalar)
      }
      words.insert(word.lowercased())
    }
    words.remove("")
    letters = Set(words.flatMap(\.unicodeScalars))
  }

  /// Whether the texts are in the language that a country's code is taken for: `true` and `false` when
  /// they tell, `nil` when they don't.
  func speaks(for folder: CountryFolder) -> Bool? {
    guard let intended = folder.intended.primarySubtag,
      let profile = LanguageProfile.profiles[intended]
    else { return nil }
    let own = profile.scripts.reduce(0) { $0 + (scripts[$1] ?? 0) }
    let foreign = scripts.filter { $0.key != .latin && $0.key != .digit }.map(\.value).reduce(0, +)
    if !profile.scripts.contains(.latin) {
      // A brand in Latin letters, or a text not yet translated, says nothing against it.
      if own > 0 {
        guard 2 * own > foreign else { return false }
        return profile.letters.isEmpty || !letters.isDisjoint(with: profile.letters) ? true : nil
      }
      return foreign > 0 ? false : nil
    }
    if foreign > own { return false }
    let known = words.intersection(profile.words).count
    guard known >= LanguageProfile.wordsNeeded else { return nil }
    guard let other = LanguageProfile.others[folder.code] else { return true }
    let strange = words.count { word in word.unicodeScalars.contains { other.contains($0) } }
    return strange < known
  }
}

/// What a language is known by.
struct LanguageProfile: Sendable {
  let scripts: [ScriptClass]
  /// Letters of which a text of the language has some, where its script is others' too.
  var letters: Set<Unicode.Scalar> = []
  /// Frequent words, those first that commands are made of, and none that the other languages of the
  /// same country code share.
  var words: Set<String> = []

  /// How many different words it takes.
  static let wordsNeeded = 2
}
