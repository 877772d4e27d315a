import Diagnostics
import Vocabulary

extension Rule {
  static let nearDuplicate = Rule(
    RuleDescription(
      id: "phrase/near-duplicate", severity: .note,
      summary: "Phrases differ in more than small words",
      rationale: """
        Siri takes “a”, “the”, “my” or “please” in its stride, so a second phrase that differs in \
        nothing else teaches it nothing and takes a line of the guide. Between two intents the small \
        word is all that tells them apart, and that is too little.
        """,
      remedy: """
        Word one of them in another way that people say, with another verb or another order, or remove \
        it. If both are meant as they are, nothing needs mending.
        """,
      source: """
        Dialogflow warns of intents that are too similar; a team removed a phrase that was one word \
        from another family's (hushh-labs/hushh-research#6542). The lists of small words are ours, \
        of \(LowValueWords.date), for the languages in which we know them.
        """,
      bad: [
        .phrases(
          "Start a workout with CardioBonanza", "↓Please start my workout with CardioBonanza"),
        RuleExample([
          .intents(
            ("INPauseWorkoutIntent", ["Stop workout in CardioBonanza"]),
            ("INEndWorkoutIntent", ["↓Stop the workout in CardioBonanza"]))
        ]),
        .phrases(
          "Lis l’épisode avec CardioBonanza", "↓Lis un épisode avec CardioBonanza",
          intent: "INPlayMediaIntent", in: "fr"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout", "Begin my CardioBonanza workout"),
        .phrases("Start a run with CardioBonanza", "Start a run in CardioBonanza"),
        .phrases("Mark message as read in CardioBonanza", "Mark messages as read in CardioBonanza"),
        .phrases("Markiere die Nachricht", "Markiere die Nachrichten", in: "de"),
        .phrases("CardioBonanzaで運動を始めて", "CardioBonanzaで運動を始める", in: "ja"),
        .phrases("Start the CardioBonanza workout", "start the CardioBonanza workout!"),
        .phrases("Alkaa a CardioBonanza", "Alkaa CardioBonanza", in: "fi"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      guard let small = LowValueWords.of(part.localization.textLanguage) else { return [] }
      return part.localization.files.flatMap { file -> [Diagnostic] in
        var first: [[String]: (intent: String?, phrase: SourceText)] = [:]
        var seen: Set<FoldedPhrase> = []
        return file.examples.compactMap { intent, phrase in
          let words = SpokenWords(phrase.text, language: part.localization.textLanguage)
          // What is the same to the letter is told by the rules of duplicates.
          guard let key = small.key(of: words), seen.insert(FoldedPhrase(phrase.text)).inserted
          else { return nil }
          guard let other = first[key] else {
            first[key] = (intent, phrase)
            return nil
          }
          let isAcross = intent != other.intent
          if isAcross, IntentCatalog.areRelated(intent ?? "", other.intent ?? "") { return nil }
          let reach = isAcross ? " under \(other.intent ?? "another intent")" : ""
          return finding(
            "\(phrase.text.quoted) differs from \(other.phrase.text.quoted)\(reach) in small words only",
            at: phrase.place, in: part.tag, intent: intent,
            elsewhere: [Diagnostic.Note("The other one", at: other.phrase.place)])
        }
      }
    }
  }
}
