import Foundation
import Vocabulary

/// Tells whether a sentence holds a term, in any form that grammar may give it.
///
/// It errs on the side of yes: a rule that asks has a fault to tell of only when nothing of the term is
/// in the sentence.
struct TermMention {
  private let matcher: TermMatcher
  private let forms: [Form]
  private let language: Language?

  private struct Form {
    let words: [String]
    let letters: String
  }

  /// Prepares to find any of the forms of a term.
  init(of forms: [String], language: Language?) {
    matcher = TermMatcher(terms: forms, language: language)
    self.language = language
    self.forms = forms.map { Form(words: Self.words(of: $0, language), letters: $0.letters) }
  }

  func isMade(in sentence: String) -> Bool {
    if !matcher.matches(in: sentence).isEmpty { return true }
    // Comparing many or long texts word by word would take quadratic time.
    guard forms.count <= 16 else { return true }
    let words = Self.words(of: sentence, language)
    let letters = sentence.letters
    return forms.contains { form in
      if letters.contains(form.letters) { return true }
      guard form.words.count <= 16, words.count <= 64 else { return true }
      return !form.words.isEmpty
        && form.words.allSatisfy { part in words.contains { Self.areAkin(part, $0) } }
    }
  }

  /// The words, with those parted that a hyphen or an apostrophe joins.
  private static func words(of text: String, _ language: Language?) -> [String] {
    SpokenWords(text, language: language).words.flatMap { word in
      word.text.split { !$0.isLetter && !$0.isNumber }.map { String($0).letters }
    }.filter { !$0.isEmpty }
  }

  /// Whether two words may be forms of one: one is in the other, or they begin alike.
  private static func areAkin(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let shorter = min(left.count, right.count)
    guard shorter >= 3, shorter <= 64 else { return false }
    return left.contains(right) || right.contains(left)
      || left.commonPrefix(with: right).count >= max(3, shorter * 2 / 3)
  }
}

extension String {
  /// Its letters and digits without capitals, width and accents.
  fileprivate var letters: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
  }
}
