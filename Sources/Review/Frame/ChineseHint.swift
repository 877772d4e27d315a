import Pronunciation
import Vocabulary

/// A hint for Chinese, with what is wrong with it.
struct ChineseHint: Sendable {
  let hint: SpokenHint
  let rule: ChineseHintRule
  let faults: [HintFault]

  /// `nil` for hints of other languages and for blank ones, which `pron/blank` has.
  init?(_ hint: SpokenHint) {
    guard let rule = hint.language?.chineseHintRule, !hint.isSilent else { return nil }
    self.hint = hint
    self.rule = rule
    faults = ChineseHintChecker(rule).faults(in: hint.text.text, for: hint.phrase ?? "")
  }

  /// How the phrase is probably read, for who can't read it; `nil` where the tables can't tell.
  var probableReading: String? {
    guard let phrase = hint.phrase, let reading = SuggestedReading(of: phrase, under: rule) else {
      return nil
    }
    return "“\(phrase)” is probably read “\(reading.written)”; have it verified"
  }
}
