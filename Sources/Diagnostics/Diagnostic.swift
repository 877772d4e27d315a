/// One finding: which rule, where, and what to do.
package struct Diagnostic: Hashable, Sendable {
  /// The rule's identifier, for example `phrase/no-app-name`.
  package var rule: String
  /// How much it matters.
  package var severity: Severity
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// Where it stands.
  package var place: Place
  /// The language concerned, as a localization's name; `nil` when none or several are.
  package var language: String?
  /// The class name of the intent concerned; `nil` when none is.
  package var intent: String?
  /// The line that App Store Connect is expected to mail; `nil` when none is known.
  package var storeMessage: String?
  /// Whether the store refuses the build for it, as far as is known.
  package var blocks: Bool
  /// What helps to understand or mend it, one sentence each.
  package var notes: [Note]
  /// Edits that mend it. Only where there is one plausible mend.
  package var fixes: [Fix]

  package init(
    rule: String, severity: Severity, message: String, place: Place, language: String? = nil,
    intent: String? = nil, storeMessage: String? = nil, blocks: Bool = false, notes: [Note] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.language = language
    self.intent = intent
    self.storeMessage = storeMessage
    self.blocks = blocks
    self.notes = notes
    self.fixes = fixes
  }

  /// A sentence beside the message, with the other place it speaks of, if any.
  package struct Note: Hashable, Sendable {
    package var text: String
    package var place: Place?

    package init(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// A mend as a text edit.
  package struct Fix: Hashable, Sendable {
    /// What the edit does, as an imperative: “Write INStartWorkoutIntent”.
    package var summary: String
    /// What is replaced. Its range covers the text between the tags, without them.
    package var place: Place
    /// What happens there.
    package var change: Change
    /// The new value, not yet escaped for the file it goes into.
    package var replacement: String
    /// Whether it may be applied unasked: it changes nothing that people say or hear.
    package var isSafe: Bool

    package init(_ summary: String, at place: Place, replacement: String, isSafe: Bool = false) {
      self.summary = summary
      self.place = place
      change = .newValue
      self.replacement = replacement
      self.isSafe = isSafe
    }

    /// Puts an array round a value that has to be in one.
    package init(_ summary: String, arrayAround place: Place, isSafe: Bool = false) {
      self.summary = summary
      self.place = place
      change = .arrayAround
      replacement = ""
      self.isSafe = isSafe
    }

    package enum Change: String, Hashable, Sendable {
      /// A string or key gets another text.
      case newValue = "replace"
      /// The value stays and becomes the only element of an array. The place is the value's own.
      case arrayAround = "wrap-in-array"
    }
  }
}

extension Sequence<Diagnostic> {
  /// The findings in the order in which every report prints them: by place, then rule, then text.
  package func inReportingOrder() -> [Diagnostic] {
    sorted { left, right in
      if left.place != right.place { return Place.areInIncreasingOrder(left.place, right.place) }
      if left.rule != right.rule { return left.rule < right.rule }
      if left.language != right.language { return (left.language ?? "") < (right.language ?? "") }
      if left.intent != right.intent { return (left.intent ?? "") < (right.intent ?? "") }
      return left.message < right.message
    }
  }
}
