import Diagnostics
import Mustache

/// The list of the rules that the guide explains. They are the tool's own, so a guide has them once,
/// however many apps it has.
struct RulesPage {
  let rules: [RuleDescription]
  /// How many there are, with those that are not explained.
  let ruleCount: Int
  let apps: [AppGuide]
  let medium: Medium

  var page: Page {
    Page(
      address: address, template: "rules", title: apps.title(of: "Rules"),
      navigation: apps.navigation(from: address),
      data: [
        "found": .string(found), "hasAll": .bool(rules.count == ruleCount),
        "hasFamilies": .bool(!rules.isEmpty),
        "filtersID": .name(medium.isMarkdown ? "" : address.id("filters")),
        "families": .list(RuleFamily.families(of: rules).map(family)),
      ])
  }

  private var address: Address { .rules(in: medium) }

  /// How many of the rules have findings, in words.
  private var found: String {
    let count = rules.count { apps.findingCount(of: $0) > 0 }
    return "\(count) of \(ruleCount.of("rule")) \(count == 1 ? "has" : "have") findings here"
  }

  private func family(_ family: RuleFamily) -> MustacheValue {
    let found = family.rules.reduce(0) { $0 + apps.findingCount(of: $1) }
    return [
      "title": .string(family.title), "anchor": .name(address.id(family.name)),
      "link": .address(address.link(to: address, fragment: family.name)),
      "ruleCount": .string(family.rules.count.of("rule")),
      "count": .string(found == 0 ? "" : found.of("finding")),
      "rules": .list(family.rules.map { rule($0, in: family) }),
    ]
  }

  private func rule(_ rule: RuleDescription, in family: RuleFamily) -> MustacheValue {
    var data = rule.headData
    data["link"] = .address(address.link(to: .rule(rule.id, in: medium)))
    data["family"] = .name(family.name)
    data["familyTitle"] = .attribute(family.title)
    let count = apps.findingCount(of: rule)
    data["count"] = .string(count == 0 ? "" : count.of("finding"))
    return .object(data)
  }
}

extension RuleDescription {
  /// What both the list and the rule's own page say of it first.
  var headData: [String: MustacheValue] {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "summary": .string(summary),
      "isRaisedByStrict": .bool(isRaisedByStrict), "blocks": .bool(blocks),
    ]
  }
}

extension Address {
  /// The list of the rules.
  static func rules(in medium: Medium) -> Address { Address("rules.html", in: medium) }

  /// The page of a rule: `phrase/no-app-name` has `rules/phrase-no-app-name.html`.
  static func rule(_ id: String, in medium: Medium) -> Address {
    Address("rules/\(String(id.map { $0 == "/" ? "-" : $0 })).html", in: medium)
  }
}
