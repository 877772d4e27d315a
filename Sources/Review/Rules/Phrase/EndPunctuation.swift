import Diagnostics
import Vocabulary

extension Rule {
  static let endPunctuation = Rule(
    RuleDescription(
      id: "phrase/end-punct", severity: .note,
      summary: "The phrases of a language end alike, with a full stop or without",
      rationale: """
        Siri's guide shows the phrases below each other. A full stop behind some of them and none behind \
        others looks like a slip; it changes nothing for Siri.
        """,
      remedy: """
        Choose one way for the language. Apple's samples have a full stop, which is never wrong. Questions \
        end with a question mark either way.
        """,
      source:
        "Ours; Apple QA1950 ends its samples with . and ?, and Weblate and pofilter compare ends.",
      bad: [
        .phrases(
          "Start my CardioBonanza workout", "Pause my CardioBonanza workout↓.",
          "End my CardioBonanza workout"),
        .phrases(
          "用CardioBonanza开始锻炼。", "用CardioBonanza暂停锻炼。", "↓用CardioBonanza结束锻炼", in: "zh-Hans"),
        .phrases(
          "CardioBonanza में वर्कआउट शुरू करो।", "CardioBonanza में वर्कआउट रोको।",
          "↓CardioBonanza में वर्कआउट ख़त्म करो", in: "hi"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout.", "How fit am I, CardioBonanza?"),
        .phrases("Start my CardioBonanza workout", "How fit am I, CardioBonanza?"),
        .phrases("Start my run with Yahoo!", "Start my Yahoo! run", appName: "Yahoo!"),
        .phrases("Start my CardioBonanza run", "Start my CardioBonanza run at 5 p.m."),
        .phrases(
          "Ξεκίνα την προπόνηση CardioBonanza", "Πόσο έτρεξα με το CardioBonanza;", in: "el"),
        .phrases("Սկսիր CardioBonanza մարզումը։", "Որտե՞ղ է CardioBonanza մարզումը", in: "hy"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      var groups: [(ending: SentenceEnding, first: Place, phrase: String, count: Int)] = []
      for (_, phrase) in part.examples {
        guard let (ending, range) = part.ending(of: phrase.text) else { continue }
        if let index = groups.firstIndex(where: { $0.ending == ending }) {
          groups[index].count += 1
        } else {
          let place = range.isEmpty ? phrase.place : phrase.place(of: range)
          groups.append((ending, place, phrase.text, 1))
        }
      }
      // Of two equally rare endings the later one departs from the first.
      guard groups.count > 1, let rarest = groups.reversed().min(by: { $0.count < $1.count }) else {
        return []
      }
      let others = groups.filter { $0.ending != rarest.ending }.sorted { $0.count > $1.count }
      let counts = others.map { "\($0.count) \($0.ending.words(for: $0.count))" }
      return [
        finding(
          """
          \(rarest.count) of the phrases\(part.tag == nil ? "" : " in \(part.localization.title)") \
          \(rarest.ending.words(for: rarest.count)), but \(counts.joined(separator: " and "))
          """,
          at: rarest.first, in: part.tag, notes: ["The first of them: \(rarest.phrase.quoted)"])
      ]
    }
  }
}

extension LocalizationSubject {
  fileprivate func ending(of phrase: String) -> (ending: SentenceEnding, range: Range<Int>)? {
    SentenceEnding.find(in: phrase, language: localization.textLanguage) { index in
      marker.marks(in: phrase).names.contains { $0.contains(index) }
    }
  }
}

extension SentenceEnding {
  fileprivate func words(for count: Int) -> String {
    let verb = count == 1 ? "ends" : "end"
    return switch self {
    case .fullStop: "\(verb) with a full stop"
    case .exclamationMark: "\(verb) with an exclamation mark"
    case .nothing: "\(verb) without a mark"
    }
  }
}
