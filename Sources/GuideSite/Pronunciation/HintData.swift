import Diagnostics
import Mustache
import Pronunciation
import Vocabulary

/// What the templates show of a pronunciation hint.
struct HintData {
  let hint: SourceText
  /// What it is the hint for; `nil` when that is missing.
  let phrase: String?
  /// Apple's rule for it; `nil` for languages other than Chinese.
  let rule: ChineseHintRule?
  /// The findings about it.
  let findings: [Diagnostic]
  let medium: Medium

  /// A phrase without hint.
  static let none: [String: MustacheValue] = [
    "pronunciation": "", "hintRuns": [], "reading": .null, "isToldByReading": false, "aids": "",
  ]

  var data: [String: MustacheValue] {
    let faults = self.faults
    let reading = rule.flatMap { rule in
      phrase.flatMap { AnnotatedPhrase(of: hint.text, on: $0, by: rule, faults: faults) }
    }
    return [
      "pronunciation": .string(hint.text),
      "hintRuns": .list(runs(faults)),
      // Markdown for people has no marks for sounds above a character, so it gets the aids in a line.
      "reading": medium.isMarkdown ? .null : reading?.data ?? .null,
      "isToldByReading": .bool(!medium.isMarkdown && reading?.holdsWholeHint == true),
      "aids": .string(medium.isMarkdown ? reading?.aids ?? "" : ""),
    ]
  }

  /// A finding has the first of its places; the checker knows the others.
  private var faults: [PhraseFault] {
    let faults = findings.prefix(PhraseFault.mostPerPhrase).compactMap { PhraseFault($0, in: hint) }
    guard let rule, let phrase, !faults.isEmpty else { return faults }
    let others = ChineseHintChecker(rule).faults(in: hint.text, for: phrase).flatMap { known in
      let severity = faults.filter { $0.range == known.ranges.first }.map(\.severity).max()
      return severity.map { severity in
        known.ranges.dropFirst().map { PhraseFault($0, severity) }
      } ?? []
    }
    return Array((faults + others).prefix(PhraseFault.mostPerPhrase))
  }

  private func runs(_ faults: [PhraseFault]) -> [MustacheValue] {
    let scalars = Array(hint.text.unicodeScalars)
    return PhraseFault.pieces(of: 0..<scalars.count, faults).map { piece, fault in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[piece])
      return ["text": .part(String(view), in: medium), "fault": .name(fault?.rawValue ?? "")]
    }
  }
}

extension AnnotatedPhrase {
  fileprivate var data: MustacheValue {
    [
      "soundLang": .name(rule.soundLang),
      "aidLang": .name(rule.aidLang),
      "parts": .list(
        parts.map { part in
          [
            "text": .string(part.text),
            "isExplained": .bool(part.isExplained),
            "sounds": .list(
              part.sounds.enumerated().map { index, sound in
                [
                  "text": .string(sound.text), "fault": .name(sound.fault?.rawValue ?? ""),
                  "isLast": .bool(index == part.sounds.count - 1),
                ]
              }),
            "aid": .string(part.aid ?? ""),
          ]
        }),
    ]
  }
}
