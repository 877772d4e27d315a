import Diagnostics

/// Rules on one matter, which share the first part of their identifiers.
struct RuleFamily {
  /// The first part: `phrase` of `phrase/no-app-name`.
  let name: String
  let rules: [RuleDescription]

  /// What the rules are about, in plain words; the bare name of a family that has no such words.
  var title: String { Self.titles[name] ?? name }

  static let titles = [
    "file": "Files and folders",
    "schema": "The shape of a vocabulary file",
    "cover": "Intents and languages covered",
    "phrase": "Example phrases",
    "vocab": "Terms and their identifiers",
    "pron": "Pronunciation hints",
    "name": "The app’s name",
    "plist": "What else Info.plist says",
    "l10n": "Between languages",
    "config": "The settings of this tool",
  ]

  /// The families in the order in which they first appear.
  static func families(of rules: [RuleDescription]) -> [RuleFamily] {
    let rulesByFamily = Dictionary(grouping: rules, by: \.family)
    var seen: Set<String> = []
    return rules.map(\.family).filter { seen.insert($0).inserted }
      .map { RuleFamily(name: $0, rules: rulesByFamily[$0] ?? []) }
  }
}
