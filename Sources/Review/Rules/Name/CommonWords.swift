import Diagnostics
import Vocabulary

extension Rule {
  static let commonWords = Rule(
    RuleDescription(
      id: "name/common-words", severity: .note,
      summary: "The app's name is more than ordinary words",
      rationale: """
        Siri takes a name made of everyday words for a part of the sentence, and a test build's \
        “Beta” or “QA” for the end of one. People then have to repeat themselves.
        """,
      remedy: """
        Add an alternative name with a word of its own, and write phrases in which the name can't be \
        mistaken for the rest.
        """,
      source:
        "Public reports (lionheart/openradar-mirror#14929, #15973); the word list is ours, of \(OrdinaryWords.date).",
      bad: [
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓My Notes</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓CardioBonanza QA</string>
          """),
      ],
      good: [.bundle(InfoEntries.name)])
  ) { subject, finding in
    guard let name = subject.app.names.general.first(where: { $0.role == .display }),
      let place = name.place
    else { return [] }
    let words = name.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = words.last else { return [] }
    if words.count > 1, OrdinaryWords.buildSuffixes.contains(last) {
      let written = name.text.suffix(last.count)
      return [finding("The name ends in “\(written)”, as that of a test build", at: place)]
    }
    guard words.allSatisfy(OrdinaryWords.words.contains) else { return [] }
    return [
      finding(
        "“\(name.text)” is made of ordinary words, which Siri may take for a part of the sentence",
        at: place)
    ]
  }
}
