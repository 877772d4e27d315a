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

  /// The edit that writes the class name; none where the file has no place between tags for it.
  var fixes: [Diagnostic.Fix] {
    let isElement = text.text.isEmpty && text.place.range.map { !$0.bytes.isEmpty } == true
    if isElement { return [] }
    return [Diagnostic.Fix("Write \(name)", at: text.place, replacement: name, isSafe: isSure)]
  }
}
