import Diagnostics
import Review
import Vocabulary

/// What a pasted mail of App Store Connect means: each kind of message once, with its count, its effect
/// and the way to mend it.
struct MailExplanation {
  let mail: StoreMail

  var text: String {
    let groups = MessageGroup.groups(of: mail.messages)
    var parts = [heading(groups.count)].compactMap(\.self) + groups.map(text(of:))
    if !mail.unknown.isEmpty { parts.append(unknown) }
    return parts.joined(separator: "\n")
  }

  /// What holds for the mail as a whole; `nil` where it is one line and says nothing of the delivery.
  private func heading(_ kinds: Int) -> String? {
    let count = mail.messages.count
    var sentences: [String] = []
    if count > 1 {
      sentences.append("\(count) messages about Siri\(kinds > 1 ? " of \(kinds) kinds" : "")")
    }
    switch mail.verdict {
    case .delivered: sentences.append("The mail says that the delivery succeeded")
    case .refused: sentences.append("The mail refuses the delivery: mend this and upload again")
    case nil: break
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: ". ") + "\n"
  }

  private func text(of group: MessageGroup) -> String {
    let form = group.form
    let code = form.code.map { " (ITMS-\($0))" } ?? ""
    let count = group.messages.count
    let title = (count > 1 ? "\(count) × " : "") + form.summary
    var text = "\(count > 1 ? title : title.capitalizedFirst)\(code)\n"
    text += group.lines.map { "  \($0.printable)\n" }.joined()
    return text + "\n" + MessageMeaning(form: form, verdict: mail.verdict).text
  }

  private var unknown: String {
    let count = mail.unknown.count
    let heading =
      count == 1
      ? "1 message that siri-guide doesn't know" : "\(count) messages that siri-guide doesn't know"
    let lines = mail.unknown.prefix(10).map { "  ITMS-\($0.code): \($0.text.printable)…\n" }
    return "\(heading); most likely not about Siri's vocabulary\n" + lines.joined()
      + (count > 10 ? "  and \(count - 10) more\n" : "")
  }
}

/// What one kind of message leads to, and how to mend it.
struct MessageMeaning {
  let form: StoreMessageForm
  let verdict: StoreMail.Verdict?

  var text: String {
    let rules = form.rules.compactMap { RuleCatalog.rule($0)?.description }
    var parts = [effect.wrapped()]
    if let advice = form.advice { parts.append(advice.wrapped()) }
    if let rule = rules.first {
      parts.append("Rule \(rule.id): \(rule.summary)".wrapped())
      if form.advice == nil { parts.append("To mend it: \(rule.remedy)".wrapped()) }
      let others = rules.dropFirst().map(\.id)
      let more =
        others.isEmpty
        ? "" : ", and so \(others.count == 1 ? "does" : "do") \(others.joined(separator: " and "))"
      parts.append(
        "siri-guide check INPUT finds it before the upload\(more)".wrapped())
    } else {
      parts.append("siri-guide doesn't check this")
    }
    parts.append("Seen in: \(form.source)".wrapped())
    return parts.joined(separator: "\n") + "\n"
  }

  private var effect: String {
    switch form.effect {
    case .warning where verdict == .refused:
      "A warning in all mails known so far, but this one refuses the delivery"
    case .warning: "A warning: the delivery succeeds all the same"
    case .refusal where verdict == .delivered:
      "It blocks in the mails known so far, but this one says that the delivery succeeded"
    case .refusal: "It blocks: App Store Connect refuses the build"
    case .warningOrRefusal:
      verdict == nil
        ? "It may block: some mails refuse the build for it, others ask for a correction in the next one; the beginning of the mail says which"
        : "Some mails refuse the build for it, others ask for a correction in the next one"
    case .review: "It blocks: App Review refuses the version"
    case .buildFailure: "It blocks: Xcode's build fails"
    case .buildWarning: "A warning of Xcode's build"
    case .installFailure: "It blocks: the device doesn't install the app"
    case .failureAtRunTime: "Nothing is refused, but on the device Siri can't use the app's intents"
    }
  }
}
