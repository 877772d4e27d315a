import Vocabulary

/// Questions that are commands in a polite form: “Can you start my workout?”
///
/// Ours, from the languages' grammars.
enum PoliteQuestions {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  /// Languages | words that begin such a question.
  private static let table = """
    en | can could will would may might please
    de | kannst könntest können könnten würdest würden darf bitte
    fr | peux-tu peux pouvez-vous pouvez pourrais-tu pourrais pourriez-vous pourriez est-ce
    es | puedes podrías puede podría me
    it | puoi potresti può potrebbe mi
    nl | kun kan kunt zou wil wilt mag
    pt | pode poderia podes poderias você
    """

  private static let openings: [String: Set<String>] = {
    var openings: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard fields.count == 2 else { continue }
      for language in fields[0] { openings[language] = Set(fields[1]) }
    }
    return openings
  }()

  /// Whether a phrase that ends in a question mark really asks something; `nil` where the language's
  /// polite forms aren't known.
  static func isQuestion(_ phrase: String, in language: Language?) -> Bool? {
    guard let polite = language?.primarySubtag.flatMap({ openings[$0] }) else { return nil }
    let end = phrase.last { !$0.isWhitespace && !"\"”’»)".contains($0) }
    guard end == "?" || end == "？" else { return false }
    let first = SpokenWords(phrase, language: language).words.first?.folded
    return first.map { !polite.contains($0) } ?? false
  }
}
