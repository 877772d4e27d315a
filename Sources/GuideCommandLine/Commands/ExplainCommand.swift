import Diagnostics
import Review

/// `siri-guide explain`: every rule in a line, one at length, or what a mail of the App Store means.
struct ExplainCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    let rules = RuleCatalog.all.map(\.description)
    if options.operands.isEmpty {
      try console.write(list(of: rules))
      return .clean
    }
    let known = Set(rules.map(\.id))
    if options.operands.count > 1, options.operands.allSatisfy(known.contains) {
      throw .usage("explain takes one rule at a time")
    }
    let isPiped = options.operands == ["-"]
    // What a shell took apart for want of quotation marks belongs together.
    let asked =
      isPiped
      ? StandardInput.text(limit: StoreMail.longestText)
      : options.operands.joined(separator: " ")
    if let rule = rules.first(where: { $0.id == asked }) {
      try console.write(text(of: rule))
    } else if case let members = family(asked, of: rules),
      !members.isEmpty
    {
      try console.write(list(of: members))
    } else if case let forms = StoreMessageForm.forms(numbered: asked), !forms.isEmpty {
      try console.write(list(of: forms))
    } else if let mail = StoreMail(asked) {
      try console.write(MailExplanation(mail: mail).text)
    } else {
      throw .usage(refusal(of: asked, isPiped: isPiped))
    }
    return .clean
  }

  /// The rules of a family, named as `pron` or `pron/*`; none where that is no family.
  private func family(_ asked: String, of rules: [RuleDescription]) -> [RuleDescription] {
    let start = asked.hasSuffix("/*") ? String(asked.dropLast()) : "\(asked)/"
    return rules.filter { $0.id.hasPrefix(start) }
  }

  /// What is wrong with what can't be explained, and what was most likely meant.
  private func refusal(of asked: String, isPiped: Bool) -> String {
    let isSentence = isPiped || asked.contains(where: \.isWhitespace)
    let ids = RuleCatalog.all.map(\.description.id)
    let nearest =
      ids.first { $0.hasSuffix("/\(asked)") } ?? NearestWord.nearest(to: asked, among: ids)
    if let nearest { return "\(asked) is no rule; did you mean \(nearest)?" }
    guard isSentence else { return "\(asked) is no rule; siri-guide explain lists them" }
    let what = isPiped ? "The text" : "“\(asked.prefix(60))\(asked.count > 60 ? "…" : "")”"
    let form = StoreMessageForm.resembling(asked)
    return "\(what) is neither a rule nor a known message of App Store Connect"
      + (form.map { "; did you mean “\($0.example)”?" } ?? "; siri-guide explain lists the rules")
  }

  /// The messages that share a number.
  private func list(of forms: [StoreMessageForm]) -> String {
    forms.map { form in
      "\(form.example)\n".wrapped()
        + MessageMeaning(form: form, verdict: nil).text
    }.joined(separator: "\n")
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
