import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// Finds the intents that an app defines itself, and what its languages lack of them.
struct CustomIntentFinder {
  private(set) var intents: [CustomIntent] = []
  private(set) var gaps: [CustomIntentGap] = []
  private(set) var failures: [ReadFailure] = []

  init(
    reader: PropertyListFile, definitions: [String], catalogs: CatalogReading,
    localizations: [Localization], development: Language?
  ) {
    // Copies of one definition, a folder each, define the same intents.
    let byName = Dictionary(grouping: definitions.sorted(), by: \.definitionName)
    for (name, paths) in byName.sorted(by: { $0.key < $1.key }) {
      var files: [IntentDefinitionFile] = []
      for path in paths {
        do {
          let file = try reader.intentDefinition(path)
          failures += file.failures
          files.append(file)
        } catch {
          failures.append(error)
        }
      }
      guard let first = files.first else { continue }
      intents += first.customIntents
      let texts = DefinitionTexts(
        reader: reader, files: files, development: development,
        catalog: catalogs.catalogs.first {
          $0.path.lastPathPart == "\(name.lastPathPart).xcstrings"
        }?.catalog)
      for localization in localizations {
        guard let language = localization.language else { continue }
        for gap in texts.gaps(in: localization) {
          gaps.append(CustomIntentGap(gap.role, of: gap.intent, in: language))
        }
      }
    }
  }
}

/// The texts of one definition in all languages.
private struct DefinitionTexts {
  let reader: PropertyListFile
  /// The definition, or its copies in the folders of languages.
  let files: [IntentDefinitionFile]
  let development: Language?
  let catalog: StringCatalog?

  /// What a language lacks. The definition itself serves the language in whose folder it lies, and
  /// the development language when it lies in `Base.lproj`.
  func gaps(in localization: Localization) -> [IntentTextGap] {
    if let own = files.first(where: { language(of: $0) == localization.language }) {
      return own.gaps
    }
    guard let first = files.first else { return [] }
    for folder in folders(of: localization, beside: first) {
      let path = "\(folder)/\(first.path.definitionName.lastPathPart).strings"
      if reader.tree.hasFile(path), let table = try? reader.strings(path) {
        return first.gaps(in: table)
      }
    }
    if let catalog,
      let name = catalog.languages.first(where: {
        Language(folderName: $0) == localization.language
      })
    {
      return name == catalog.sourceLanguage ? first.gaps : first.gaps(in: catalog, language: name)
    }
    // What lies in `Base.lproj` may well be in this language.
    return language(of: first) == .base ? [] : first.gapsWithoutTranslation
  }

  /// The language of the folder that a definition lies in.
  private func language(of file: IntentDefinitionFile) -> Language? {
    guard let name = file.path.parentFolder.localizationName else { return nil }
    let language = Language(folderName: name)
    return language == .base ? development ?? language : language
  }

  /// The folders in which a language's texts may lie: an extension has its own, beside the
  /// definition.
  private func folders(
    of localization: Localization, beside file: IntentDefinitionFile
  ) -> [String] {
    let home = file.path.definitionName.parentFolder
    let names = localization.folders.map(\.lastPathPart) + ["\(localization.name).lproj"]
    return localization.folders + names.map { home.appendingPath($0) }
  }
}

extension String {
  /// The path of a definition without its language and suffix: `App/Intents`.
  fileprivate var definitionName: String {
    let folder = parentFolder.localizationName == nil ? parentFolder : parentFolder.parentFolder
    return folder.appendingPath(String(lastPathPart.prefix { $0 != "." }))
  }
}
