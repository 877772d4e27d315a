import Diagnostics
import Review

/// `siri-guide explain`: every rule in a line, or one at length.
struct ExplainCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    guard options.operands.count <= 1 else { throw .usage("explain takes one rule at a time") }
    let rules = RuleCatalog.all.map(\.description)
    guard let id = options.operands.first else {
      try console.write(list(of: rules))
      return .clean
    }
    guard let rule = rules.first(where: { $0.id == id }) else {
      let ids = rules.map(\.id)
      let nearest = ids.first { $0.hasSuffix("/\(id)") } ?? NearestWord.nearest(to: id, among: ids)
      throw .usage(
        "\(id) is no rule"
          + (nearest.map { "; did you mean \($0)?" } ?? "; siri-guide explain lists them"))
    }
    try console.write(text(of: rule))
    return .clean
  }

  private func list(of rules: [RuleDescription]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let severity = rule.severity.rawValue + (rule.isRaisedByStrict ? "*" : "")
      return "\(rule.id)\(String(repeating: " ", count: width - rule.id.count))  "
        + "\(severity)\(String(repeating: " ", count: 8 - severity.count))  \(rule.summary)\n"
    }.joined() + "\n* an error under --strict\n"
  }

  private func text(of rule: RuleDescription) -> String {
    var parts = [
      "\(rule.id) (\(rule.severity.rawValue)\(rule.isRaisedByStrict ? ", error under --strict" : ""))\n\(rule.summary)",
      rule.rationale.wrapped(), "To mend it: \(rule.remedy)".wrapped(),
    ]
    if let bad = rule.bad.first { parts.append("This gives a finding:\n\n\(excerpt(of: bad))") }
    if let good = rule.good.first { parts.append("This is right:\n\n\(excerpt(of: good))") }
    if let message = rule.storeMessage { parts.append("The store mails: \(message)".wrapped()) }
    parts.append("Source: \(rule.source)".wrapped())
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func excerpt(of example: RuleExample) -> String {
    (example.context.isEmpty ? "" : "    \(example.context):\n\n")
      + example.files.map { file in
        "    \(file.path)\n"
          + file.excerpt.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
      }.joined(separator: "\n")
  }
}
