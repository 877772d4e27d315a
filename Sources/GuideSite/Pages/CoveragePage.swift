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
    let spoken = app.languages.filter { $0.localization.language != nil }
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
            "link": .string(app.intentAddresses[intent.name].map(link) ?? ""),
          ]
        }),
      "rows": .list(zip(spoken, coverage.rows).map(row)),
      "unnamed": .string(unnamed > 0 ? unnamed.of("phrase") : ""),
      "hasMails": .bool(!mails.isEmpty),
      "mailCount": .string(mails.count.of("line")),
      "mails": .list(mails.map { .string($0) }),
    ]
  }

  private func row(_ language: LanguageGuide, _ cells: [Coverage.Cell]) -> MustacheValue {
    var data = language.data(from: app.coveragePage)
    data["cells"] = .list(
      zip(app.coverage.intents, cells).map { intent, cell in cellData(intent, cell) })
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
    case .none where intent.isDeclared:
      return ["text": "missing", "state": "missing", "title": "no phrase, the store asks for one"]
    case .none:
      return ["text": "–", "state": "none", "title": "no phrase"]
    case .unreadable:
      return ["text": "unreadable", "state": "missing", "title": "the file can't be read"]
    }
  }

  private func link(_ address: Address) -> String { app.coveragePage.link(to: address) }
}
