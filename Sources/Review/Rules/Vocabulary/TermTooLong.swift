import Diagnostics
import Vocabulary

extension Rule {
  static let termTooLong = Rule(
    RuleDescription(
      id: "vocab/too-long", severity: .warning,
      summary: "A term is short enough to be kept",
      rationale: """
        Of the vocabulary that apps register at run time the system drops strings beyond 1024 bytes, \
        and nobody says as much in one breath. Mostly such a text is a description that went into the \
        wrong field.
        """,
      remedy: "Write the name alone, as people say it.",
      source: """
        The header of `INVocabulary`, for vocabulary registered at run time; that it holds for this \
        file is inferred.
        """,
      bad: [
        .terms(.init("cardio_craze_workout", "↓\(String(repeating: "Cardio Craze ", count: 40))")),
        .terms(.init("craze", "↓\(String(repeating: "有氧狂热", count: 129))"), in: "zh-Hans"),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        .terms(.init("craze", String(repeating: "有氧狂热", count: 128)), in: "zh-Hans"),
      ])
  ) { subject, finding in
    let longest = subject.settings.limits.longestTextBytes
    return subject.files.flatMap { localization, file in
      file.synonyms.compactMap(\.synonym.phrase).compactMap { phrase in
        // The header counts in UTF-16.
        let bytes = 2 * phrase.text.utf16.count
        guard bytes > longest else { return nil }
        return finding(
          "This term has \(bytes) bytes, and the system keeps at most \(longest)",
          at: phrase.place, in: localization.language?.tag)
      }
    }
  }
}
