import AppDiscovery
import Diagnostics

/// What the arguments say, without any of it done.
struct Options {
  /// The inputs, or the rule to explain.
  var operands: [String] = []
  /// Where the result goes; `nil` for the command's default.
  var output: String?
  var format: Format?
  var told = ToldFacts()
  var isStrict = false
  /// The lowest severity that makes the exit status 1; `nil` for the command's default.
  var failOn: Severity?
  /// Whether `check` applies the safe fixes, and whether it only shows what they would change.
  var isFixing = false
  var isDryRun = false
  var isQuiet = false
  var isColorless = false
  /// What is told about the review.
  var review = ReviewOptions()
  /// What `build` is told about the guide.
  var publication = PublicationOptions()

  /// The forms of the result.
  enum Format: String, CaseIterable {
    case site, html, markdown, json, console, concise, sarif, github, junit

    /// The commands that have it, the default first.
    static func choices(for command: Command) -> [Format] {
      switch command {
      case .build: [.site, .html, .markdown, .json]
      case .check: [.console, .concise, .json, .sarif, .github, .junit, .markdown]
      case .inspect, .explain, .config: []
      }
    }
  }
}
