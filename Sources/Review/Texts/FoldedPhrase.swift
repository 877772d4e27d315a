import Foundation

/// A phrase as people hear it: without capitals, width, punctuation and extra spaces.
struct FoldedPhrase: Hashable {
  private let key: String

  init(_ phrase: String) {
    key = phrase.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .split { $0.isWhitespace || $0.isPunctuation && !Self.spoken.contains($0) }
      .joined(separator: " ")
  }

  /// Signs that people say: “R&B”, “50%”, “C#”.
  private static let spoken: Set<Character> = ["&", "%", "#", "@"]

  /// Whether it says no more than the other one: the same letters in as many words or fewer, as
  /// “shelfplayer” does of “Shelf Player”.
  func says(_ other: FoldedPhrase) -> Bool {
    if self == other { return true }
    let (words, others) = (key.split(separator: " "), other.key.split(separator: " "))
    return words.count < others.count && words.joined() == others.joined()
  }

  /// Whether the other one is its first words.
  func begins(with other: FoldedPhrase) -> Bool { key.hasPrefix("\(other.key) ") }

  /// Whether nothing is left of it.
  var isEmpty: Bool { key.isEmpty }
}
