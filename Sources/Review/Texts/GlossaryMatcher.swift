import Vocabulary

/// Finds the words of a glossary in phrases of one language, whatever their number, in one go.
struct GlossaryMatcher: Sendable {
  /// A way to write a term.
  struct Form: Sendable {
    let text: String
    /// The index of the term in the glossary.
    let term: Int
    /// Whether it is as the glossary wants it.
    let isAllowed: Bool

    init(_ text: String, of term: Int, isAllowed: Bool) {
      self.text = text
      self.term = term
      self.isAllowed = isAllowed
    }
  }

  struct Match: Hashable, Sendable {
    /// In Unicode scalars.
    let range: Range<Int>
    let term: Int
    let isAllowed: Bool
  }

  private let matcher: TermMatcher
  /// For each text that is looked for, the forms that are written so.
  private let forms: [[Form]]

  init(_ forms: [Form], language: Language?) {
    let groups = forms.grouped { FoldedPhrase($0.text) }
    matcher = TermMatcher(terms: groups.map { $0.elements[0].text }, language: language)
    self.forms = groups.map(\.elements)
  }

  /// The words in a phrase outside the app's name. Where two overlap the longer is found.
  func found(in text: String, of part: LocalizationSubject) -> [Match] {
    let matches = matcher.matches(in: text)
    if matches.isEmpty { return [] }
    let names = part.marker.marks(in: text).names
    return matches.filter { match in !names.contains { $0.contains(match.range) } }
      .flatMap { match in
        forms[match.term].grouped(by: \.term).map { term, forms in
          Match(range: match.range, term: term, isAllowed: forms.contains(where: \.isAllowed))
        }
      }
  }
}

/// Phrases of an intent, or the spoken forms of a term, in the source and in a translation.
struct GlossaryGroup {
  let intent: String?
  let source: [SourceText]
  let target: [SourceText]
  /// Whether all texts are names of one thing, of which one is enough.
  let isOneThing: Bool

  static func groups(in pair: TranslationPair) -> [GlossaryGroup] {
    let translated = Dictionary(
      pair.target.spokenForms.map { ($0.item, $0.phrases) }, uniquingKeysWith: { first, _ in first }
    )
    return pair.intents.map {
      GlossaryGroup(intent: $0.name, source: $0.source, target: $0.target, isOneThing: false)
    }
      + pair.source.spokenForms.compactMap { item, phrases in
        translated[item].map {
          GlossaryGroup(intent: nil, source: phrases, target: $0, isOneThing: true)
        }
      }
  }
}

extension LocalizationSubject {
  /// A term by its parameter and identifier.
  fileprivate struct Item: Hashable {
    let parameter: String
    let identifier: String
  }

  /// What each term may be called.
  fileprivate var spokenForms: [(item: Item, phrases: [SourceText])] {
    localization.files.flatMap(\.parameterVocabularies).flatMap { vocabulary in
      vocabulary.items.compactMap { item in
        let phrases = item.synonyms.compactMap(\.phrase).filter { !$0.isBlank }
        guard let identifier = item.identifier?.text, !phrases.isEmpty else { return nil }
        let parameter = vocabulary.parameterNames.first?.text ?? ""
        return (Item(parameter: parameter, identifier: identifier), phrases)
      }
    }
  }
}

extension GlossaryTerm {
  /// What may stand for it in a language, which may also be listed without its region; `nil` where
  /// nothing is said.
  func allowed(in language: Language?) -> [String]? {
    let kept = isKept ? [term] : []
    var subtags = (language?.tag ?? "").split(separator: "-")
    while !subtags.isEmpty {
      if let listed = translations[Language(folderName: subtags.joined(separator: "-"))] {
        return listed + kept
      }
      subtags.removeLast()
    }
    return isKept ? kept : nil
  }
}
