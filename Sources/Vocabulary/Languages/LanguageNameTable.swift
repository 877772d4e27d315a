/// What languages are called in English and by their own speakers.
///
/// A table of our own, because the names that a system's ICU gives differ between versions, and the
/// guide must be the same, byte for byte, on every machine.
enum LanguageNameTable {
  /// A language's names; `endonym` is `nil` where none is recorded.
  struct Names: Sendable {
    var english: String
    var endonym: String?
  }

  /// From canonical tag to names.
  static let names: [String: Names] = {
    var names: [String: Names] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 3 else { continue }
      names[String(cells[0])] = Names(
        english: String(cells[1]), endonym: cells[2].isEmpty ? nil : String(cells[2]))
    }
    return names
  }()
}
