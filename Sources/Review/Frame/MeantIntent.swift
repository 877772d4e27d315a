import Diagnostics
import Vocabulary

/// The intent that is probably meant where `IntentName` names none: left blank, or translated.
struct MeantIntent: Hashable, Sendable {
  /// The name as it is written.
  let text: SourceText
  /// The class name that is meant.
  let name: String
  /// Whether nothing else can be meant.
  let isSure: Bool
  /// What the guess rests on, in a sentence without a full stop; `nil` when the name itself tells.
  let reason: String?

  /// The edit that writes the class name.
  var fixes: [Diagnostic.Fix] {
    [Diagnostic.Fix("Write \(name)", at: text.place, replacement: name, isSafe: isSure)]
  }
}
