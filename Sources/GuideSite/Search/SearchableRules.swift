import Diagnostics

/// The rules as they can be searched for: by what they ask for and by their identifiers.
struct SearchableRules {
  let rules: [RuleDescription]
  let medium: Medium

  var groups: [SearchIndex.Group] {
    rules.flatMap {
      [
        group($0.summary, lang: "en", of: $0, context: $0.id),
        group($0.id, lang: "", of: $0, context: $0.summary),
      ]
    }
  }

  private func group(
    _ text: String, lang: String, of rule: RuleDescription, context: String
  ) -> SearchIndex.Group {
    SearchIndex.Group(
      kind: .rule, lang: lang, dir: "auto", context: [context],
      link: Address("index.html", in: medium).link(to: .rule(rule.id, in: medium)), texts: [text])
  }
}
