import Vocabulary

/// A translation beside the localization that it is made from.
struct TranslationPair: Sendable {
  let source: LocalizationSubject
  let target: LocalizationSubject
  /// The intents that both have, in the source's order.
  let intents: [SharedIntent]
  /// Those of them whose phrases can be measured by each other and aren't copies.
  let comparableIntents: [SharedIntent]
  /// The phrases that stand in the translation as they do in the source, although the languages differ.
  let copies: [(intent: String?, phrase: SourceText)]
  /// Whether the translation has no other phrases than the source's.
  let isCopy: Bool

  /// An intent that both have phrases for.
  ///
  /// The phrases are ways to say the same thing, not rows: a language may have more of them, or others.
  struct SharedIntent: Sendable {
    let name: String
    let source: [SourceText]
    let target: [SourceText]

    /// Whether it is honest to measure one set by the other: each phrase of the source can have its
    /// counterpart, and none is unfinished.
    var isComparable: Bool {
      source.count == target.count
        && !(source + target).contains { Placeholder.find(in: $0.text) != nil }
    }
  }

  /// `kept` are words of the source that translations keep as they are.
  init(source: LocalizationSubject, target: LocalizationSubject, kept: [String] = []) {
    self.source = source
    self.target = target
    let original = source.localization.examplesByIntent
    let translated = target.localization.examplesByIntent
    var seen: Set<String> = []
    intents = source.intentNames.filter { seen.insert($0).inserted }.compactMap { name in
      guard let ours = original[name], let theirs = translated[name], !ours.isEmpty, !theirs.isEmpty
      else { return nil }
      return SharedIntent(name: name, source: ours, target: theirs)
    }
    let phrases = target.examples
    let known = Set(source.examples.map { FoldedPhrase($0.phrase.text) })
    let same = phrases.filter { known.contains(FoldedPhrase($0.phrase.text)) }
    let brands = kept.isEmpty || same.isEmpty ? nil : TermMatcher(terms: kept, language: nil)
    copies = same.filter { Self.isForeign($0.phrase, in: target, from: source, kept: brands) }
    let isCopy = !copies.isEmpty && same.count == phrases.count
    self.isCopy = isCopy
    let copied = Set(copies.map(\.phrase))
    comparableIntents = intents.filter {
      !isCopy && copied.isDisjoint(with: $0.target) && $0.isComparable
    }
  }

  /// Whether a text of the source is none of the translation's language, by its script or its words.
  private static func isForeign(
    _ phrase: SourceText, in target: LocalizationSubject, from source: LocalizationSubject,
    kept: TermMatcher?
  ) -> Bool {
    let origin = source.spokenLanguage
    guard let language = target.localization.textLanguage,
      let primary = language.primarySubtag, primary != origin.primarySubtag
    else { return false }
    let open = OpenText(
      phrase.text, outside: [source.marker, target.marker], kept: kept, language: origin)
    let writing = LanguageWriting(of: language)
    if writing?.isForeign(open.text.unicodeScalars) == true, open.saysMoreThanNames { return true }
    let words = open.words
    return words.count > 1 && TellingWords.tell(words.map(\.folded), of: origin)
  }
}

extension LocalizationSubject {
  /// The language of its phrases. `Base.lproj` of an app whose development language is unknown is
  /// nearly always English.
  fileprivate var spokenLanguage: Language {
    localization.textLanguage ?? Language(folderName: "en")
  }

  /// The names of the intents that have an entry, in order; those without a name are left out.
  var intentNames: [String] {
    localization.intentPhrases.compactMap(\.intentName).filter { !$0.isBlank }.map(\.text)
  }
}
