/// A way of writing the syllables of Mandarin or Cantonese in Latin letters.
package struct RomanizationSystem: Sendable {
  /// The systems in which Mandarin is met besides pinyin, the commonest first.
  package static let ofMandarin = [wadeGiles, mandarinYale, tongyong]
  /// The systems in which Cantonese is met besides Jyutping, the commonest first.
  package static let ofCantonese = [cantoneseYale, educationDepartment]

  /// As messages call it: `Wade–Giles`.
  package let name: String
  /// What its syllables are turned into.
  package let target: ChineseSpelling
  let style: Style

  /// How tones are written, and what else is read in a way of its own.
  enum Style {
    /// A digit, or an accent on a vowel.
    case digitOrAccent
    /// As `digitOrAccent`; ü is written in all ways, and a syllable may end in the r of 儿.
    case pinyin
    /// A digit; an apostrophe is a letter, and accents are no tones.
    case wadeGiles
    /// A digit, or an accent and, for low tones, an h behind the vowel.
    case cantoneseYale
  }

  /// How each syllable of the target is written in this system, the usual spelling first.
  private let spellings: [String: [String]]
  /// The syllables in canonical letters, by their spelling in this system.
  private let bases: [String: [String]]
  /// The same by spellings that leave out apostrophes or diaereses, as is common in Wade–Giles.
  private let looseBases: [String: [String]]
  /// Letters in the longest spelling.
  let longestSpelling: Int

  /// Looks up every spelling once, so that reading is quick.
  ///
  /// - Parameters:
  ///   - name: as messages call it.
  ///   - target: what its syllables are turned into.
  ///   - style: how tones are written.
  ///   - spellings: how a syllable of the target in canonical letters is written, without its tone.
  init(
    _ name: String, of target: ChineseSpelling, style: Style,
    spellings: (String) -> [String]
  ) {
    self.name = name
    self.target = target
    self.style = style
    let inventory = SyllableInventory.of(target)
    let bases = inventory.all.filter { inventory.standing(of: $0) == .attested }
    self.spellings = Dictionary(uniqueKeysWithValues: bases.map { ($0, spellings($0)) })
    var exact: [String: [String]] = [:]
    var loose: [String: [String]] = [:]
    for base in bases {
      let own = Set(self.spellings[base] ?? [])
      for spelling in own { exact[spelling, default: []].append(base) }
      for spelling in Set(own.flatMap(Self.looseForms)) {
        loose[spelling, default: []].append(base)
      }
    }
    self.bases = exact
    looseBases = style == .wadeGiles ? loose : [:]
    longestSpelling = exact.keys.map(\.unicodeScalars.count).max() ?? 0
  }

  private static func looseForms(_ spelling: String) -> [String] {
    let plain = spelling.replacing("'", with: "")
    return [plain, spelling.replacing("ü", with: "u"), plain.replacing("ü", with: "u")]
  }

  /// How a syllable is written in this system.
  ///
  /// - Parameter base: the syllable in canonical letters.
  /// - Returns: its usual spelling, without tone; `nil` for what is no syllable of the target.
  package func spelling(of base: String) -> String? { spellings[base]?.first }

  /// The syllables that some letters may stand for.
  ///
  /// - Parameter letters: one syllable without its tone; small letters or capitals, with apostrophes of
  ///   any looks.
  /// - Returns: syllables in canonical letters: those that are spelt just so, then those that are where
  ///   apostrophes and diaereses are left out, as in `tai` for Wade–Giles `t'ai`.
  package func candidates(for letters: String) -> [String] {
    guard letters.utf8.count <= 64,
      let text = LatinText(
        Array(letters.unicodeScalars)[...], keepsApostrophes: style == .wadeGiles),
      text.letters.allSatisfy({ $0.digit == nil && ($0.mark == nil || style == .wadeGiles) }),
      text.letters.dropFirst().allSatisfy({ !$0.isBehindBreak })
    else { return [] }
    return candidates(spelt: text.letters[...].spelling, exactly: false)
  }

  /// The same for small letters with plain apostrophes.
  ///
  /// - Parameters:
  ///   - spelling: one syllable without its tone.
  ///   - exactly: whether apostrophes and diaereses are left out only where there is no such syllable
  ///     otherwise.
  /// - Returns: syllables in canonical letters.
  func candidates(spelt spelling: String, exactly: Bool) -> [String] {
    let key =
      switch style {
      case .pinyin: target.canonical(spelling.replacing("v", with: "ü"))
      case .wadeGiles: spelling.replacing("ê", with: "e")
      case .digitOrAccent, .cantoneseYale: spelling
      }
    let exact = bases[key] ?? []
    if exactly, !exact.isEmpty { return exact }
    return exact + (looseBases[key] ?? []).filter { !exact.contains($0) }
  }
}
