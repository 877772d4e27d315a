import Diagnostics
import Vocabulary

extension Rule {
  static let unresolvedVariable = Rule(
    RuleDescription(
      id: "name/unresolved-variable", severity: .error,
      summary: "A variable that stands for a name has a text in the base language",
      rationale: """
        An alternative name such as `APP_NAME_SYNONYM_1` stands for a text of each language's \
        InfoPlist.strings. Where the base language has none, the variable itself becomes a name that \
        nobody can say.
        """,
      remedy: """
        Add the key with its text to InfoPlist.strings in `Base.lproj` or in the development language, \
        at a minimum.
        """,
      source: "Apple, “Specifying synonyms for your app name”.",
      bad: [
        .bundle(
          "\(InfoEntries.region)\n\(InfoEntries.alternatives("↓APP_NAME_SYNONYM_1"))",
          and: [.strings("APP_NAME_SYNONYM_1 = \"Kardio\";", in: "de")])
      ],
      good: [
        .bundle(
          "\(InfoEntries.region)\n\(InfoEntries.alternatives("APP_NAME_SYNONYM_1"))",
          and: [.strings("APP_NAME_SYNONYM_1 = \"Cardio\";", in: "en")])
      ])
  ) { subject, finding in
    let development = subject.app.developmentLanguage
    return subject.app.alternativeNames.flatMap { list in
      (list.entries ?? []).compactMap { entry -> Diagnostic? in
        if entry.isUnset {
          return finding(
            "“\(entry.written ?? "")” is a build setting that nothing found sets, so the name is empty",
            at: entry.place,
            notes: ["A text of InfoPlist.strings is named without $(), as APP_NAME_SYNONYM_1"])
        }
        guard entry.isVariable, entry.texts[.base] == nil,
          development.flatMap({ entry.texts[$0] }) == nil,
          // Any of them may be the development language where that is unknown.
          development != nil || entry.texts.isEmpty
        else { return nil }
        let language = development.map { "Base or \($0.tag)" } ?? "any language"
        return finding(
          "“\(entry.written ?? "")” stands for a text, but there is none in InfoPlist.strings or "
            + "InfoPlist.xcstrings for \(language)",
          at: entry.place)
      }
    }
  }
}
