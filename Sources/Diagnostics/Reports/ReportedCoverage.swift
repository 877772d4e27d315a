/// Which intents have phrases in which languages.
package struct ReportedCoverage: Hashable, Sendable {
  /// The languages' tags, one for each row.
  package var languages: [String]
  /// The intents, one for each column.
  package var intents: [Intent]
  package var rows: [[Cell]]
  /// The sum in words: “2 languages × 1 intent = 2, 1 filled, 1 missing”; `nil` when it isn't known what
  /// is declared, without which nothing can be called missing.
  package var sum: String?

  package init(
    languages: [String] = [], intents: [Intent] = [], rows: [[Cell]] = [], sum: String? = nil
  ) {
    self.languages = languages
    self.intents = intents
    self.rows = rows
    self.sum = sum
  }

  package struct Intent: Hashable, Sendable {
    package var name: String
    package var isDeclared: Bool
    /// Whether the store asks for a phrase.
    package var isAskedFor: Bool

    package init(name: String, isDeclared: Bool, isAskedFor: Bool) {
      self.name = name
      self.isDeclared = isDeclared
      self.isAskedFor = isAskedFor
    }
  }

  package enum Cell: Hashable, Sendable {
    /// The number of phrases, and how many of them name the app; `nil` when its name is unknown.
    case examples(Int, namingApp: Int?)
    /// Phrases only in files that the app is shipped without.
    case leftOut(Int)
    /// No phrase.
    case none
    /// The language's file could not be read.
    case unreadable
  }
}
