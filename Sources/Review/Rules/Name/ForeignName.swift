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
      good: [.bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("Cardio"))")])
  ) { subject, finding in
    let names = subject.app.names
    let own = Set(
      ([names.general] + names.localized.values).flatMap(\.self).filter { $0.role == .display }
        .map { FoldedPhrase($0.text) })
    return names.alternatives.compactMap { name in
      let folded = FoldedPhrase(name.text)
      guard !own.contains(folded), let place = name.place else { return nil }
      if ForeignNames.apps.contains(folded) {
        return finding("“\(name.text)” is the name of another app", at: place)
      }
      if ForeignNames.generic.contains(folded) {
        return finding("“\(name.text)” is a generic name, which could be any app's", at: place)
      }
      return nil
    }
  }
}
