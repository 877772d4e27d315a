import Vocabulary

/// A translation beside the localization that it is made from.
struct TranslationPair: Sendable {
  let source: LocalizationSubject
  let target: LocalizationSubject
  /// The intents that both have, in the source's order.
  let intents: [SharedIntent]
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

  init(source: LocalizationSubject, target: LocalizationSubject) {
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
    copies = same.filter { Self.isForeign($0.phrase, in: target, from: source) }
    isCopy = !copies.isEmpty && same.count == phrases.count
  }

  /// Whether a text of the source is none of the translation's language, by its script or its words.
  private static func isForeign(
    _ phrase: SourceText, in target: LocalizationSubject, from source: LocalizationSubject
  ) -> Bool {
    let origin = source.spokenLanguage
    guard let language = target.localization.textLanguage,
      let primary = language.primarySubtag, primary != origin.primarySubtag
    else { return false }
    let open = OpenText(
      phrase.text, outside: [source.marker, target.marker], language: origin)
    guard open.words.count > 1 else { return false }
    let writing = LanguageWriting(of: language)
    if writing?.isForeign(open.text.unicodeScalars) == true, open.saysMoreThanNames { return true }
    return TellingWords.tell(open.words.map(\.folded), of: origin)
  }

  /// The intents whose phrases can be measured by each other and aren't copies.
  var comparableIntents: [SharedIntent] {
    guard !isCopy else { return [] }
    let copied = Set(copies.map(\.phrase))
    return intents.filter { $0.isComparable && copied.isDisjoint(with: $0.target) }
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
