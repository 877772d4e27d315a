import Diagnostics
import Mustache
import Vocabulary

/// Languages and intents, the sums, the gaps, and the store's mail as it would arrive.
struct CoveragePage {
  let app: AppGuide

  var page: Page {
    Page(
      address: app.coveragePage, template: "coverage", title: "\(app.title) · Coverage",
      navigation: app.navigation(from: app.coveragePage), data: data)
  }

  private var data: MustacheValue {
    let coverage = app.coverage
    let spoken = app.languages.filter(\.localization.isOfApp)
    let mails = app.findings.compactMap(\.storeMessage)
    let unnamed = zip(spoken, coverage.rows).flatMap { language, row in
      row.compactMap { cell -> Int? in
        if case .examples(let count, let naming?) = cell { count - naming } else { nil }
      }
    }.reduce(0, +)
    return [
      "declarationsAreKnown": .bool(coverage.declarationsAreKnown),
      "arithmetic": .string(coverage.totals.arithmetic),
      "hasLanguages": .bool(!spoken.isEmpty),
      "hasIntents": .bool(!coverage.intents.isEmpty),
      "intents": .list(
        coverage.intents.map { intent in
          [
            "title": .string(IntentCatalog.title(of: intent.name)), "name": .string(intent.name),
            "isDeclared": .bool(intent.isDeclared),
            "link": .address(app.intentAddresses[intent.name].map(link) ?? ""),
            "total": .string("\(coverage.filledLanguages(of: intent)) of \(spoken.count)"),
          ]
        }),
      "rows": .list(zip(spoken, coverage.rows).map(row)),
      "filled": .string(
        coverage.declarationsAreKnown
          ? "\(coverage.totals.filled) of \(coverage.totals.cells)" : ""),
      "filtersID": .name(app.medium.isMarkdown ? "" : app.coveragePage.id("filters")),
      "unnamed": .string(unnamed > 0 ? unnamed.of("phrase") : ""),
      "blocking": .string(app.blockingCount == 0 ? "" : app.blockingCount.of("finding")),
      "findingsLink": .address(app.coveragePage.link(to: app.findingsPage)),
      "hasMails": .bool(!mails.isEmpty),
      "mailCount": .string(mails.count.of("line")),
      "mails": .list(mails.map { .string($0) }),
    ]
  }

  private func row(_ language: LanguageGuide, _ cells: [Coverage.Cell]) -> MustacheValue {
    var data = language.data(from: app.coveragePage)
    data["cells"] = .list(
      zip(app.coverage.intents, cells).map { intent, cell in
        guard case .object(var data) = cellData(intent, cell) else { return .null }
        data["language"] = .attribute(language.localization.name)
        data["intent"] = .attribute(intent.name)
        return .object(data)
      })
    data["total"] = .string(app.coverageSummary(of: language, noun: nil))
    return .object(data)
  }

  private func cellData(_ intent: Coverage.Intent, _ cell: Coverage.Cell) -> MustacheValue {
    switch cell {
    case .examples(let count, let naming):
      let unnamed = naming.map { count - $0 } ?? 0
      return [
        "text": .string("\(count)"), "state": .string(unnamed > 0 ? "partial" : "filled"),
        "title": .string(
          count.of("phrase") + (unnamed > 0 ? ", \(unnamed) without the app's name" : "")),
      ]
    case .leftOut(let count):
      return [
        "text": .string("\(count) left out"), "state": "missing",
        "title": .string("\(count.of("phrase")) in a file that does not reach the app"),
      ]
    case .none where intent.isAskedFor:
      return ["text": "missing", "state": "missing", "title": "no phrase, the store asks for one"]
    case .none:
      return ["text": "–", "state": "none", "title": "no phrase"]
    case .unreadable:
      return ["text": "unreadable", "state": "missing", "title": "the file can't be read"]
    }
  }

  private func link(_ address: Address) -> String { app.coveragePage.link(to: address) }
}

extension Coverage {
  /// In how many languages an intent has a phrase.
  fileprivate func filledLanguages(of intent: Intent) -> Int {
    guard let column = intents.firstIndex(of: intent) else { return 0 }
    return rows.count { row in
      if case .examples = row[column] { true } else { false }
    }
  }
}
