import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// The Info.plist of an app in each language: its `InfoPlist.strings`, or its `InfoPlist.xcstrings`.
struct LocalizedInfo {
  /// The tables of each language, the one that counts first.
  private var tables: [Language: [Table]] = [:]
  private(set) var failures: [ReadFailure] = []
  /// The languages of the tables that could not be read.
  private(set) var unreadable: Set<Language> = []

  fileprivate enum Table {
    case strings(StringsTable, path: String)
    /// A catalogue, and what it calls the language.
    case catalog(StringCatalog, language: String, path: String)
  }

  /// Reads the tables of an app. Where a language has several, the one nearest to the app's Info.plist
  /// counts.
  init(reader: PropertyListFile, parts: AppParts, catalogs: CatalogReading) {
    let home = parts.infoPlist?.folder ?? parts.path
    let paths =
      parts.infoTables
      ?? parts.localizationFolders.map { "\($0)/InfoPlist.strings" }.filter(reader.tree.hasFile)
    let nearest = paths.filter { $0.hasSuffix(".strings") }.sorted {
      ($0.parentFolder.distance(to: home), $0) < ($1.parentFolder.distance(to: home), $1)
    }
    for path in nearest {
      guard let name = path.parentFolder.localizationName else { continue }
      do {
        let table = Table.strings(try reader.strings(path), path: path)
        tables[Language(folderName: name), default: []].append(table)
      } catch {
        failures.append(error)
        unreadable.insert(Language(folderName: name))
      }
    }
    for (path, catalog) in catalogs.catalogs where path.hasSuffix("InfoPlist.xcstrings") {
      guard parts.infoTables?.contains(path) ?? true else { continue }
      for language in catalog.languages {
        tables[Language(folderName: language), default: []].append(
          .catalog(catalog, language: language, path: path))
      }
    }
  }

  /// The languages that have a table, sorted.
  var languages: [Language] { tables.keys.sorted() }

  /// The text that Xcode took from the built Info.plist into a catalogue, where the key's value is not
  /// given otherwise.
  func extractedText(_ key: String) -> FoundText? {
    for table in languages.flatMap({ tables[$0] ?? [] }) {
      guard case .catalog(let catalog, let name, _) = table, name == catalog.sourceLanguage,
        catalog[key]?.extractionState == "extracted_with_value",
        let found = table.text(key), !found.isBlank
      else { continue }
      return found
    }
    return nil
  }

  /// The text of a key in one language, unless it is blank.
  func text(_ key: String, in language: Language) -> FoundText? {
    guard let found = (tables[language] ?? []).lazy.compactMap({ $0.text(key) }).first else {
      return nil
    }
    return found.isBlank ? nil : found
  }
}

extension LocalizedInfo.Table {
  func text(_ key: String) -> FoundText? {
    switch self {
    case .strings(let table, let path):
      guard let entry = table.entries.last(where: { $0.key == key }) else { return nil }
      return found(entry.value, Place(path: path, range: entry.valueRange, keyPath: key))
    case .catalog(let catalog, let language, let path):
      guard let text = catalog.text(key, in: language) else { return nil }
      return found(text.text, Place(path: path, range: text.range, keyPath: key))
    }
  }

  private func found(_ text: String, _ place: Place) -> FoundText {
    FoundText(text: text, origin: Origin(place), unresolved: text.buildVariables)
  }
}
