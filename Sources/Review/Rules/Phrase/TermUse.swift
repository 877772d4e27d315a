import Vocabulary

/// Which terms occur in the phrases of a localization, inflected or not.
struct TermUse {
  /// Terms of one parameter that phrases can be expected to use all of.
  static let mostExpected = 10

  /// The spoken forms that occur as they are.
  private let found: Set<FoldedPhrase>
  /// The stems of terms with which some word in the phrases begins.
  private let stems: Set<Substring>

  init(in part: LocalizationSubject) {
    let language = part.localization.textLanguage
    let forms = part.localization.files.flatMap(\.synonyms).compactMap(\.synonym.phrase?.text)
    let matcher = TermMatcher(terms: forms, language: language)
    let wanted = Set(forms.compactMap(Self.stems).joined())
    let lengths = Set(wanted.map(\.count)).sorted()
    var found: Set<FoldedPhrase> = []
    var stems: Set<Substring> = []
    for (_, phrase) in part.examples {
      found.formUnion(matcher.matches(in: phrase.text).map { FoldedPhrase(forms[$0.term]) })
      for word in SpokenWords(phrase.text, language: language).words {
        stems.formUnion(lengths.map { word.folded.prefix($0) }.filter(wanted.contains))
      }
    }
    self.found = found
    self.stems = stems
  }

  /// Whether one of a term's spoken forms occurs; or seems to, because each of its words begins as some
  /// word of the phrases does.
  func holds(_ forms: [SourceText]) -> Bool {
    forms.contains { form in
      found.contains(FoldedPhrase(form.text))
        || Self.stems(form.text).map { $0.allSatisfy(stems.contains) } == true
    }
  }

  /// What is left of a term's words in any inflection: endings are rarely longer than a third of a
  /// word. `nil` where the writing doesn't part words.
  private static func stems(_ term: String) -> [Substring]? {
    let words = SpokenWords(term, language: nil)
    guard words.count != nil, !words.words.isEmpty else { return nil }
    return words.words.map { $0.folded.prefix(min(24, max(3, $0.folded.count * 2 / 3))) }
  }
}
