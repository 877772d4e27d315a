import Diagnostics
import Mustache

/// What a rule means, why, with examples, how to mend it, and what it found in each app.
struct RulePage {
  /// How many findings are listed at most, all apps together, so that the page stays small.
  static let mostFindings = 30

  let rule: RuleDescription
  let apps: [AppGuide]
  let medium: Medium

  var page: Page {
    Page(
      address: address, template: "rule", title: apps.title(of: rule.summary),
      // In one file it is a section of the list, and leads back there by its family.
      navigation: medium.isOneFile ? [] : apps.navigation(from: address), data: .object(data))
  }

  private var address: Address { .rule(rule.id, in: medium) }

  private var data: [String: MustacheValue] {
    let family = RuleFamily(name: rule.family, rules: [rule])
    var data = rule.headData
    data["family"] = .string(family.title)
    data["familyLink"] = .address(
      address.link(to: .rules(in: medium), fragment: family.name))
    // The words of a rule are the tool's own, written in Markdown.
    data["rationale"] = .markup(rule.rationale)
    data["remedy"] = .markup(rule.remedy)
    data["source"] = .markup(rule.source)
    data["storeMessage"] = .string(rule.storeMessage ?? "")
    data["bad"] = .list(rule.bad.prefix(1).map { example($0, unlike: nil) })
    data["good"] = .list(rule.good.prefix(1).map { example($0, unlike: rule.bad.first) })
    return data.merging(findings) { $1 }
  }

  private var findings: [String: MustacheValue] {
    let count = apps.findingCount(of: rule)
    let concerned = apps.filter { $0.index.byRule[rule.id] != nil }
    // In one file the list of all findings is not far.
    let most = medium.isOneFile ? 0 : Self.mostFindings / max(1, concerned.count)
    let isElsewhere = medium.isOneFile && apps.count == 1
    return [
      "count": .string(count == 0 ? "" : count.of("finding")),
      "findingsID": .name(address.id("findings")),
      "countLink": .address(
        isElsewhere
          ? apps[0].findingsLink(from: address, of: rule)
          : address.link(to: address, fragment: "findings")),
      "apps": .list(isElsewhere ? [] : concerned.map { share(of: $0, most: most) }),
      "hasApps": .bool(!isElsewhere && !concerned.isEmpty),
    ]
  }

  /// What was found in an app: the first ones, and the link to the page that has all.
  private func share(of app: AppGuide, most: Int) -> MustacheValue {
    let group = FindingGroup(.rule(rule.id), anchor: "", app.index.byRule[rule.id] ?? [])
    let findings = group.findings
    let list = FindingList(app: app, address: address, view: .byRule, severity: rule.severity)
    return [
      "title": .string(apps.count == 1 ? "" : app.title),
      "count": .string(findings.count.of("finding")),
      "link": .address(app.findingsLink(from: address, of: rule)),
      "bundles": .list(list.data(of: Array(findings.prefix(most)))),
      "isCut": .bool(0 < most && most < findings.count),
    ]
  }

  /// An example; of a good one only what is unlike the bad one.
  private func example(_ example: RuleExample, unlike other: RuleExample?) -> MustacheValue {
    let same = Set(other?.files ?? [])
    let hasOwn = example.files.contains { !same.contains($0) }
    let files = example.files.enumerated().compactMap { index, file -> MustacheValue? in
      if hasOwn, same.contains(file) { return nil }
      let otherFile = other.flatMap { $0.files.count > index ? $0.files[index] : nil }
      return [
        "path": .string(file.path), "text": .string(file.excerpt(unlike: otherFile).withoutIndent),
      ]
    }
    return ["files": .list(files), "context": .string(example.context)]
  }
}

extension String {
  /// The lines without the spaces that all of them begin with.
  fileprivate var withoutIndent: String {
    let lines = split(separator: "\n")
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}

extension AppGuide {
  /// The link to the findings of a rule in the list of all.
  fileprivate func findingsLink(from address: Address, of rule: RuleDescription) -> String {
    let target = ruleAddresses[rule.id] ?? findingsPage
    return address.link(to: target, fragment: FindingGroup.anchor(ofRule: rule.id))
  }
}

extension [AppGuide] {
  /// How many findings of a rule the apps have together.
  func findingCount(of rule: RuleDescription) -> Int {
    reduce(0) { $0 + ($1.index.byRule[rule.id]?.count ?? 0) }
  }
}
