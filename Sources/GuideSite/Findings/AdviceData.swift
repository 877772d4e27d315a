import Diagnostics
import Mustache

/// What the templates show of the notes and fixes of a finding: each fix with the note on the text that
/// it mends.
struct AdviceData {
  /// How many are shown beside the text in question.
  static let mostBesideText = 12
  /// How many are shown in a list of findings.
  static let mostInList = 3

  private let address: Address
  private let app: AppGuide

  init(on address: Address, of app: AppGuide) {
    self.address = address
    self.app = app
  }

  /// The first ones, and in words how many more there are; no words when there are no more.
  func data(for finding: Diagnostic, most: Int) -> (shown: [MustacheValue], more: String) {
    let noted = Set(finding.notes.compactMap { $0.place.map(Text.init) })
    let fixes = Dictionary(
      finding.fixes.map { (Text($0.place), $0) }, uniquingKeysWith: { first, _ in first })
    let own = Text(finding.place)
    let alone = finding.fixes.filter { !noted.contains(Text($0.place)) }
    let lines =
      alone.filter { Text($0.place) == own }.map { line($0, for: finding) }
      + finding.notes.map { note in
        line(note, fix: note.place.flatMap { fixes[Text($0)] }, for: finding)
      }
      + alone.filter { Text($0.place) != own }.map { line($0, for: finding) }
    // “And 1 more” takes the line that it saves.
    let isCut = lines.count > most + 1
    return (
      Array(lines.prefix(isCut ? most : lines.count)), isCut ? "And \(lines.count - most) more" : ""
    )
  }

  /// What a note and a fix have in common when they are about the same text.
  private struct Text: Hashable {
    let path: String
    let keyPath: String

    init(_ place: Place) { (path, keyPath) = (place.path, place.keyPath) }
  }

  private func line(_ fix: Diagnostic.Fix, for finding: Diagnostic) -> MustacheValue {
    [
      "messageRuns": runs(fix.summary, finding), "place": "", "placeLink": "", "mend": nil,
      "isSafe": .bool(fix.isDoneByTool),
    ]
  }

  private func line(
    _ note: Diagnostic.Note, fix: Diagnostic.Fix?, for finding: Diagnostic
  ) -> MustacheValue {
    [
      "messageRuns": runs(note.text, finding),
      "place": .string(note.place.map { shown($0, from: finding.place) } ?? ""),
      "placeLink": .address(note.place.map { app.link(to: $0, from: address) } ?? ""),
      "mend": fix.map { ["messageRuns": runs($0.summary, finding)] } ?? nil,
      "isSafe": .bool(fix?.isDoneByTool == true),
    ]
  }

  private func runs(_ sentence: String, _ finding: Diagnostic) -> MustacheValue {
    .list(MessageRuns(sentence, about: finding, on: address, in: app).data)
  }

  /// Another place; of one in the same file readers have the path before their eyes.
  private func shown(_ other: Place, from place: Place) -> String {
    other.path == place.path ? other.position ?? other.shown : other.shown
  }
}
