extension RomanizationSystem {
  /// Pinyin itself, to find it where Cantonese belongs, and to divide what has no spaces.
  package static let pinyin = RomanizationSystem("pinyin", of: .pinyin, style: .pinyin) { [$0] }

  /// Wade–Giles, the usual spelling of Mandarin in English before pinyin, and of names in Taiwan.
  ///
  /// Source: H. A. Giles, A Chinese–English Dictionary (1912), less the circumflex of ê and the breve of ŭ,
  /// on which nothing hangs.
  package static let wadeGiles = RomanizationSystem(
    "Wade–Giles", of: .pinyin, style: .wadeGiles,
    spellings: MandarinSpelling(
      initials: [
        "b": "p", "p": "p'", "d": "t", "t": "t'", "g": "k", "k": "k'", "j": "ch", "q": "ch'",
        "x": "hs", "zh": "ch", "ch": "ch'", "r": "j", "z": "ts", "c": "ts'",
      ],
      finals: [
        "": "ih", "ê": "eh", "iê": "ieh", "iou": "iu", "ian": "ien", "ien": "in", "ieng": "ing",
        "uo": "o", "uei": "ui", "uen": "un", "ueng": "ung",
        "üê": "üeh", "üen": "ün", "üeng": "iung",
      ],
      bareFinals: [
        "ê": "eh", "er": "erh", "iê": "yeh", "iou": "yu", "ian": "yen",
        "ü": "yü", "üê": "yüeh", "üan": "yüan", "üen": "yün", "üeng": "yung",
      ],
      exceptions: [
        "z+": "tzu", "c+": "tz'u", "s+": "ssu szu", "+i": "i yi", "+e": "o e",
        "g+e": "ko ke", "k+e": "k'o k'e", "h+e": "ho he",
        "g+uo": "kuo", "k+uo": "k'uo", "h+uo": "huo", "sh+uo": "shuo",
        "g+uei": "kuei", "k+uei": "k'uei",
        "l+üê": "lüeh lio", "n+üê": "nüeh nio",
      ]
    ).spellings(of:))

  /// The spelling of Yale's textbooks of Mandarin.
  ///
  /// Source: F. Fang-yü Wang, Mandarin Chinese Dictionary (1967).
  package static let mandarinYale = RomanizationSystem(
    "Yale", of: .pinyin, style: .digitOrAccent,
    spellings: MandarinSpelling(
      initials: ["q": "ch", "x": "s", "zh": "j", "z": "dz", "c": "ts"],
      finals: [
        "ao": "au", "ia": "ya", "io": "yo", "iê": "ye", "iai": "yai", "iao": "yau", "iou": "you",
        "ian": "yan", "ien": "in", "iang": "yang", "ieng": "ing",
        "ua": "wa", "uo": "wo", "uai": "wai", "uei": "wei", "uan": "wan", "uen": "wun wen",
        "uang": "wang", "ueng": "ung",
        "ü": "yu", "üê": "ywe", "üan": "ywan", "üen": "yun", "üeng": "yung",
      ],
      bareFinals: [
        "ao": "au", "iao": "yau",
        "ü": "yu", "üê": "ywe", "üan": "ywan", "üen": "yun", "üeng": "yung",
      ],
      exceptions: [
        "zh+": "jr", "ch+": "chr", "sh+": "shr", "r+": "r", "z+": "dz", "c+": "tsz",
        "s+": "sz", "x+i": "syi", "x+ien": "syin", "x+ieng": "sying",
        "b+o": "bwo", "p+o": "pwo", "m+o": "mwo", "f+o": "fwo",
      ]
    ).spellings(of:))

  /// Tongyong pinyin, official in Taiwan from 2002 to 2008 and still on many signs.
  package static let tongyong = RomanizationSystem(
    "Tongyong pinyin", of: .pinyin, style: .digitOrAccent,
    spellings: MandarinSpelling(
      initials: ["zh": "jh", "q": "c", "x": "s"],
      finals: [
        "": "ih", "iê": "ie", "ien": "in", "ieng": "ing", "uen": "un", "ueng": "ong",
        "ü": "yu", "üê": "yue", "üan": "yuan", "üen": "yun", "üeng": "yong",
      ],
      bareFinals: [
        "uen": "wun", "ueng": "wong",
        "ü": "yu", "üê": "yue", "üan": "yuan", "üen": "yun", "üeng": "yong",
      ],
      exceptions: ["f+eng": "fong"]
    ).spellings(of:))
}
