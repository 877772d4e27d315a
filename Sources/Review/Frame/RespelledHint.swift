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
    let checker = SoundsLikeChecker(language: hint.language?.primarySubtag)
    let isSame = FoldedPhrase(hint.text.text).says(FoldedPhrase(phrase))
    let notation = checker.notationFault(in: hint.text.text, for: phrase)
    self.isSame = isSame && notation == nil
    // What repeats the phrase is left out rather than mended.
    fault =
      notation
      ?? (isSame
        ? nil
        : hint.language.flatMap(HintScript.init)?.fault(in: hint.text, for: phrase)
          ?? checker.writingFault(in: hint.text.text, for: phrase))
  }
}
