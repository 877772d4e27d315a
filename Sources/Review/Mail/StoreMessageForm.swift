/// A message of App Store Connect, App Review, Xcode's tools or the Intents framework about Siri.
///
/// Rules write the lines that they predict with it, and `explain` reads pasted ones with it.
package struct StoreMessageForm: Hashable, Sendable {
  /// What the message leads to.
  package enum Effect: Hashable, Sendable {
    /// App Store Connect mails it, and the delivery succeeds.
    case warning
    /// App Store Connect refuses the build.
    case refusal
    /// Public mails of both kinds are known.
    case warningOrRefusal
    /// The people of App Review refuse the version.
    case review
    /// Xcode's build fails.
    case buildFailure
    /// Xcode's build warns.
    case buildWarning
    /// The device doesn't install the app.
    case installFailure
    /// Siri can't use the app's intents on the device.
    case failureAtRunTime

    /// Whether nothing gets to people before it is mended.
    package var blocks: Bool {
      switch self {
      case .refusal, .review, .buildFailure, .installFailure: true
      case .warning, .warningOrRefusal, .buildWarning, .failureAtRunTime: false
      }
    }
  }

  /// What varies in a message.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case intent, language, word, part, parameter, count
    case text, bundle, folders

    /// Whether it is one word, so that nothing with a space can stand there.
    var isWord: Bool {
      switch self {
      case .intent, .language, .word, .part, .parameter, .count: true
      case .text, .bundle, .folders: false
      }
    }
  }

  /// The number that goes with it, without `ITMS-`; `nil` when it has none.
  package var code: String?
  /// What stands between the number and the message.
  var title: String?
  /// The message, with `{field}` for what varies.
  var pattern: String
  /// Other wordings of it.
  var variants: [String] = []
  /// What it is about in a few words, such as “no example phrase”.
  package var summary: String
  package var effect: Effect
  /// The rules that find its cause, the nearest first; none when no rule does.
  package var rules: [String] = []
  /// What it means and what to do, where the rules don't say so.
  package var advice: String?
  /// Who showed it.
  package var source: String

  /// The message with its fields filled in, as the store writes it.
  func line(_ fields: [Field: String]) -> String {
    let message = Self.parts(of: pattern).map { part in
      switch part {
      case .text(let text): text
      case .field(let field): fields[field] ?? ""
      }
    }.joined()
    let prefix = code.map { "ITMS-\($0): " } ?? ""
    return prefix + (title.map { "\($0) - " } ?? "") + message
  }

  enum Part: Hashable {
    case text(String)
    case field(Field)
  }

  /// A pattern taken apart at its braces.
  static func parts(of pattern: String) -> [Part] {
    pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, piece -> [Part] in
        guard number > 0, let end = piece.firstIndex(of: "}"),
          let field = Field(rawValue: String(piece[..<end]))
        else { return [.text((number > 0 ? "{" : "") + piece)] }
        return [.field(field), .text(String(piece[piece.index(after: end)...]))]
      }.filter { $0 != .text("") }
  }
}
