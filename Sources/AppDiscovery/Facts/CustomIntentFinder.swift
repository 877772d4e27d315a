import FileTree
import PropertyList
import Vocabulary

/// Finds the intents that an app defines itself, their texts in its languages, and what those lack.
struct CustomIntentFinder {
  private(set) var intents: [CustomIntent] = []
  private(set) var texts: [CustomIntentText] = []
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
      let definition = DefinitionTexts(
        reader: reader, files: files, development: development,
        catalog: catalogs.catalogs.first {
          $0.path.lastPathPart == "\(name.lastPathPart).xcstrings"
        })
      texts += definition.ownTexts
      for localization in localizations {
        guard let language = localization.language else { continue }
        let source = definition.source(of: localization)
        texts += definition.texts(of: source, in: language)
        gaps += definition.gaps(of: source).map {
          CustomIntentGap($0.role, of: $0.intent, in: language)
        }
      }
    }
  }
}
