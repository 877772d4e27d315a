import Diagnostics
import Vocabulary

/// An app with all that its pages share, worked out once.
struct AppGuide: Sendable {
  let app: App
  let coverage: Coverage
  let findings: [Diagnostic]
  /// The same, to look up.
  let index: FindingIndex
  /// The rules' descriptions by their identifiers.
  let rules: [String: RuleDescription]
  /// The identifiers of all rules in the order of the rules page, unknown ones last.
  let ruleOrder: [String]
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
  /// The page on which the findings of each rule begin, by its identifier.
  private(set) var ruleAddresses: [String: Address] = [:]

  init(
    _ entry: Guide.Entry, slug: String, rules: [RuleDescription] = [],
    options: GuideOptions = GuideOptions(), medium: Medium = .site
  ) {
    app = entry.app
    findings = entry.findings
    root = entry.root
    coverage = Coverage(of: entry.app)
    self.slug = slug
    self.medium = medium
    self.options = options
    icon = entry.app.icon.flatMap(Picture.init)
    let folder = slug.isEmpty ? "" : "apps/\(slug)/"
    self.folder = folder
    // What stands beside the folders of the languages.
    var languageSlugs = Slugs(reserved: [
      "apps", "assets", "findings", "intents", "rules", "vocabulary", "index.html", "coverage.html",
      "findings.html", "rules.html", "404.html", "guide.json",
    ])
    let languages = entry.app.localizations.map { localization in
      LanguageGuide(
        localization: localization, marker: PhraseMarker(entry.app, localization),
        address: Address(
          "\(folder)\(languageSlugs.slug(for: localization.name))/index.html", in: medium))
    }
    self.languages = languages
    index = FindingIndex(entry.findings, in: languages)
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    ruleOrder =
      rules.map(\.id) + Set(index.byRule.keys).subtracting(self.rules.keys).sorted()
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
    for (group, address) in FindingsListing(.byRule, of: self).beginnings {
      if case .rule(let rule) = group.subject { ruleAddresses[rule] = address }
    }
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
