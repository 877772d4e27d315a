import Pronunciation
import Vocabulary

/// Tells what of a hint isn't written in the letters for sounds that its language has.
///
/// That Siri wants them is inferred from what a hint is: ordinary writing that sounds like the term.
struct HintScript: Sendable {
  private let language: Language
  private let scripts: Set<ScriptClass>
  /// What a letter is called: “Cyrillic letter”.
  private let letter: String
  /// What Chinese characters are called where they stand beside letters for sounds.
  private let ideographs: String?

  /// `nil` for languages whose script isn't on record, and for Chinese, which has rules of its own.
  init?(of language: Language) {
    guard let writing = LanguageWriting(of: language), writing.scripts != [.han] else { return nil }
    self.language = language
    scripts = Set(writing.scripts).subtracting([.han])
    let isJapanese = writing.scripts.contains(.kana)
    letter = isJapanese ? "kana" : writing.character
    ideographs = isJapanese ? "kanji" : writing.scripts == [.hangul] ? "Hanja" : nil
  }

  /// What is wrong with a hint's script; `nil` when nothing is, or it has no letters. Takes time linear in
  /// the lengths.
  func fault(in hint: SourceText, for phrase: String) -> SoundsLikeFault? {
    let scalars = Array(hint.text.unicodeScalars)
    let classes = scalars.map(\.hintScript)
    let words = Set(phrase.unicodeScalars.split { $0.hintScript != .latin }.map(String.init))
    var hasOwn = false
    var strange: [Range<Int>] = []
    var han: [Range<Int>] = []
    for run in classes.runs {
      guard let script = classes[run.lowerBound] else { continue }
      if scripts.contains(script) {
        hasOwn = true
      } else if script == .han, ideographs != nil {
        han.append(run)
      } else if !isSpelled(run, of: scalars, classes, besides: words) {
        strange.append(run)
      }
    }
    if let ideographs, !han.isEmpty {
      return SoundsLikeFault(
        .ideograph, at: han,
        """
        \(hint.text.quoted) has \(ideographs), which \(ideographs == "kanji" ? "don't" : "doesn't") tell the \
        reading; a hint for \(language.englishName) is written in \(ideographs == "kanji" ? letter : "Hangul")
        """)
    }
    guard let first = strange.first, let last = strange.last else { return nil }
    if hasOwn {
      return SoundsLikeFault(
        .mixedScript, at: strange,
        """
        \(hint.text.part(first).quoted) is of another script than the rest of \(hint.text.quoted); a hint for \
        \(language.englishName) is written in one
        """)
    }
    return SoundsLikeFault(
      .otherScript, at: [first.lowerBound..<last.upperBound],
      "\(hint.text.quoted) has no \(letter), although it is a hint for \(language.englishName)")
  }

  /// Whether a run of Latin letters is read letter by letter in any script: “5K”, “Tシャツ”, and the “TV” of
  /// a phrase that has it.
  private func isSpelled(
    _ run: Range<Int>, of scalars: [Unicode.Scalar], _ classes: [ScriptClass?],
    besides words: Set<String>
  ) -> Bool {
    guard classes[run.lowerBound] == .latin, run.count <= Self.longestSpelled,
      scalars[run].allSatisfy(\.properties.isUppercase),
      ![run.lowerBound - 1, run.upperBound].contains(where: { index in
        scalars.indices.contains(index) && scalars[index].isCased
      })
    else { return false }
    return run.count == 1 || words.contains(String(String.UnicodeScalarView(scalars[run])))
  }

  private static let longestSpelled = 3
}

extension Unicode.Scalar {
  /// The script of a letter, whatever its width; `nil` for what is none, or is no script's own.
  fileprivate var hintScript: ScriptClass? {
    guard properties.isAlphabetic else { return nil }
    switch value {
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return .latin
    case 0xFF66...0xFF9F: return .kana
    case 0xFFA1...0xFFDC: return .hangul
    // Apostrophes that count as letters, and ornamental forms.
    case 0x2B0...0x2FF, 0x1D400...0x1D7FF, 0x2071...0x209C, 0x2160...0x2188, 0x24B6...0x24E9:
      return nil
    default: return ScriptClass(of: value)
    }
  }

  /// Whether the letter is of a script with capitals.
  fileprivate var isCased: Bool { properties.isUppercase || properties.isLowercase }
}

extension [ScriptClass?] {
  /// The stretches of one script.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, script) in enumerated() {
      if let last = runs.last, self[last.lowerBound] == script {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
