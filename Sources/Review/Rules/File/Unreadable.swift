import Diagnostics
import Vocabulary

extension Rule {
  static let unreadable = Rule(
    RuleDescription(
      id: "file/unreadable", severity: .error,
      summary: "The file is a property list that can be read",
      rationale: """
        A vocabulary that can't be parsed breaks the build or drops out of it, and Siri then knows no \
        phrase of the app in that language. What else can't be read, such as a project, an Info.plist or \
        an entry of an archive, leaves facts about the app unknown.
        """,
      remedy: """
        Open the file at the line named and mend its syntax; Xcode's source editor or `plutil -lint` \
        confirm it. A file that isn't there is named by another one: correct the name, or restore the \
        file. The other languages are checked all the same.
        """,
      source: """
        Inferred: a build needs a file that parses. App Store Connect is known to refuse malformed \
        strings files.
        """,
      bad: [
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array>\n↓</dict>"),
        .plist(
          "<dict>\n  <key>IntentPhrases</key>\n  <array/>\n  <!-- Mike & Co. -->\n  ↓Hello\n</dict>"
        ),
      ],
      good: [
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array/>\n  <!-- Mike & Co. -->\n</dict>"),
        .phrases("Start &amp; stop my CardioBonanza workout", "Go &#8220;CardioBonanza&#8221;"),
        .phrases("<![CDATA[Commence mon entraînement CardioBonanza]]>", in: "fr"),
        // Read past, and told of by another rule.
        .phrases("Start my Cardio\u{10}Bonanza workout"),
      ])
  ) { subject, finding in
    let vocabularies = subject.files.compactMap { localization, file in
      file.failure.map { failure in
        finding(
          "This file can't be read: \(failure.message)", at: failure.place,
          in: localization.language?.tag)
      }
    }
    // What else could not be read costs facts, such as a name, but no phrases.
    let others = subject.app.failures.map { failure in
      // Without the project nothing is known of what the app is shipped with.
      finding(
        failure.sentence, at: failure.place,
        severity: failure.place.path.hasSuffix(".pbxproj") ? .error : .warning)
    }
    return vocabularies + others
  }
}

extension ReadFailure {
  /// The message as a sentence of its own.
  fileprivate var sentence: String {
    guard message.hasPrefix("the ") else { return "This can't be read: \(message)" }
    return "T" + message.dropFirst()
  }
}
