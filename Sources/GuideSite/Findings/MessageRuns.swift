import Diagnostics
import Mustache
import Vocabulary

/// A sentence about a finding cut into English and what it quotes from the app, so that a browser sets
/// each in its own language and direction.
struct MessageRuns {
  private let runs: [(text: String, isQuote: Bool)]
  private let language: LanguageGuide?
  private let medium: Medium

  init(_ sentence: String, about finding: Diagnostic, on address: Address, in app: AppGuide) {
    medium = address.medium
    language = finding.language == nil ? nil : app.index.language(of: finding)
    let isAboutPhrases = ["phrase/", "pron/"].contains { finding.rule.hasPrefix($0) }
    // Other rules quote keys and identifiers as well, and the source language.
    let cut = language == nil ? [] : Self.cut(sentence)
    runs =
      cut.contains { $0.isQuote && (isAboutPhrases || !$0.text.utf8.allSatisfy { $0 < 0x80 }) }
      ? cut : [(sentence, false)]
  }

  /// What the templates get.
  var data: [MustacheValue] {
    runs.map { run in
      [
        "text": .part(run.text, in: medium), "isQuote": .bool(run.isQuote),
        "lang": .name(language?.htmlLang ?? ""), "dir": .name(language?.direction ?? "auto"),
      ]
    }
  }

  /// Cuts behind each “ and before each ”.
  private static func cut(_ message: String) -> [(text: String, isQuote: Bool)] {
    var runs: [(text: String, isQuote: Bool)] = []
    var text = ""
    var isQuote = false
    for character in message {
      if character == "”", isQuote {
        runs.append((text, true))
        (text, isQuote) = ("”", false)
      } else if character == "“", !isQuote {
        runs.append((text + "“", false))
        (text, isQuote) = ("", true)
      } else {
        text.append(character)
      }
    }
    runs.append((text, isQuote))
    return runs.filter { !$0.text.isEmpty }
  }
}
