import Diagnostics
import Vocabulary

extension Rule {
  static let nameShape = Rule(
    RuleDescription(
      id: "name/shape", severity: .error,
      summary: "INAlternativeAppNames is an array of dictionaries, each with a name",
      rationale: """
        An entry without an `INAlternativeAppName`, or with a blank one, is skipped without a word, so \
        the app does not answer to it.
        """,
      remedy: "Write each name as a dictionary with the string `INAlternativeAppName`.",
      source: """
        Apple, “Specifying synonyms for your app name”; that faulty entries are skipped was observed, \
        and by a public report Xcode's build fails on an array of strings (“Unable to parse Info.plist”).
        """,
      bad: [
        .bundle(InfoEntries.alternatives("Cardio", "↓ ")),
        .bundle(
          """
            <key>INAlternativeAppNames</key>
            <string>↓Cardio</string>
          """),
      ],
      good: [.bundle(InfoEntries.alternatives("Cardio"))])
  ) { subject, finding in
    subject.app.alternativeNames.flatMap { list -> [Diagnostic] in
      guard let entries = list.entries else {
        return [
          finding("INAlternativeAppNames is no array, so the names are not known", at: list.place)
        ]
      }
      return entries.filter { $0.written?.allSatisfy(\.isWhitespace) ?? true }.map { entry in
        finding(
          entry.written == nil
            ? "This entry has no string INAlternativeAppName, so it is skipped"
            : "This alternative name is blank, so it is skipped", at: entry.place)
      }
    }
  }
}
