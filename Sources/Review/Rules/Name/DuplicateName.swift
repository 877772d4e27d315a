import Diagnostics
import Vocabulary

extension Rule {
  static let duplicateName = Rule(
    RuleDescription(
      id: "name/duplicate", severity: .note,
      summary: "An alternative name is another than the app's other names",
      rationale: """
        There is room for three alternative names. One that repeats the display name, or another \
        alternative, wastes a place.
        """,
      remedy: "Remove it, or use the place for a name that people really say.",
      source: "Inferred.",
      bad: [
        .bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("Cardio", "↓cardiobonanza"))")
      ],
      good: [.bundle("\(InfoEntries.name)\n\(InfoEntries.alternatives("Cardio", "Bonanza"))")])
  ) { subject, finding in
    let names = subject.app.names
    var seen: [FoldedPhrase: String] = [:]
    for name in names.general where name.role == .display {
      seen[FoldedPhrase(name.text)] = "the app's name"
    }
    return names.general.filter { $0.role == .alternative }.compactMap { name in
      let folded = FoldedPhrase(name.text)
      guard let other = seen[folded], let place = name.place else {
        seen[folded] = "another alternative name"
        return nil
      }
      return finding("“\(name.text)” repeats \(other)", at: place)
    }
  }
}
