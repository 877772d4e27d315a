import Foundation

/// A phrase as people hear it: without capitals, width, punctuation and extra spaces.
struct FoldedPhrase: Hashable {
  private let key: String

  init(_ phrase: String) {
    key = phrase.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .split { $0.isWhitespace || $0.isPunctuation }
      .joined(separator: " ")
  }

  /// Whether nothing is left of it.
  var isEmpty: Bool { key.isEmpty }
}
