import Diagnostics
import Mustache
package import Vocabulary

/// The app as Siri's guide shows it, then a row per language.
struct OverviewPage {
  let app: AppGuide

  var page: Page {
    Page(
      address: app.overview, template: "overview",
      title: "\(app.title) · What people can say to Siri",
      navigation: app.navigation(from: app.overview), data: .object(data))
  }

  private var data: [String: MustacheValue] {
    let totals = app.coverage.totals
    return [
      "app": .string(app.title),
      "nameIsKnown": .bool(app.app.title != nil),
      "version": .string(app.app.version ?? ""),
      "revision": .string(app.options.revision ?? ""),
      "icon": .address(app.iconLink(from: app.overview)),
      "picture": .markup(app.medium.isMarkdown ? "" : CoveragePicture(coverage: app.coverage).svg),
      "ownPages": .list(app.slug.isEmpty ? app.options.ownPages.links(from: app.overview) : []),
      "hasOwnPages": .bool(app.slug.isEmpty && !app.options.ownPages.pages.isEmpty),
      "headline": headline,
      "names": .list(names),
      "hasNames": .bool(app.app.title != nil || !names.isEmpty),
      "languages": .list(app.languages.map(row)),
      "languageCount": .string(app.app.languages.count.of("language")),
      "intents": .list(
        app.coverage.intents.map { .object(app.intentData($0.name, from: app.overview)) }),
      "hasIntents": .bool(!app.coverage.intents.isEmpty),
      "parameters": .list(app.parameters.map(parameter)),
      "hasParameters": .bool(!app.parameters.isEmpty),
      "declarationsAreKnown": .bool(app.coverage.declarationsAreKnown),
      "arithmetic": .string(totals.arithmetic),
      "errors": .string(app.count(.error).of("error")),
      "warnings": .string(app.count(.warning).of("warning")),
      "notes": .string(app.count(.note).of("note")),
      "coverageLink": .address(app.overview.link(to: app.coveragePage)),
      "blocking": .string(app.blockingCount == 0 ? "" : app.blockingCount.of("finding")),
      "findingsLink": .address(app.overview.link(to: app.findingsPage)),
    ]
  }

  private var headline: MustacheValue {
    guard let source = app.source, let phrase = source.headline else { return nil }
    return .object(source.phraseData(phrase) { _ in source.address.path })
  }

  /// The names beside the title: spoken and alternative ones, and those of single languages.
  private var names: [MustacheValue] {
    let general = app.app.names.general.filter { $0.text != app.app.title }
      .map { (Language?.none, $0) }
    let localized = app.app.names.localized.sorted { $0.key < $1.key }
      .flatMap { language, names in names.map { (language as Language?, $0) } }
      .filter { _, name in !app.app.names.general.contains { $0.text == name.text } }
    return (general + localized).map { language, name in
      NameData(app: app, language: language, name: name).data(on: app.overview)
    }
  }

  private func row(_ language: LanguageGuide) -> MustacheValue {
    var data = language.data(from: app.overview)
    data["headline"] =
      language.headline.map { .object(language.phraseData($0) { _ in "" }) } ?? .null
    data["coverage"] = .string(app.coverageSummary(of: language))
    let findings = app.index.findings(of: language)
    data["findings"] = .string(findings.isEmpty ? "—" : "\(findings.count)")
    return .object(data)
  }

  private func parameter(_ parameter: (name: String, address: Address)) -> MustacheValue {
    [
      "name": .string(parameter.name),
      "link": .address(app.overview.link(to: parameter.address)),
    ]
  }
}

extension AppGuide {
  /// How many of the intents have a phrase in a language: “4 of 5 intents”.
  func coverageSummary(of language: LanguageGuide, noun: String? = "intent") -> String {
    if language.localization.isPartlyUnreadable { return "unreadable" }
    let relevant = coverage.intents.filter { $0.isAskedFor || !coverage.declarationsAreKnown }
    let filled = relevant.count { language.shippedIntents.contains($0.name) }
    if relevant.isEmpty { return language.localization.files.isEmpty ? "no vocabulary" : "—" }
    return "\(filled) of \(noun.map { relevant.count.of($0) } ?? "\(relevant.count)")"
  }
}

extension Coverage.Totals {
  /// The sum as people write it: “39 languages × 5 intents = 195, 19 filled, 176 missing”.
  package var arithmetic: String {
    if intents == 0 { return "\(languages.of("language")), and no declared intent needs a phrase" }
    let parts =
      ["\(filled) filled", "\(missing) missing"]
      + (unreadable > 0 ? ["\(unreadable) unreadable"] : [])
    return "\(languages.of("language")) × \(intents.of("intent")) = \(cells), "
      + parts.joined(separator: ", ")
  }
}
