import Diagnostics
import Vocabulary

extension Rule {
  static let numbers = Rule(
    RuleDescription(
      id: "l10n/numbers", severity: .note,
      summary: "Phrases that stand for each other have the same numbers",
      rationale: """
        A number that differs from the source is often a slip, and titles such as “1984” are asked for by \
        their number. Examples that only differ in minutes do no harm, but readers of the guide wonder.
        """,
      remedy:
        "Write the source's number, in digits or in words, or leave it if the other one is meant.",
      source: """
        Ours, after pofilter's “numbers” and Phrase's “missing number”. Compared are only intents with one \
        phrase here and there, as of several nobody knows which stands for which; numbers in words, clock times, and amounts with a unit \
        or currency that translators convert are let be.
        """,
      bad: [
        RuleExample([
          .phrases(["Start a 10 minute CardioBonanza workout"], in: "en"),
          .phrases(["Empieza una sesión de ↓15 minutos con CardioBonanza"], in: "es"),
        ]),
        RuleExample([
          .phrases(["Play the audiobook 1984 with CardioBonanza"], in: "en"),
          .phrases(["↓Spiele das Hörbuch mit CardioBonanza"], in: "de"),
        ]),
      ],
      good: [
        RuleExample([
          .phrases(["Start a 15 minute CardioBonanza run", "CardioBonanza, 1 hour"], in: "en"),
          .phrases(["Lance CardioBonanza pour une heure", "CardioBonanza, 15 minutes"], in: "fr"),
          .phrases(["用CardioBonanza跑十五分鐘", "用CardioBonanza跑1小時"], in: "zh-Hant"),
          .phrases(["ابدأ ١٥ دقيقة في CardioBonanza", "CardioBonanza لمدة ١ ساعة"], in: "ar"),
        ]),
        RuleExample([
          .phrases(["Run 3 miles with CardioBonanza", "CardioBonanza at 7pm"], in: "en"),
          .phrases(["Lauf 5 km mit CardioBonanza", "CardioBonanza um 19:00 Uhr"], in: "de"),
        ]),
        RuleExample([
          .phrases(["CardioBonanza, 1,500 steps"], in: "en"),
          .phrases(["CardioBonanza, 1.500 Schritte"], in: "de"),
          .phrases(["CardioBonanza, 5 minutes", "CardioBonanza, 8 minutes"], in: "fr"),
        ]),
        RuleExample([
          .phrases(["Play my mix in CardioBonanza", "Play 1989 in CardioBonanza"], in: "en"),
          .phrases(
            ["Spiel meinen Mix in CardioBonanza", "Spiel 99 Luftballons in CardioBonanza"], in: "de"
          ),
        ]),
      ])
  ) { subject, finding in
    subject.pairs.flatMap { pair in
      pair.comparableIntents.filter { $0.source.count == 1 }.compactMap { intent -> Diagnostic? in
        guard let fault = NumberFault(intent) else { return nil }
        let origin = pair.source.titleOfTexts
        let phrase = fault.phrase.text.quoted
        return finding(
          fault.given.map { "\(phrase) says \($0) where \(origin) says \(fault.expected)" }
            ?? "\(origin) says \(fault.expected), but \(phrase) doesn't",
          at: fault.place, in: pair.target.tag, intent: intent.name)
      }
    }
  }
}

/// A number that a translation has in place of another, or lacks.
private struct NumberFault {
  let phrase: SourceText
  let place: Place
  /// The source's number.
  let expected: Int
  /// The translation's in its place; `nil` when it merely lacks one.
  let given: Int?

  init?(_ intent: TranslationPair.SharedIntent) {
    var open: [Int: Int] = [:]
    for number in intent.source.flatMap(\.statedNumbers) { open[number.value, default: 0] += 1 }
    let extra = intent.target.flatMap { phrase in
      phrase.statedNumbers.map { (phrase: phrase, number: $0) }
    }.filter { found in
      guard let count = open[found.number.value], count > 0 else { return true }
      open[found.number.value] = count - 1
      return false
    }
    let lost = open.filter { $0.value > 0 }.map(\.key).sorted()
    // More than one pair can't be told apart.
    guard lost.count == 1, extra.count < 2, let expected = lost.first else { return nil }
    self.expected = expected
    if let found = extra.first {
      let isOtherClock = abs(found.number.value - expected) == 12
      guard !isOtherClock else { return nil }
      (phrase, given) = (found.phrase, found.number.value)
      place = found.phrase.place(of: found.number.range)
    } else {
      guard let first = intent.target.first, expected >= 1000, expected % 100 != 0,
        !intent.target.contains(where: { WrittenNumbers.areInCharacters($0.text) })
      else { return nil }
      (phrase, given, place) = (first, nil, first.place)
    }
  }
}

extension SourceText {
  /// The numbers that it shares with its translations: those without a unit that is converted.
  fileprivate var statedNumbers: [WrittenNumbers.Number] {
    let scalars = Array(text.unicodeScalars)
    return WrittenNumbers(text).numbers.filter { number in
      let before = number.range.lowerBound > 0 ? scalars[number.range.lowerBound - 1] : " "
      let after = scalars[number.range.upperBound...].drop {
        $0 == " " || $0 == "-" || $0 == "\u{A0}"
      }
      let unit = after.prefix { $0.properties.isAlphabetic }
      return !ConvertedUnits.signs.contains(before)
        && !(after.first.map(ConvertedUnits.signs.contains) ?? false)
        && !ConvertedUnits.words.contains(String(String.UnicodeScalarView(unit)).lowercased())
    }
  }
}
