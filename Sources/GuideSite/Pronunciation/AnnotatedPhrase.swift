import Diagnostics
import Pronunciation
import Vocabulary

/// A Chinese phrase with its pronunciation hint, piece by piece.
struct AnnotatedPhrase {
  let rule: ChineseHintRule
  /// In the order of the phrase; their texts together are the phrase.
  let parts: [Part]
  /// Whether all of the hint but its spaces stands in the parts.
  let holdsWholeHint: Bool

  struct Part {
    let text: String
    /// What the hint has for it, as it is written there; empty for what isn't spoken.
    let sounds: [Sound]
    /// The same sound as people of the place write it.
    let aid: String?

    /// Whether the hint says more than the text does, as it doesn't for a Latin word it repeats.
    var isExplained: Bool {
      // Of a number, signs needn't be repeated.
      let spoken = text.filter { $0.isLetter || $0.isNumber }
      return !sounds.isEmpty && sounds.map(\.text).joined().lowercased() != spoken.lowercased()
    }
  }

  struct Sound {
    let text: String
    /// The weightiest finding about it.
    let fault: Severity?
  }

  /// `nil` where hint and phrase don't fit together. The faults are findings about parts of the hint.
  init?(
    of hint: String, on phrase: String, by rule: ChineseHintRule, faults: [PhraseFault] = []
  ) {
    let checker = ChineseHintChecker(rule)
    guard let aligned = checker.alignment(of: hint, with: phrase) else { return nil }
    let hasAids = rule != .zhCN && !checker.isOtherWriting(hint, for: phrase)
    self.rule = rule
    holdsWholeHint =
      aligned.parts.flatMap(\.sounds).joined().filter { !$0.isWhitespace }
      == hint.filter { !$0.isWhitespace }
    var places = SoundPlaces(hint)
    parts = aligned.parts.withWholeNumbers.map { part in
      let sounds = part.sounds.map { sound in
        let range = places.next(sound)
        let severities = faults.filter { $0.range.overlaps(range) }.map(\.severity)
        return Sound(text: sound, fault: severities.max())
      }
      return Part(
        text: part.text, sounds: sounds,
        aid: hasAids ? part.syllable.flatMap { rule.aid(for: $0, of: part.text) } : nil)
    }
  }

  /// The aids of the whole phrase; empty when there is none.
  var aids: String { parts.compactMap(\.aid).joined(separator: " ") }
}

extension ChineseHintChecker {
  /// Whether a hint is in another romanization or of the other Chinese language, so that its syllables
  /// have another sound than they would by the rule.
  fileprivate func isOtherWriting(_ hint: String, for phrase: String) -> Bool {
    faults(in: hint, for: phrase).contains {
      $0.kind == .otherLanguage || $0.kind == .otherSystem
    }
  }
}

extension ChineseHintRule {
  /// How people where the rule holds write a sound by themselves: in zhuyin in Taiwan, with a common
  /// character that sounds the same in Hong Kong.
  fileprivate func aid(for syllable: ToneSyllable, of character: String) -> String? {
    switch self {
    case .zhCN: nil
    case .zhTW: Zhuyin.spelling(of: syllable)
    case .zhHK:
      CantoneseHomophone.character(for: syllable, besides: character.unicodeScalars.first)
        .map { String(Character($0)) }
    }
  }

  /// The rule for people: “zh_TW pinyin”.
  var shown: String { "\(rawValue) \(spelling.name)" }

  /// HTML's `lang` of a hint.
  var soundLang: String {
    switch spelling {
    case .pinyin: "zh-Latn-pinyin"
    case .jyutping: "yue-Latn-jyutping"
    }
  }

  /// HTML's `lang` of the aids.
  var aidLang: String { self == .zhHK ? "zh-HK" : "zh-Bopo" }
}

/// Finds the pieces of a hint in it, from its beginning to its end.
private struct SoundPlaces {
  private let scalars: [Unicode.Scalar]
  private var next = 0

  init(_ hint: String) { scalars = Array(hint.unicodeScalars) }

  /// Where a piece stands behind the one before, in Unicode scalars; an empty range where it doesn't.
  mutating func next(_ piece: String) -> Range<Int> {
    let piece = Array(piece.unicodeScalars)
    let here = next
    guard !piece.isEmpty else { return here..<here }
    var start = here
    while start + piece.count <= scalars.count {
      if scalars[start..<(start + piece.count)].elementsEqual(piece) {
        next = start + piece.count
        return start..<next
      }
      start += 1
    }
    // What isn't there is looked for once.
    next = scalars.count
    return here..<here
  }
}
