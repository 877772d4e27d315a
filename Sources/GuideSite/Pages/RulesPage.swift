import Diagnostics
import Mustache

/// What each rule means, why, with examples and how to mend it.
struct RulesPage {
  let app: AppGuide
  let rules: [RuleDescription]

  var page: Page {
    Page(
      address: app.rulesPage, template: "rules", title: "\(app.title) · Rules",
      navigation: app.navigation(from: app.rulesPage),
      data: ["rules": .list(rules.map(rule))])
  }

  private func rule(_ rule: RuleDescription) -> MustacheValue {
    let count = app.findings.count { $0.rule == rule.id }
    return [
      "id": .string(rule.id), "anchor": .name(app.rulesPage.id(rule.id.anchor)),
      "severity": .string(rule.severity.rawValue),
      "isRaisedByStrict": .bool(rule.isRaisedByStrict),
      "summary": .string(rule.summary),
      // The words of a rule are the tool's own, written in Markdown.
      "rationale": .markup(rule.rationale), "remedy": .markup(rule.remedy),
      "source": .markup(rule.source),
      "storeMessage": .string(rule.storeMessage ?? ""), "blocks": .bool(rule.blocks),
      "count": .string(count == 0 ? "" : count.of("finding")),
      "bad": .list(rule.bad.prefix(1).map { example($0, unlike: nil) }),
      "good": .list(rule.good.prefix(1).map { example($0, unlike: rule.bad.first) }),
    ]
  }

  /// An example; of a good one only what is unlike the bad one.
  private func example(_ example: RuleExample, unlike other: RuleExample?) -> MustacheValue {
    let files = example.files.enumerated().map { index, file -> MustacheValue in
      let otherFile = other.flatMap { $0.files.count > index ? $0.files[index] : nil }
      return ["path": .string(file.path), "text": .string(file.excerpt(unlike: otherFile))]
    }
    return ["files": .list(files), "context": .string(example.context)]
  }
}
