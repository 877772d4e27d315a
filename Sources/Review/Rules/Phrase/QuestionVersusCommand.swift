import Diagnostics
import Vocabulary

extension Rule {
  static let questionVersusCommand = Rule(
    RuleDescription(
      id: "phrase/question-vs-command", severity: .note,
      summary: "No lone question stands among the commands of an intent that does something",
      rationale: """
        An intent that starts, sends or pays something is commanded. One question among its phrases \
        was often meant for an intent that searches or tells a status, and Apple's classifier then \
        doesn't read it as the intent it stands under.
        """,
      remedy: "Check which intent answers it, and move it there, or word it as a command.",
      source: """
        Ours. Amazon's marketing rules for Alexa prefer commands; Apple's samples use both, so only a \
        single question among three or more commands counts, in the source language, and not for \
        intents that search or tell. Polite forms (“Can you …?”), of \(PoliteQuestions.date), are no \
        questions.
        """,
      bad: [
        .phrases(
          "Start a run with CardioBonanza", "Begin my CardioBonanza workout",
          "↓How far did I run with CardioBonanza?", "Start CardioBonanza")
      ],
      good: [
        .phrases(
          "Start a run with CardioBonanza", "Begin my CardioBonanza workout", "Start CardioBonanza",
          "Can you start a run with CardioBonanza?"),
        .phrases(
          "Where is my CardioBonanza ride?", "How’s my ride?", intent: "INGetRideStatusIntent"),
        .phrases(
          "Show my CardioBonanza messages", "Find messages in CardioBonanza",
          "Read my CardioBonanza messages", "Do I have CardioBonanza messages?",
          intent: "INSearchForMessagesIntent"),
        .phrases(
          "Start a run with CardioBonanza", "Begin my CardioBonanza workout",
          "Shall we run with CardioBonanza?", "What about a CardioBonanza run?"),
      ])
  ) { subject, finding in
    guard let part = subject.source else { return [] }
    let language = part.localization.textLanguage
    return part.localization.intentPhrases.compactMap { group in
      guard let intent = group.intentName?.text, IntentCatalog.isAction(intent) else { return nil }
      let phrases = group.examples.filter { !$0.isBlank }
      let questions = phrases.filter { PoliteQuestions.isQuestion($0.text, in: language) == true }
      guard questions.count == 1, let question = questions.first, phrases.count >= 4 else {
        return nil
      }
      return finding(
        "\(question.text.quoted) is the only question among \(phrases.count) phrases of \(intent)",
        at: question.place, in: part.tag, intent: intent)
    }
  }
}

extension IntentCatalog {
  /// Whether a system intent does something rather than find or tell something.
  fileprivate static func isAction(_ name: String) -> Bool {
    intent(named: name) != nil
      && !["INGet", "INSearch", "INList"].contains(where: name.hasPrefix)
  }
}
