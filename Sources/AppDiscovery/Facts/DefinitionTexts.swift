import FileTree
import PropertyList
import Vocabulary

/// The texts of one `.intentdefinition` in all languages.
struct DefinitionTexts {
  let reader: PropertyListFile
  /// The definition, or its copies in the folders of languages.
  let files: [IntentDefinitionFile]
  let development: Language?
  let catalog: (path: String, catalog: StringCatalog)?

  /// Where a language's texts are.
  enum Source {
    /// In a copy of the definition itself.
    case definition(IntentDefinitionFile)
    case table(StringsTable, path: String)
    /// In a string catalog, under this name of the language.
    case catalog(StringCatalog, path: String, name: String)
    /// The definition may be in this language, as what lies in `Base.lproj` may well be.
    case perhapsDefinition
    case none
  }

  /// The texts of the definition and of its copies.
  var ownTexts: [CustomIntentText] {
    files.flatMap { $0.texts(in: language(of: $0) ?? development) }
  }

  /// Where a language has its texts. The definition itself serves the language in whose folder it
  /// lies, and the development language when it lies in `Base.lproj`.
  func source(of localization: Localization) -> Source {
    if let own = files.first(where: { language(of: $0) == localization.language }) {
      return .definition(own)
    }
    guard let first = files.first else { return .none }
    for folder in folders(of: localization, beside: first) {
      let path = "\(folder)/\(first.path.definitionName.lastPathPart).strings"
      if reader.tree.hasFile(path), let table = try? reader.strings(path) {
        return .table(table, path: path)
      }
    }
    if let (path, catalog) = catalog,
      let name = catalog.languages.first(where: {
        Language(folderName: $0) == localization.language
      })
    {
      return .catalog(catalog, path: path, name: name)
    }
    return language(of: first) == .base ? .perhapsDefinition : .none
  }

  /// What a language lacks.
  func gaps(of source: Source) -> [IntentTextGap] {
    guard let first = files.first else { return [] }
    return switch source {
    case .definition(let file): file.gaps
    case .table(let table, _): first.gaps(in: table)
    case .catalog(let catalog, _, let name):
      name == catalog.sourceLanguage ? first.gaps : first.gaps(in: catalog, language: name)
    case .perhapsDefinition: []
    case .none: first.gapsWithoutTranslation
    }
  }

  /// The texts of a language that stand elsewhere than in the definition.
  func texts(of source: Source, in language: Language) -> [CustomIntentText] {
    guard let first = files.first else { return [] }
    return switch source {
    case .table(let table, let path): first.texts(in: table, path: path, language: language)
    case .catalog(let catalog, let path, let name):
      first.texts(in: catalog, path: path, named: name, language: language)
    case .definition, .perhapsDefinition, .none: []
    }
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
  var definitionName: String {
    let folder = parentFolder.localizationName == nil ? parentFolder : parentFolder.parentFolder
    return folder.appendingPath(String(lastPathPart.prefix { $0 != "." }))
  }
}
