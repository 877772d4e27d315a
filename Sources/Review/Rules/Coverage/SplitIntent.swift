import Diagnostics
import Vocabulary

extension Rule {
  static let splitIntent = Rule(
    RuleDescription(
      id: "cover/split-intent", severity: .note,
      summary: "An intent has one entry in a file",
      rationale: """
        Where an intent's phrases are spread over several entries, a translator sees only half of them, \
        and nobody can say which of them comes first in Siri's guide.
        """,
      remedy: "Move the phrases into one entry, in the order that people should see them in.",
      source: """
        Ours; other assistants' validators report an intent that is defined twice. What Siri does with \
        the second entry isn't documented.
        """,
      bad: [
        RuleExample([
          .intents(
            ("INStartWorkoutIntent", ["Start my CardioBonanza workout"]),
            ("↓INStartWorkoutIntent", ["Begin a CardioBonanza workout"]))
        ])
      ],
      good: [
        .phrases("Start my CardioBonanza workout", "Begin a CardioBonanza workout"),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
        ]),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file in
      var entries: [String: [SourceText]] = [:]
      for name in file.intentPhrases.compactMap(\.intentName) where !name.isBlank {
        entries[name.text, default: []].append(name)
      }
      return entries.filter { $0.value.count > 1 }.map { intent, names in
        finding(
          "\(intent.quoted) has \(names.count) entries in this file", at: names[1].place,
          in: localization.language?.tag, intent: intent,
          elsewhere: [Diagnostic.Note("The first entry stands here", at: names[0].place)])
      }
    }
  }
}
