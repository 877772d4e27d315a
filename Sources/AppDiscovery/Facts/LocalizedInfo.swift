import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// The Info.plist of an app in each language: its `InfoPlist.strings`.
struct LocalizedInfo {
  /// The table of each language, and the file it comes from.
  private var tables: [Language: (path: String, table: StringsTable)] = [:]
  private(set) var failures: [ReadFailure] = []

  /// Reads the tables in the given `.lproj` folders. Where a language has several, the one nearest
  /// to the app's Info.plist counts.
  init(reader: PropertyListFile, folders: [String], nearestTo place: String) {
    let sorted = folders.sorted { ($0.distance(to: place), $0) < ($1.distance(to: place), $1) }
    for folder in sorted {
      let path = "\(folder)/InfoPlist.strings"
      guard reader.tree.hasFile(path), let name = folder.localizationName else { continue }
      let language = Language(folderName: name)
      guard tables[language] == nil else { continue }
      do { tables[language] = (path, try reader.strings(path)) } catch { failures.append(error) }
    }
  }

  /// The languages that have a table, sorted.
  var languages: [Language] { tables.keys.sorted() }

  /// The text of a key in one language, unless it is blank.
  func text(_ key: String, in language: Language) -> FoundText? {
    guard let (path, table) = tables[language],
      let entry = table.entries.last(where: { $0.key == key })
    else { return nil }
    let place = Place(path: path, range: entry.valueRange, keyPath: key)
    let found = FoundText(
      text: entry.value, origin: Origin(place), unresolved: entry.value.buildVariables)
    return found.isBlank ? nil : found
  }
}
