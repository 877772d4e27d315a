import Pronunciation
import Vocabulary

/// A hint for a language other than Chinese, which is respelled in that language, with what is wrong with
/// it.
struct RespelledHint: Sendable {
  let hint: SpokenHint
  /// The one thing to mend first; `nil` when nothing is wrong.
  let fault: SoundsLikeFault?
  /// Whether the hint says what the phrase says already.
  let isSame: Bool

  /// `nil` for hints of Chinese and for those that say nothing, which `pron/blank` has.
  init?(_ hint: SpokenHint) {
    guard hint.language?.chineseHintRule == nil, !hint.isSilent else { return nil }
    self.hint = hint
    let phrase = hint.phrase ?? ""
    let checker = SoundsLikeChecker(
      language: hint.language?.primarySubtag,
      isLatin: hint.language.flatMap(LanguageWriting.init)?.scripts.contains(.latin) ?? true)
    let repeats = FoldedPhrase(hint.text.text).says(FoldedPhrase(phrase))
    let notation = checker.notationFault(in: hint.text.text, for: phrase)
    let scripts = hint.language.flatMap(HintScript.init)
    let script = scripts?.fault(in: hint.text, for: phrase)
    // What repeats the phrase is left out rather than mended; kanji need kana even so.
    let fault =
      notation
      ?? (repeats
        ? script.flatMap { $0.kind == .ideograph ? $0 : nil }
        : script ?? checker.writingFault(in: hint.text.text, for: phrase))
    self.fault = fault.map { fault in
      fault.offered { scripts?.fault(in: SourceText($0, at: hint.text.place), for: phrase) == nil }
    }
    isSame = repeats && fault == nil && !hint.text.text.isReadUnlike(phrase)
  }
}

extension String {
  /// Whether a hint with the letters of its phrase says something else all the same: “gif” that “GIF” is
  /// a word, and “Masse” that its vowel is short, unlike that of “Maße”.
  fileprivate func isReadUnlike(_ phrase: String) -> Bool {
    if words == phrase.words { return false }
    let sharp: Set<Character> = ["ß", "ẞ"]
    return phrase.isAcronym
      || filter(sharp.contains).count != phrase.filter(sharp.contains).count
  }

  /// Whether it is read letter by letter unless told otherwise: capitals alone, or with gershayim.
  private var isAcronym: Bool {
    let cased = filter { $0.isUppercase || $0.isLowercase }
    return contains("\u{05F4}") || cased.count > 1 && cased.allSatisfy(\.isUppercase)
  }

  private var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
