import Diagnostics
import Vocabulary

/// An app with all that its pages share, worked out once.
struct AppGuide: Sendable {
  let app: App
  let coverage: Coverage
  let findings: [Diagnostic]
  /// The findings at each place.
  let findingsByPlace: [Place: [Diagnostic]]
  /// The findings of each rule, by its identifier.
  let findingsByRule: [String: [Diagnostic]]
  /// What to put before the paths of the app's files; empty or a folder.
  let root: String
  /// The form of the guide.
  let medium: Medium
  /// What the people who publish the guide decide about it.
  let options: GuideOptions
  /// The app's icon.
  let icon: Picture?
  /// The folder of its pages below the site's root, with a slash at its end; empty for a lone app.
  let folder: String
  /// The app's slug; empty for a lone app.
  let slug: String
  /// One per localization of the app, in its order.
  let languages: [LanguageGuide]
  /// The language that translators start from.
  let source: LanguageGuide?
  /// The intents of the coverage with their pages' addresses.
  let intentAddresses: [String: Address]
  /// The parameters named in any file, in order of appearance, with their pages' addresses.
  let parameters: [(name: String, address: Address)]
  /// The same, to look up.
  let parameterAddresses: [String: Address]

  init(
    _ entry: Guide.Entry, slug: String, options: GuideOptions = GuideOptions(),
    medium: Medium = .site
  ) {
    app = entry.app
    findings = entry.findings
    root = entry.root
    findingsByPlace = Dictionary(grouping: entry.findings, by: \.place)
    findingsByRule = Dictionary(grouping: entry.findings, by: \.rule)
    coverage = Coverage(of: entry.app)
    self.slug = slug
    self.medium = medium
    self.options = options
    icon = entry.app.icon.flatMap(Picture.init)
    let folder = slug.isEmpty ? "" : "apps/\(slug)/"
    self.folder = folder
    // What stands beside the folders of the languages.
    var languageSlugs = Slugs(reserved: [
      "apps", "assets", "intents", "vocabulary", "index.html", "coverage.html", "findings.html",
      "rules", "rules.html", "404.html", "guide.json",
    ])
    languages = entry.app.localizations.map { localization in
      LanguageGuide(
        localization: localization, marker: PhraseMarker(entry.app, localization),
        address: Address(
          "\(folder)\(languageSlugs.slug(for: localization.name))/index.html", in: medium))
    }
    source = languages.first { $0.localization == entry.app.source }
    var intentSlugs = Slugs()
    let intents = coverage.intents.map(\.name)
    intentAddresses = Dictionary(
      uniqueKeysWithValues: intents.map { name in
        (name, Address("\(folder)intents/\(intentSlugs.slug(for: name)).html", in: medium))
      })
    var parameterSlugs = Slugs()
    var seen: Set<String> = []
    parameters = entry.app.localizations.flatMap(\.files).flatMap(\.parameterVocabularies)
      .flatMap(\.parameterNames).filter { !$0.isBlank }.map(\.text).filter {
        seen.insert($0).inserted
      }
      .map { name in
        (name, Address("\(folder)vocabulary/\(parameterSlugs.slug(for: name)).html", in: medium))
      }
    parameterAddresses = Dictionary(
      parameters.map { ($0.name, $0.address) }, uniquingKeysWith: { first, _ in first })
  }

  /// The app's name, or words that say it is unknown.
  var title: String { app.title ?? "Unnamed app" }

  /// The guide's first page: the shelf when there are several apps, else the overview.
  var home: Address { Address("index.html", in: medium) }
  var overview: Address { Address("\(folder)index.html", in: medium) }
  var coveragePage: Address { Address("\(folder)coverage.html", in: medium) }
  var findingsPage: Address { Address("\(folder)findings.html", in: medium) }

  /// The icon's file; `nil` when there is none, or it is part of the one file of the guide.
  var iconFile: SiteFile? { medium == .page ? nil : icon?.file(named: "icon") }

  /// The icon's address for a page; empty when there is none.
  func iconLink(from address: Address) -> String {
    if medium == .page { return icon?.dataURL ?? "" }
    if medium == .markdownFile { return "" }
    return iconFile.map { address.link(to: Address($0.path, in: medium)) } ?? ""
  }

  /// How many findings may make the store refuse the build.
  var blockingCount: Int { findings.count(where: \.blocks) }

  /// How many findings of each severity there are.
  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

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
    for item in localization.files.flatMap(\.parameterVocabularies).flatMap(\.items) {
      guard let identifier = item.identifier?.text, termAnchors[identifier] == nil else { continue }
      let anchor = "term-\(slugs.slug(for: identifier))"
      termAnchors[identifier] = anchor
      itemAnchors[item.place] = anchor
    }
    self.termAnchors = termAnchors
    self.itemAnchors = itemAnchors
  }

  /// The `id` of the phrase or term that a place belongs to; `nil` for other places.
  func anchor(of place: Place) -> String? {
    if let anchor = phraseAnchors[place] { return anchor }
    let items = localization.files.flatMap(\.parameterVocabularies).flatMap(\.items)
    return items.first { TermData.places(of: $0).contains(place) }.flatMap { itemAnchors[$0.place] }
  }

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

  var quotationMarks: (open: String, close: String) {
    let marks = (localization.textLanguage ?? .base).quotationMarks
    return (marks.open, marks.close)
  }

  /// The app's calling card in Siri's guide: the first example of the first intent.
  var headline: SourceText? {
    localization.intentPhrases.lazy.flatMap(\.examples).first { !$0.isBlank }
  }
}
