import Diagnostics
import Vocabulary

extension Rule {
  static let foreignName = Rule(
    RuleDescription(
      id: "name/foreign", severity: .error,
      summary: "An alternative name is the app's own",
      rationale: """
        App Review asks for aliases that relate to the app's or the company's name, and refuses \
        generic words and the names of others. Siri would also open the wrong app.
        """,
      remedy: "Use a short form, a spelling or a translation of the app's own name.",
      source: """
        App Review Guidelines 2.5.11; Apple, “Specifying synonyms for your app name”. The tables of \
        other apps' names and of generic words are ours, of \(ForeignNames.date).
        """,
      blocks: true,
      bad: [
        .bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("↓WhatsApp"))"),
        .bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("↓My App"))"),
      ],
      good: [
        .bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("Cardio"))"),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Zoom Workplace</string>
          \(InfoEntries.alternatives("Zoom"))
          """),
        .bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("Signal Bonanza", "Lineal"))"),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Radio</string>
          \(InfoEntries.alternatives("radio"))
          """),
      ])
  ) { subject, finding in
    let names = subject.app.names
    let own = ([names.general] + names.localized.values).flatMap(\.self)
      .filter { $0.role == .display }.map { FoldedPhrase($0.text) }
    let words = subject.settings.words
    let others = ForeignNames.apps.union(words.thirdPartyNames.map { FoldedPhrase($0) })
      .subtracting(words.allowedNames.map { FoldedPhrase($0) })
    return names.alternatives.compactMap { name in
      let folded = FoldedPhrase(name.text)
      guard !own.contains(folded), let place = name.place else { return nil }
      // The short form of “Zoom Workplace” is its own.
      if others.contains(folded), !own.contains(where: { $0.begins(with: folded) }) {
        return finding("\(name.text.quoted) is the name of another app", at: place)
      }
      if ForeignNames.generic.contains(folded) {
        return finding("\(name.text.quoted) is a generic name, which could be any app's", at: place)
      }
      return nil
    }
  }
}
