import Diagnostics
import Mustache

/// What a rule means, why, with examples, how to mend it, and what it found.
///
/// A lone app's findings are listed. Of several apps each has a line that leads to its own.
struct RulePage {
  /// How many findings are listed at most, so that the page stays small.
  static let mostFindings = 50

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
    let app = apps.count == 1 ? apps[0] : nil
    let findings = app?.findingsByRule[rule.id] ?? []
    let isCut = findings.count > Self.mostFindings
    return [
      "count": .string(count == 0 ? "" : count.of("finding")),
      "findingsID": .name(address.id("findings")),
      "countLink": .address(address.link(to: address, fragment: "findings")),
      "findings": .list(
        findings.prefix(Self.mostFindings).compactMap { finding in
          app.map { finding.listedData(on: address, of: $0) }
        }),
      "findingsLink": .address(
        isCut ? app?.findingsLink(from: address, of: rule) ?? "" : ""),
      "apps": .list(app == nil ? apps.compactMap(share) : []),
    ]
  }

  /// How much of the findings is an app's; `nil` when it has none.
  private func share(of app: AppGuide) -> MustacheValue? {
    guard let findings = app.findingsByRule[rule.id] else { return nil }
    return [
      "title": .string(app.title), "count": .string(findings.count.of("finding")),
      "link": .address(app.findingsLink(from: address, of: rule)),
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
  /// The link to the findings of a rule. On a site the page then shows these alone.
  fileprivate func findingsLink(from address: Address, of rule: RuleDescription) -> String {
    address.link(to: findingsPage) + (medium == .site ? "?rule=\(rule.id.percentEncoded)" : "")
  }
}

extension [AppGuide] {
  /// How many findings of a rule the apps have together.
  func findingCount(of rule: RuleDescription) -> Int {
    reduce(0) { $0 + ($1.findingsByRule[rule.id]?.count ?? 0) }
  }
}
