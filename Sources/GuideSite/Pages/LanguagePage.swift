import Diagnostics
import Mustache
import Pronunciation
import Vocabulary

/// The guide in one language, which is also its review page.
struct LanguagePage {
  let app: AppGuide
  let language: LanguageGuide

  var localization: Localization { language.localization }
  var address: Address { language.address }

  /// - Throws: when the language's introduction is too large to be rendered safely.
  func page() throws(GuideSiteError) -> Page {
    Page(
      address: address, template: "language", title: "\(app.title) · \(language.title)",
      isRightToLeft: language.direction == "rtl", navigation: app.navigation(from: address),
      data: .object(try data()))
  }

  private var introduction: String {
    get throws(GuideSiteError) {
      let own = app.options.ownPages
      guard let markdown = own.introductions[localization.name] else { return "" }
      return try OwnPageContent.body(
        markdown, on: address, from: "languages", path: "languages/\(localization.name)", own: own)
    }
  }

  private func data() throws(GuideSiteError) -> [String: MustacheValue] {
    var data = language.data(from: address)
    let absent = absentIntents
    data["app"] = .string(appName)
    data["headline"] = language.headline.map { .object(phrase($0)) } ?? .null
    data["state"] = .string(state)
    data["version"] = .string(app.app.version ?? "")
    data["revision"] = .string(app.options.revision ?? "")
    data["introduction"] = .markup(try introduction)
    data["names"] = .list(names)
    data["findings"] = .list(generalFindings(absent: absent))
    data["hintNote"] = .string(app.hintNote(on: language))
    data["files"] = .list(localization.files.map(file))
    data["hasSeveralFiles"] = .bool(localization.files.count > 1)
    data["absent"] = .list(absent.map(self.absent))
    data["hasAbsent"] = .bool(!absent.isEmpty)
    return data
  }

  private var appName: String {
    localization.language.flatMap { app.app.names.title(in: $0) } ?? app.title
  }

  private var names: [MustacheValue] {
    let names = app.app.acceptedNames(in: localization) ?? []
    let localized = app.app.names.localized
    let languages = [localization.textLanguage].compactMap(\.self) + localized.keys.sorted()
    return names.map { name in
      let language = languages.first { localized[$0]?.contains(name) ?? false }
      let data: [String: MustacheValue] = [
        "text": .string(name.text), "isLast": .bool(name == names.last),
      ]
      return .object(data.adding(NameData(app: app, language: language, name: name).hint))
    }
  }

  /// One line that says how the language stands.
  private var state: String {
    if localization.files.isEmpty { return "This language has no AppIntentVocabulary.plist." }
    var parts = [app.coverageSummary(of: language)]
    let phrases = localization.files.flatMap(\.examples).map(\.phrase).filter { !$0.isBlank }
    parts.append(phrases.count.of("phrase"))
    if language.marker.knowsName {
      let unnamed = phrases.count { language.marker.marks(in: $0.text).names.isEmpty }
      if unnamed > 0 { parts.append("\(unnamed.of("phrase")) without the app’s name") }
    } else if !phrases.isEmpty {
      parts.append("app’s name unknown")
    }
    let findings = app.index.findings(of: language)
    for severity in [Severity.error, .warning] {
      let count = findings.count { $0.severity == severity }
      if count > 0 { parts.append(count.of(severity.rawValue)) }
    }
    if let rule = language.hintRule {
      parts.append("pronunciations by \(rule.shown)")
    }
    for stranger in app.strangers(to: language) {
      parts.append("also serves \(stranger.englishName)")
    }
    return parts.joined(separator: " · ")
  }

  func phrase(_ phrase: SourceText, faults: [PhraseFault] = []) -> [String: MustacheValue] {
    language.phraseData(phrase, faults: faults) { identifier in
      address.link(to: address, fragment: language.termAnchors[identifier])
    }
  }
}
