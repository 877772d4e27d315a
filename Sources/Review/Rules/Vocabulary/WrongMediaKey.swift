import Diagnostics
import Vocabulary

extension Rule {
  static let wrongMediaKey = Rule(
    RuleDescription(
      id: "vocab/wrong-media-key", severity: .error,
      summary: "Parameters have the names of this file, not those of the user vocabulary",
      rationale: """
        What `INVocabulary` calls `mediaPlaylistTitle` at run time is `playlistTitle` in this file. Terms \
        under the other name are ignored, however right they look.
        """,
      remedy: "Write the name that this file has for it.",
      source: """
        WWDC20 session 10060, which shows both names side by side; of `workoutActivityName` it is \
        inferred.
        """,
      bad: [
        .terms(
          .init("70s punk anthems", "70s punk anthems"),
          parameter: "↓INPlayMediaIntent.mediaPlaylistTitle"),
        .terms(
          .init("anna", "Anna Night"), parameter: "↓INPlayMediaIntent.audiobookAuthorName"),
        .terms(
          .init("70s punk anthems", "70s punk anthems"),
          parameter: "↓INVocabularyStringType.mediaPlaylistTitle"),
      ],
      good: [
        .terms(
          .init("70s punk anthems", "70s punk anthems"),
          parameter: "INPlayMediaIntent.playlistTitle"
        ),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        .terms(.init("anna", "Anna"), parameter: "INSendMessageIntent.recipients"),
      ])
  ) { subject, finding in
    subject.parameterNames.compactMap { localization, name in
      ParameterCatalog.parameter(forUserVocabulary: name.text).map { right in
        finding(
          "\(name.text) is the name for `INVocabulary`; in this file it is \(right)",
          at: name.place, in: localization.language?.tag,
          fixes: [
            Diagnostic.Fix("Write \(right)", at: name.place, replacement: right, isSafe: true)
          ])
      }
    }
  }
}
