import Diagnostics
import Foundation
import Vocabulary

/// The identifiers of a language's terms beside those of the source language.
struct IdentifierComparison {
  /// An identifier that the source language doesn't have.
  struct Foreign {
    let text: SourceText
    /// The one that the source language has for the same term; `nil` when that can't be told.
    let original: String?
    /// Whether it is the original in another language or script, and not just misspelt.
    let isTranslated: Bool
  }

  private(set) var foreign: [Foreign] = []
  /// The identifiers of the source language that nothing here stands for.
  private(set) var missing: [String] = []

  init(_ localization: Localization, source: Localization) {
    let originals = source.items.compactMap(\.name?.text)
    let known = Set(originals)
    let present = Set(localization.items.compactMap(\.name?.text))
    var open = OpenTerms(source, besides: present)
    let places = Self.samePlaces(localization, source)
    var rest: [(item: VocabularyItem, text: SourceText, place: String?)] = []
    var unnamed = 0
    for (index, item) in localization.items.enumerated() {
      guard let text = item.name else {
        unnamed += 1
        continue
      }
      guard !known.contains(text.text) else { continue }
      if let near = open.take(spelled: text.text) {
        foreign.append(Foreign(text: text, original: near, isTranslated: false))
      } else if let same = open.take(saidAs: item.phrases) {
        let isTranslated = text.text.translates(same, as: item)
        foreign.append(Foreign(text: text, original: same, isTranslated: isTranslated))
      } else {
        rest.append((item, text, places?[index]))
      }
    }
    for (item, text, place) in rest {
      let candidate =
        place.flatMap { open.contains($0) ? $0 : nil } ?? (rest.count == 1 ? open.only : nil)
      let original = candidate.flatMap { text.text.translates($0, as: item) ? $0 : nil }
      if let original { open.remove(original) }
      foreign.append(Foreign(text: text, original: original, isTranslated: original != nil))
    }
    // A term whose identifier is blank or absent is told of by the rules about shape.
    let isTold = unnamed > 0 || localization.files.contains(where: \.losesTerms)
    missing = isTold ? [] : open.inOrder
  }

  /// The source language's identifiers in the places of a language's terms, when both have as many.
  private static func samePlaces(_ localization: Localization, _ source: Localization) -> [String?]?
  {
    let counts = { (one: Localization) in
      one.files.flatMap(\.parameterVocabularies).map(\.items.count)
    }
    return counts(localization) == counts(source) ? source.items.map(\.name?.text) : nil
  }
}

/// Terms of the source language that no identifier of another language stands for.
private struct OpenTerms {
  private let originals: [String]
  private var open: Set<String>
  private var bySpelling: [String: String] = [:]
  private var byPhrase: [FoldedPhrase: String] = [:]

  init(_ source: Localization, besides present: Set<String>) {
    var seen = present
    let items = source.items.filter { $0.name.map { seen.insert($0.text).inserted } ?? false }
    originals = items.compactMap(\.name?.text)
    open = Set(originals)
    for item in items {
      guard let name = item.name?.text else { continue }
      bySpelling[name.letters] = name
      for phrase in item.phrases { byPhrase[FoldedPhrase(phrase.text)] = name }
    }
  }

  var inOrder: [String] { originals.filter(open.contains) }
  var only: String? { open.count == 1 ? open.first : nil }
  func contains(_ name: String) -> Bool { open.contains(name) }
  mutating func remove(_ name: String) { open.remove(name) }

  mutating func take(spelled text: String) -> String? {
    // Comparing many with many would take quadratic time.
    let near = open.count <= 200 ? NearestWord.nearest(to: text, among: inOrder) : nil
    return take(bySpelling[text.letters] ?? near)
  }

  mutating func take(saidAs phrases: [SourceText]) -> String? {
    take(phrases.compactMap { byPhrase[FoldedPhrase($0.text)] }.first)
  }

  private mutating func take(_ name: String?) -> String? {
    name.flatMap { open.remove($0) }
  }
}

extension String {
  /// Its letters and digits without capitals, width and accents.
  fileprivate var letters: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
  }

  /// Whether an identifier looks like another one in the language of its term: in letters that the
  /// other hasn't, or made of the term itself.
  fileprivate func translates(_ original: String, as item: VocabularyItem) -> Bool {
    let isForeign = { (text: String) in text.contains { $0.isLetter && !$0.isASCII } }
    if isForeign(self), !isForeign(original) { return true }
    let own = letters
    return item.phrases.map(\.text.letters).contains { phrase in
      let shorter = min(own.count, phrase.count)
      guard shorter >= 3 else { return false }
      return own.contains(phrase) || phrase.contains(own)
        || own.commonPrefix(with: phrase).count >= 5
    }
  }
}
