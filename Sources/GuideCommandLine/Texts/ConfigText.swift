import Diagnostics
import Review
import Vocabulary

/// The settings that hold for an input, for a person at a terminal.
struct ConfigText {
  let settings: InputSettings
  let isColored: Bool

  var text: String {
    let values = settings.settings
    let sections: [(title: String, rows: [FactTable.Row])] = [
      ("App names", values.names.all.map(row)), ("Rules", values.adjustments.map(row)),
      ("Glossary", values.glossary.map(row)), ("Limits", values.limits.named.map(row)),
      (
        "Words",
        values.words.named.map { FactTable.Row(label: $0, value: $1.joined(separator: ", ")) }
      ),
    ]
    let heading =
      settings.path.map { "Settings in \($0)" }
      ?? "No \(SettingsFile.name) there, so all is as usual; siri-guide config prints one to begin with"
    return bold(heading.printable) + "\n"
      + sections.filter { !$0.rows.isEmpty }.map { title, rows in
        "\n\(bold(title))\n" + FactTable(rows: rows, isColored: isColored).text
      }.joined()
  }

  private func row(_ language: Language?, _ name: AppName) -> FactTable.Row {
    FactTable.Row(
      label: language?.tag ?? "every language", value: "“\(name.text)”", details: [line(name.place)]
    )
  }

  private func row(_ adjustment: Adjustment) -> FactTable.Row {
    FactTable.Row(
      label: adjustment.severity?.rawValue ?? "off", value: adjustment.words,
      details: [line(adjustment.place), adjustment.reason ?? ""])
  }

  private func row(_ term: GlossaryTerm) -> FactTable.Row {
    let translations = term.translations.sorted { $0.key < $1.key }.map { language, texts in
      "\(language.tag) \(texts.map { "“\($0)”" }.joined(separator: " or "))"
    }
    return FactTable.Row(
      label: "“\(term.term)”",
      value: ((term.isKept ? ["kept"] : []) + translations).joined(separator: ", "))
  }

  private func row(_ name: String, _ value: Int, _ usual: Int) -> FactTable.Row {
    FactTable.Row(
      label: name, value: "\(value)", details: value == usual ? [] : ["usually \(usual)"])
  }

  private func line(_ place: Place?) -> String {
    place?.range.map { "line \($0.start.line)" } ?? ""
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
