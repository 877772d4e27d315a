import Diagnostics
import Mustache
import Vocabulary

/// The guide in one language, which is also its review page.
struct LanguagePage {
  let app: AppGuide
  let language: LanguageGuide

  private var localization: Localization { language.localization }
  private var address: Address { language.address }

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
    data["app"] = .string(appName)
    data["headline"] = language.headline.map { .object(phrase($0)) } ?? .null
    data["state"] = .string(state)
    data["version"] = .string(app.app.version ?? "")
    data["revision"] = .string(app.options.revision ?? "")
    data["introduction"] = .markup(try introduction)
    data["names"] = .list(names)
    data["findings"] = .list(generalFindings)
    data["files"] = .list(localization.files.map(file))
    data["hasSeveralFiles"] = .bool(localization.files.count > 1)
    data["absent"] = .list(absentIntents.map(absent))
    data["hasAbsent"] = .bool(!absentIntents.isEmpty)
    return data
  }

  private var appName: String {
    localization.language.flatMap { app.app.names.title(in: $0) } ?? app.title
  }

  private var names: [MustacheValue] {
    let names = app.app.acceptedNames(in: localization) ?? []
    return names.map { ["text": .string($0.text), "isLast": .bool($0 == names.last)] }
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
    let findings = app.findings(of: language)
    for severity in [Severity.error, .warning] {
      let count = findings.count { $0.severity == severity }
      if count > 0 { parts.append(count.of(severity.rawValue)) }
    }
    if let rule = localization.textLanguage?.chineseHintRule {
      parts.append("pronunciations by \(rule.shown)")
    }
    return parts.joined(separator: " · ")
  }

  // MARK: - Files

  private func file(_ file: VocabularyFile) -> MustacheValue {
    [
      "path": .string(file.path),
      "failure": .string(file.failure?.message ?? ""),
      "intents": .list(file.intentPhrases.map(intent)),
      "parameters": .list(file.parameterVocabularies.map(parameter)),
      "hasParameters": .bool(!file.parameterVocabularies.isEmpty),
    ]
  }

  private func intent(_ group: IntentPhrases) -> MustacheValue {
    let name = group.intentName?.text ?? ""
    let source = app.source.flatMap { $0.localization == localization ? nil : $0 }
    let originals = group.intentName?.isBlank == false ? source?.examples[name] ?? [] : []
    return [
      "title": .string(
        group.intentName?.isBlank == false ? IntentCatalog.title(of: name) : "Unnamed intent"),
      "name": .string(name),
      "domainClass": .name(IntentCatalog.intent(named: name)?.domainClass ?? ""),
      "voiceNote": .string(IntentCatalog.intent(named: name)?.voiceNote ?? ""),
      "link": .address(app.intentAddresses[name].map { address.link(to: $0) } ?? ""),
      "phrases": .list(
        group.examples.map { example in
          var data = phrase(example)
          data["anchor"] = .name(language.phraseAnchors[example.place].map { address.id($0) } ?? "")
          data["sourceLink"] = .address(app.sourceLink(to: example.place))
          data["findings"] = .list(findings(at: example.place))
          return .object(data)
        }),
      "isEmpty": .bool(group.examples.isEmpty),
      "findings": .list(
        findings(at: group.place, group.intentName?.place)),
      "originals": .list(originals.map { .object(source?.phraseData($0) { _ in "" } ?? [:]) }),
      "hasOriginals": .bool(!originals.isEmpty),
      "sourceTitle": .string(source?.title ?? ""),
    ]
  }

  private func parameter(_ vocabulary: ParameterVocabulary) -> MustacheValue {
    let names = vocabulary.parameterNames.map { name -> MustacheValue in
      let target = app.parameterAddresses[name.text]
      return [
        "name": .string(name.text), "link": .address(target.map { address.link(to: $0) } ?? ""),
        "findings": .list(findings(at: name.place)),
      ]
    }
    return [
      "names": .list(names),
      "findings": .list(findings(at: vocabulary.place)),
      "items": .list(
        vocabulary.items.map { TermData(app: app, language: language).data(for: $0, on: address) }),
    ]
  }

  // MARK: - What is not there

  /// Intents that have phrases in the source language or are declared, but none here.
  private var absentIntents: [Coverage.Intent] {
    let mentioned = Set(localization.intentPhrases.compactMap { $0.intentName?.text })
    return app.coverage.intents.filter { intent in
      guard !mentioned.contains(intent.name), localization.language != nil else { return false }
      return intent.isDeclared || app.source?.examples[intent.name]?.isEmpty == false
    }
  }

  private func absent(_ intent: Coverage.Intent) -> MustacheValue {
    let source = app.source
    let originals = source?.examples[intent.name] ?? []
    return [
      "title": .string(IntentCatalog.title(of: intent.name)),
      "name": .string(intent.name),
      "domainClass": .name(IntentCatalog.intent(named: intent.name)?.domainClass ?? ""),
      "voiceNote": .string(IntentCatalog.intent(named: intent.name)?.voiceNote ?? ""),
      "link": .address(app.intentAddresses[intent.name].map { address.link(to: $0) } ?? ""),
      "isDeclared": .bool(intent.isDeclared),
      "findings": .list(
        app.findings(of: language).filter { $0.isMissingExample && $0.intent == intent.name }
          .map { $0.data(on: address, of: app) }),
      "originals": .list(originals.map { .object(source?.phraseData($0) { _ in "" } ?? [:]) }),
      "hasOriginals": .bool(!originals.isEmpty),
      "sourceTitle": .string(source?.title ?? ""),
    ]
  }

  // MARK: - Findings

  private func findings(at places: Place?...) -> [MustacheValue] {
    app.findings(of: language, at: places.compactMap(\.self))
      .map { $0.data(on: address, of: app) }
  }

  /// Findings that belong to no phrase or term stand at the head of the page.
  private var generalFindings: [MustacheValue] {
    let shown = placesShown
    let absent = Set(absentIntents.map(\.name))
    return app.findings(of: language).filter { finding in
      let isShownByItsIntent = finding.isMissingExample && absent.contains(finding.intent ?? "")
      return !shown.contains(finding.place) && !isShownByItsIntent
    }.map { $0.data(on: address, of: app) }
  }

  private var placesShown: Set<Place> {
    var places: Set<Place> = []
    for file in localization.files {
      for group in file.intentPhrases {
        places.insert(group.place)
        if let name = group.intentName { places.insert(name.place) }
        places.formUnion(group.examples.map(\.place))
      }
      for vocabulary in file.parameterVocabularies {
        places.insert(vocabulary.place)
        places.formUnion(vocabulary.parameterNames.map(\.place))
        for item in vocabulary.items { places.formUnion(TermData.places(of: item)) }
      }
    }
    return places
  }

  private func phrase(_ phrase: SourceText) -> [String: MustacheValue] {
    language.phraseData(phrase) { identifier in
      address.link(to: address, fragment: language.termAnchors[identifier])
    }
  }
}

extension ChineseHintRule {
  fileprivate var shown: String {
    switch self {
    case .zhCN: "zh_CN pinyin"
    case .zhTW: "zh_TW pinyin"
    case .zhHK: "zh_HK Jyutping"
    }
  }
}

extension Diagnostic {
  /// Whether it says that an intent has no phrase.
  fileprivate var isMissingExample: Bool { rule == "cover/missing-example" }
}
