import Diagnostics
import Vocabulary

extension Rule {
  static let endMark = Rule(
    RuleDescription(
      id: "l10n/end-punct", severity: .note,
      summary: "A phrase ends with the marks of its language",
      rationale: """
        The guide shows the phrases to people who read that language. An English question mark under \
        Arabic, a missing “¿” under Spanish or a space that lets the French mark slip onto the next line \
        shows that nobody of them looked.
        """,
      remedy: """
        Write the language's own mark: 。？！ in Chinese and Japanese, ؟ in Arabic, Persian and Urdu, । in \
        Hindi, ; in Greek, ¿…? in Spanish, and a no-break space before ? and ! in French. A phrase may also \
        end without any mark.
        """,
      source: """
        Weblate's checks of end marks and of punctuation spacing; the table is ours, of \(EndMarks.date). \
        Siri makes no difference.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout.", "Where is my CardioBonanza?"], in: "en"),
          .phrases(["CardioBonanzaを開始して↓.", "CardioBonanzaを停止して."], in: "ja"),
          .phrases(["أين تمرين CardioBonanza↓?"], in: "ar"),
          .phrases(["↓Dónde está CardioBonanza?"], in: "es"),
          .phrases(["Où est CardioBonanza↓ ?"], in: "fr"),
          .phrases(["Wo ist CardioBonanza↓？"], in: "de"),
        ])
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout.", "Where is my CardioBonanza?"], in: "en"),
          .phrases(["CardioBonanzaを開始して。", "CardioBonanzaはどこ"], in: "ja"),
          .phrases(["أين تمرين CardioBonanza؟"], in: "ar"),
          .phrases(["¿Dónde está CardioBonanza?", "Empieza CardioBonanza."], in: "es"),
          .phrases(["Où est CardioBonanza\u{A0}?", "Lance CardioBonanza…"], in: "fr"),
          .phrases(["Où est CardioBonanza?"], in: "fr-CA"),
          .phrases(["Πού είναι το CardioBonanza;"], in: "el"),
          .phrases(["CardioBonanza 어디 있어?"], in: "ko"),
          .phrases(["用CardioBonanza跑到7 p.m.", "用CardioBonanza跑步..."], in: "zh-Hans"),
        ]),
        RuleExample(
          [
            .phrases(["Search with Yahoo!"], in: "en"), .phrases(["Cherche avec Yahoo!"], in: "fr"),
            .phrases(["「猫」を検索して、Yahoo!"], in: "ja"),
          ], appName: "Yahoo!"),
      ])
  ) { subject, finding in
    let copies = Set(subject.pairs.flatMap(\.copies).map(\.phrase))
    return subject.localizations.flatMap { part -> [Diagnostic] in
      guard let language = part.localization.textLanguage else { return [] }
      let faults = part.examples.filter { !copies.contains($0.phrase) }.compactMap {
        EndFault($0.phrase, in: language, part.marker)
      }
      return faults.grouped(by: \.lack).compactMap { lack, faults in
        guard let first = faults.first else { return nil }
        let more = faults.count == 1 ? "" : ", and \(faults.count - 1) more"
        return finding(
          "\(first.phrase.text.quoted)\(more): \(language.englishName) \(lack)", at: first.place,
          in: part.tag, fixes: [first.fix]
        ).pointing(to: faults.dropFirst().map(\.phrase))
      }
    }
  }
}

/// What is wrong with the end of a phrase.
private struct EndFault {
  let phrase: SourceText
  let place: Place
  /// What the language does, in words that follow its name.
  let lack: String
  let fix: Diagnostic.Fix

  init?(_ phrase: SourceText, in language: Language, _ marker: PhraseMarker) {
    var scalars = Array(phrase.text.unicodeScalars)
    guard let end = scalars.lastIndex(where: { !$0.properties.isWhitespace }), end > 0 else {
      return nil
    }
    let mark = scalars[end]
    // “Yahoo!” keeps its own mark.
    guard !marker.marks(in: phrase.text).names.contains(where: { $0.contains(end) }) else {
      return nil
    }
    let fault: Range<Int>
    if let expected = EndMarks.expected(for: mark, in: language) {
      guard mark != "." || Self.isFullStop(end, of: phrase.text, language) else { return nil }
      lack = "ends a sentence with “\(expected)”, not “\(mark)”"
      fault = end..<end + 1
      scalars[end] = expected
    } else if let opening = EndMarks.opening(for: mark, in: language), !scalars.contains(opening) {
      lack = "opens it with “\(opening)”"
      let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
      fault = start..<start + 1
      scalars.insert(opening, at: start)
    } else if EndMarks.isSpaced(mark, in: language), !Self.noBreakSpaces.contains(scalars[end - 1])
    {
      let hasSpace = scalars[end - 1].properties.isWhitespace
      lack = "has a no-break space before “\(mark)”\(hasSpace ? ", not a plain one" : "")"
      fault = hasSpace ? end - 1..<end : end..<end + 1
      scalars.replaceSubrange(hasSpace ? fault : end..<end, with: ["\u{A0}"])
    } else {
      return nil
    }
    self.phrase = phrase
    place = phrase.place(of: fault)
    let mended = String(String.UnicodeScalarView(scalars))
    fix = Diagnostic.Fix("Write \(mended.quoted)", at: phrase.place, replacement: mended)
  }

  /// Whether it isn't that of an abbreviation or an ellipsis.
  private static func isFullStop(_ end: Int, of phrase: String, _ language: Language) -> Bool {
    let ending = SentenceEnding.find(in: phrase, language: language) { _ in false }
    return ending.map { $0.ending == .fullStop && $0.range.lowerBound == end } ?? false
  }

  private static let noBreakSpaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}"]
}
