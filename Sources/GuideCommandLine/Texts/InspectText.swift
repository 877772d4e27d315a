import Diagnostics
import Vocabulary

/// What was found of one app, for a person at a terminal: in each row a fact, and where it comes from.
struct InspectText {
  let app: App
  let isColored: Bool

  var text: String {
    let sections: [(title: String, rows: [FactTable.Row])] = [
      ("", facts), ("Names", names), ("Languages", languages), ("Declared intents", intents),
      ("Custom intents", customIntents), ("Misnamed files", misnamed),
      ("Not read", failures), ("Read past in the project", remarks),
    ]
    return bold(heading) + "\n"
      + sections.filter { !$0.rows.isEmpty }.map { section in
        (section.title.isEmpty ? "" : "\n\(bold(section.title))\n")
          + FactTable(rows: section.rows, isColored: isColored).text
      }.joined()
  }

  private var heading: String {
    [app.title ?? "Unnamed app", app.version].compactMap(\.self).joined(separator: " ").printable
  }

  // MARK: - Facts

  private var facts: [FactTable.Row] {
    var rows = [FactTable.Row(label: "Found as", value: app.container.words)] + generator
    rows.append(FactTable.Row(label: "Info.plist", value: infoPlist))
    rows.append(
      FactTable.Row(
        label: "Version", value: app.version ?? "unknown", details: details(app.versionOrigin)))
    let language = app.developmentLanguage.map { Localization.title(of: $0) }
    rows.append(
      FactTable.Row(
        label: "Development language", value: language ?? "unknown",
        details: details(app.developmentLanguageOrigin)))
    if let icon = app.iconPath { rows.append(FactTable.Row(label: "Icon", value: icon)) }
    if let usage = app.usageDescription {
      let places =
        [usage.general].compactMap(\.self)
        + usage.localized.sorted { $0.key < $1.key }
        .map(\.value)
      rows.append(
        FactTable.Row(
          label: "Siri permission",
          value: usage.isAbsent ? "no NSSiriUsageDescription" : "explained",
          details: places.prefix(1).map(\.words)))
    }
    return rows
  }

  private var generator: [FactTable.Row] {
    guard let generator = app.container.generator else { return [] }
    return [
      FactTable.Row(
        label: "Not read",
        value: "\(generator.path), which is \(generator.name)'s: make the project with it, or pass "
          + "what is missing")
    ]
  }

  private var infoPlist: String {
    if let path = app.container.infoPlist { return path }
    // The permission is known only where there is an Info.plist.
    return app.usageDescription == nil ? "none found" : "made by Xcode of the build settings"
  }

  private var names: [FactTable.Row] {
    var rows = app.names.general.map { row("every language", $0) }
    for (language, names) in app.names.localized.sorted(by: { $0.key < $1.key }) {
      rows += names.map { row(language.tag, $0) }
    }
    rows += app.names.forms.all.map { language, name in
      row(language?.tag ?? "every language", name)
    }
    for name in app.names.unresolved {
      rows.append(
        FactTable.Row(
          label: "unknown", value: "\(name.value): \(name.lack)",
          details: [name.place.words, "pass --app-name NAME, or give the built app or its project"])
      )
    }
    if rows.isEmpty {
      rows.append(
        FactTable.Row(
          label: "unknown", value: "no CFBundleDisplayName or CFBundleName was found",
          details: ["pass --app-name NAME, or --app-name LANGUAGE=NAME"]))
    }
    return rows
  }

  private func row(_ label: String, _ name: AppName) -> FactTable.Row {
    let kind =
      switch name.role {
      case .display: ""
      case .spoken: " (as it is spoken)"
      case .alternative: " (alternative)"
      case .given: " (given)"
      }
    return FactTable.Row(
      label: label, value: "“\(name.text)”\(kind)",
      details: name.origin.map { details($0) } ?? ["--app-name"])
  }

  private var languages: [FactTable.Row] {
    app.localizations.map { localization in
      let title = localization.language.map { Localization.title(of: $0) } ?? "no language"
      return FactTable.Row(
        label: localization.language?.tag ?? "–", value: "\(title), \(phrases(of: localization))",
        details: localization.files.isEmpty
          ? reasons(of: localization) : localization.files.map(vocabulary))
    }
  }

  private func phrases(of localization: Localization) -> String {
    if localization.files.isEmpty { return "no vocabulary" }
    let isShipped = !localization.shippedFiles.isEmpty
    let files = isShipped ? localization.shippedFiles : localization.files
    let count = files.map(\.examples.count).reduce(0, +)
    return "\(count) phrase\(count == 1 ? "" : "s")\(isShipped ? "" : " outside of the app")"
  }

  private func reasons(of localization: Localization) -> [String] {
    let words = localization.reasons.map(\.words)
    let more = words.count > 2 ? " and \(words.count - 2) more" : ""
    return [words.prefix(2).joined(separator: ", ") + more]
  }

  private func vocabulary(_ file: VocabularyFile) -> String {
    let failure = file.failure.map { "can't be read: \($0.message)" }
    let words = [file.membership.words, failure].compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? file.path : "\(file.path), \(words)"
  }

  private var intents: [FactTable.Row] {
    guard let declarations = app.declarations else {
      return [
        FactTable.Row(
          label: "unknown", value: "no IntentsSupported or INIntentsSupported was found",
          details: ["pass --declares INTENT,…"])
      ]
    }
    if declarations.allSatisfy({ $0.supported.isEmpty }) {
      return [FactTable.Row(label: "none", value: "neither the app nor an extension declares any")]
    }
    return declarations.flatMap { declaration in
      declaration.supported.map { intent in
        FactTable.Row(
          label: declaration.words, value: intent.name,
          details: intent.place.map { [$0.words] } ?? [])
      }
    }
  }

  private var customIntents: [FactTable.Row] {
    app.customIntents.map { intent in
      FactTable.Row(label: intent.name, value: intent.className, details: [intent.place.words])
    }
  }

  private var misnamed: [FactTable.Row] {
    app.misnamedFiles.map {
      FactTable.Row(
        label: $0, value: "rename it to AppIntentVocabulary.plist, else nothing reads it")
    }
  }

  /// In a project much can be amiss that changes nothing here.
  private var remarks: [FactTable.Row] {
    let shown = app.remarks.prefix(Self.mostRemarks).map {
      FactTable.Row(label: "", value: $0.message, details: [$0.place.words])
    }
    let more = app.remarks.count - shown.count
    return shown + (more > 0 ? [FactTable.Row(label: "", value: "and \(more) more")] : [])
  }

  private static let mostRemarks = 10

  private var failures: [FactTable.Row] {
    app.failures.map {
      FactTable.Row(label: "", value: $0.message, details: [$0.place.words])
    }
  }

  private func details(_ origin: Origin?) -> [String] {
    guard let origin else { return [] }
    let place = origin.written.map { "\($0) in \(origin.place.words)" } ?? origin.place.words
    return [place]
      + origin.settings.filter { $0.place != origin.place }.map { setting in
        let file = setting.place.map { Place(path: $0.path, range: $0.range).words }
        return "\(setting.name): \(file ?? "Xcode's own")"
      }
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
