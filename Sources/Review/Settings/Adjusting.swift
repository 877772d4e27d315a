import Diagnostics
import Vocabulary

/// Applies the adjustments of the settings to the findings in one app.
struct Adjusting {
  /// What was left of the findings.
  private(set) var findings: [Diagnostic] = []
  /// How many findings were dropped.
  private(set) var dropped = 0
  /// Those of them that the store mails of all the same.
  private(set) var droppedButMailed: [Diagnostic] = []
  /// The adjustments that concerned a finding, by their index in the settings.
  private(set) var used: Set<Int> = []

  private let adjustments: [Adjustment]
  /// The phrase or term at each place, where an adjustment asks for one.
  private let phrases: [TextPlace: String]

  init(_ adjustments: [Adjustment], in app: App) {
    self.adjustments = adjustments
    phrases = adjustments.contains { !$0.phrases.isEmpty } ? TextPlace.texts(in: app) : [:]
  }

  /// Takes in the findings of one rule.
  mutating func add(_ findings: [Diagnostic], of rule: String) {
    let concerned = adjustments.indices.filter { adjustments[$0].concerns(rule: rule) }
    guard !concerned.isEmpty else {
      self.findings += findings
      return
    }
    for finding in findings {
      let phrase = phrases[TextPlace(finding.place)]
      let applied = concerned.filter { adjustments[$0].concerns(finding, at: phrase) }
      used.formUnion(applied)
      guard let last = applied.last else {
        self.findings.append(finding)
        continue
      }
      guard let severity = adjustments[last].severity else {
        dropped += 1
        if finding.storeMessage != nil { droppedButMailed.append(finding) }
        continue
      }
      var adjusted = finding
      adjusted.severity = severity
      self.findings.append(adjusted)
    }
  }
}

/// A text of a vocabulary file, by its place. Findings about a part of a text have its key path.
private struct TextPlace: Hashable {
  let path: String
  let keyPath: String

  init(_ place: Place) {
    path = place.path
    keyPath = place.keyPath
  }

  /// The phrases, terms and examples of an app; for a pronunciation hint the term or name it belongs to.
  static func texts(in app: App) -> [TextPlace: String] {
    var texts: [TextPlace: String] = [:]
    for file in app.localizations.flatMap(\.files) {
      for (_, phrase) in file.examples { texts[TextPlace(phrase.place)] = phrase.text }
      for (_, synonym) in file.synonyms {
        for text in [synonym.phrase].compactMap(\.self) + synonym.examples {
          texts[TextPlace(text.place)] = text.text
        }
      }
    }
    for hint in SpokenHint.all(in: app) {
      if let phrase = hint.phrase { texts[TextPlace(hint.text.place)] = phrase }
    }
    return texts
  }
}
