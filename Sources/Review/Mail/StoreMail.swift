package import Vocabulary

/// What a pasted mail or line says, message by message.
package struct StoreMail: Sendable {
  /// A message that is known.
  package struct Message: Hashable, Sendable {
    package let form: StoreMessageForm
    /// What stands in its fields, as it was written.
    package let fields: [StoreMessageForm.Field: String]

    /// The language that it names; `nil` when it names none.
    package var language: Language? {
      fields[.language].map { name in
        // As our own predictions write it.
        name.hasPrefix("(development") ? .base : Language(folderName: name)
      }
    }
  }

  /// A message with a number that no known form has.
  package struct UnknownMessage: Hashable, Sendable {
    package let code: String
    /// How it begins.
    package let text: String
  }

  /// The most that is read of a text, in bytes.
  package static let longestText = MailText.longest

  /// What the mail says of the delivery.
  package enum Verdict: Sendable { case delivered, refused }

  /// The known messages, in the order of the text.
  package private(set) var messages: [Message] = []
  package private(set) var unknown: [UnknownMessage] = []
  /// `nil` when the text doesn't say.
  package let verdict: Verdict?

  /// Reads a text.
  ///
  /// - Returns: `nil` when it holds no message at all.
  package init?(_ text: String) {
    let mail = MailText(text)
    verdict = Self.verdict(in: mail.folded)
    var found: [(range: Range<Int>, pattern: String, message: Message)] = []
    for form in StoreMessageForm.all where form != .wakeWord {
      for pattern in [form.pattern] + form.variants {
        for match in MessagePattern(pattern).matches(in: mail.folded) {
          let fields = match.fields.mapValues(mail.written)
          found.append((match.range, pattern, Message(form: form.meant(fields), fields: fields)))
        }
      }
    }
    found.sort {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var (end, last) = (0, "")
    for (range, pattern, message) in found where range.lowerBound >= end {
      // Errors print their number and their name.
      let isRepeated = message == messages.last && message.fields.isEmpty && pattern != last
      if !isRepeated || range.lowerBound > end + Self.nearby { messages.append(message) }
      (end, last) = (range.upperBound, pattern)
    }
    addNumbered(in: mail, besides: found.map(\.range.lowerBound))
    if messages.isEmpty, unknown.isEmpty {
      guard mail.folded.holds("hey siri"), mail.folded.holds("phrase") else { return nil }
      messages = [Message(form: .wakeWord, fields: [:])]
    }
  }

  private static let nearby = 60

  /// Adds what has a number, or the title of Siri's messages, and was not recognised.
  private mutating func addNumbered(in mail: MailText, besides starts: [Int]) {
    let numbers = MessageNumber.all(in: mail.folded)
    for (index, number) in numbers.enumerated() {
      let end = index + 1 < numbers.count ? numbers[index + 1].range.lowerBound : mail.folded.count
      if starts.contains(where: { (number.range.lowerBound..<end).contains($0) }) { continue }
      let stretch = number.range.upperBound..<min(end, number.range.upperBound + 1_000)
      if number.code == "90626", Array(mail.folded[stretch]).holds("hey siri") {
        messages.append(Message(form: .wakeWord, fields: [:]))
      } else {
        let text = mail.beginning(of: stretch)
        // A number may also stand behind its message.
        if text.isEmpty, !messages.isEmpty { continue }
        unknown.append(UnknownMessage(code: number.code, text: text))
      }
    }
  }

  private static func verdict(in text: [Unicode.Scalar]) -> Verdict? {
    if text.holds("delivery was successful") { return .delivered }
    return text.holds("correct the following issues, then upload again")
      || text.holds("correct the following issues and upload") ? .refused : nil
  }
}

extension StoreMessageForm {
  /// The form that is meant when fields hold these texts.
  fileprivate func meant(_ fields: [Field: String]) -> StoreMessageForm {
    self == .notClassified && WakePhrase.range(in: fields[.text] ?? "") != nil ? .wakeWord : self
  }
}

extension MailText {
  /// The first words of a stretch, without what only connects them to a number.
  fileprivate func beginning(of stretch: Range<Int>) -> String {
    let connecting = " :-.()".unicodeScalars
    let start = stretch.first { !connecting.contains(folded[$0]) } ?? stretch.upperBound
    return written(start..<min(stretch.upperBound, start + 100))
  }
}

extension [Unicode.Scalar] {
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return indices.contains { index in
      self[index] == wanted[0] && self[index...].starts(with: wanted)
    }
  }
}
