import Foundation
import Review
import Vocabulary

/// Messages of one kind.
struct MessageGroup {
  let form: StoreMessageForm
  fileprivate(set) var messages: [StoreMail.Message]

  /// The kinds of messages in a mail: those that block first, then as the mail has them.
  static func groups(of messages: [StoreMail.Message]) -> [MessageGroup] {
    var groups: [MessageGroup] = []
    for message in messages {
      if let index = groups.firstIndex(where: { $0.form == message.form }) {
        groups[index].messages.append(message)
      } else {
        groups.append(MessageGroup(form: message.form, messages: [message]))
      }
    }
    return groups.filter(\.form.effect.blocks) + groups.filter { !$0.form.effect.blocks }
  }

  /// What the messages are about, each subject in a line with its languages.
  var lines: [String] {
    var subjects: [String] = []
    var languages: [String: [Language]] = [:]
    for message in messages {
      let named = message.subjects(inFull: messages.count == 1)
      for subject in named.isEmpty && message.language != nil ? [""] : named {
        if languages[subject] == nil { subjects.append(subject) }
        languages[subject, default: []] += [message.language].compactMap(\.self)
      }
    }
    let width = min(subjects.map(\.count).max() ?? 0, 60)
    let shown = subjects.prefix(Self.mostSubjects).map { subject in
      let words = Self.words(for: languages[subject] ?? [])
      let gap = String(repeating: " ", count: max(0, width - subject.count))
      return words.isEmpty ? subject : "\(subject)\(gap)  \(words)"
    }
    let more = subjects.count - shown.count
    return shown + (more > 0 ? ["and \(more) more"] : [])
  }

  private static let mostSubjects = 40

  /// One language by its name, several by their tags.
  private static func words(for languages: [Language]) -> String {
    let sorted = Set(languages).sorted()
    if sorted.count < 2 { return sorted.first.map { "in \(title(of: $0))" } ?? "" }
    return "in \(sorted.count) languages: \(sorted.map(\.tag).joined(separator: ", "))"
  }

  private static func title(of language: Language) -> String {
    let name = Localization.title(of: language)
    return language == .base || name == language.tag ? name : "\(name) (\(language.tag))"
  }
}

extension StoreMail.Message {
  /// What it is about besides the language; each folder by itself.
  fileprivate func subjects(inFull: Bool) -> [String] {
    if let folders = fields[.folders] {
      return folders.split(separator: ",").map { folder in
        folder.trimmingCharacters(in: CharacterSet(charactersIn: " '\"“”‘’"))
      }
    }
    let intent = fields[.intent].map { intent in
      let title = inFull ? IntentCatalog.intent(named: intent)?.title : nil
      return intent + (title.map { " (\($0))" } ?? "")
    }
    let words = [
      fields[.part], intent, fields[.text].map { "“\($0)”" },
      fields[.word].map { "holds “\($0)”" }, fields[.bundle], fields[.count],
    ].compactMap(\.self)
    return words.isEmpty ? [] : [words.joined(separator: " ")]
  }
}
