import Diagnostics
import Pronunciation
import Vocabulary

/// A language with all that its pages share.
struct LanguageGuide: Sendable {
  let localization: Localization
  let marker: PhraseMarker
  let address: Address
  /// The phrases of each intent, blank ones left out.
  let examples: [String: [SourceText]]
  /// The intents with a phrase in a file that reaches the app.
  let shippedIntents: Set<String>
  /// The `id` of each term on the page, by identifier; it marks the term's first entry.
  let termAnchors: [String: String]
  /// The `id` of each vocabulary item that is the first with its identifier.
  let itemAnchors: [Place: String]
  /// The `id` of each example phrase: `phrase-1` and so on, in the order of the page.
  let phraseAnchors: [Place: String]
  /// Where its texts and their entries stand in their files.
  private let shownPlaces: ShownPlaces
  /// The `id` of the phrase or term that each of these places belongs to.
  private let anchors: [Place: String]

  init(localization: Localization, marker: PhraseMarker, address: Address) {
    self.localization = localization
    self.marker = marker
    self.address = address
    examples = localization.examplesByIntent
    shippedIntents = Set(localization.shippedExamplesByIntent.filter { !$0.value.isEmpty }.keys)
    let phrases = localization.files.flatMap(\.intentPhrases).flatMap(\.examples)
    phraseAnchors = Dictionary(
      phrases.enumerated().map { ($1.place, "phrase-\($0 + 1)") },
      uniquingKeysWith: { first, _ in first })
    var slugs = Slugs()
    var termAnchors: [String: String] = [:]
    var itemAnchors: [Place: String] = [:]
    var anchors = phraseAnchors
    for item in localization.files.flatMap(\.parameterVocabularies).flatMap(\.items) {
      guard let identifier = item.identifier?.text, termAnchors[identifier] == nil else { continue }
      let anchor = "term-\(slugs.slug(for: identifier))"
      termAnchors[identifier] = anchor
      itemAnchors[item.place] = anchor
      for place in TermData.places(of: item) { anchors[place] = anchors[place] ?? anchor }
    }
    self.termAnchors = termAnchors
    self.itemAnchors = itemAnchors
    self.anchors = anchors
    shownPlaces = ShownPlaces(of: localization)
  }

  /// The place of the text or entry of the page that a place lies in; `nil` for other places.
  func shownPlace(around place: Place) -> Place? { shownPlaces.innermost(around: place) }

  /// The `id` of the phrase or term that a place lies in; `nil` for other places.
  func anchor(of place: Place) -> String? { shownPlace(around: place).flatMap { anchors[$0] } }

  /// The language in English.
  var title: String {
    guard let language = localization.language else { return "No language" }
    return language == .base ? "Base (the development language)" : language.englishName
  }

  /// The language as its speakers call it; empty where there is none.
  var endonym: String { localization.language.map { $0 == .base ? "" : $0.endonym } ?? "" }

  /// HTML's `lang` of its texts; empty means unknown.
  var htmlLang: String { localization.textLanguage?.htmlLang ?? "" }

  /// HTML's `dir` of its texts.
  var direction: String {
    guard let language = localization.textLanguage else { return "auto" }
    return language.writingDirection == .rightToLeft ? "rtl" : "ltr"
  }

  /// Apple's rule for its hints; `nil` for languages other than Chinese.
  var hintRule: ChineseHintRule? { localization.textLanguage?.chineseHintRule }

  var quotationMarks: (open: String, close: String) {
    let marks = (localization.textLanguage ?? .base).quotationMarks
    return (marks.open, marks.close)
  }

  /// The app's calling card in Siri's guide: the first example of the first intent.
  var headline: SourceText? {
    localization.intentPhrases.lazy.flatMap(\.examples).first { !$0.isBlank }
  }
}
