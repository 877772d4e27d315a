import Diagnostics
import FileTree
import Foundation
import PropertyList
import Vocabulary

/// Puts one app together from its files.
struct AppAssembly {
  let reader: PropertyListFile
  let told: ToldFacts
  let group: VocabularyGroup
  let infoPlist: InfoPlist?
  let intentsExtensions: [InfoPlist]
  /// The `.lproj` folders of the app.
  let folders: [String]
  let failures: [ReadFailure]
  let icon: Data?

  var app: App {
    let tables = LocalizedInfo(
      reader: reader, folders: folders, nearestTo: infoPlist?.folder ?? group.folder)
    return App(
      path: group.folder,
      names: NameFinder(
        infoPlist: infoPlist, tables: tables, told: told, developmentLanguage: developmentLanguage
      ).names,
      version: told.version ?? infoPlist?.text("CFBundleShortVersionString").flatMap(\.ifResolved),
      developmentLanguage: developmentLanguage,
      localizations: localizations,
      declaredIntents: declaredIntents,
      icon: icon, failures: failures.filter { !folders.contains($0.place.path) } + tables.failures)
  }

  private var developmentLanguage: Language? {
    infoPlist?.text("CFBundleDevelopmentRegion").flatMap(\.ifResolved).map(
      Language.init(folderName:))
  }

  private var localizations: [Localization] {
    let development = developmentLanguage
    var files: [Language?: [VocabularyFile]] = [:]
    for path in group.files.sorted() {
      let file = reader.vocabulary(path)
      files[file.folder.map(language(named:)), default: []].append(file)
    }
    for folder in unreadableFolders {
      let file = VocabularyFile(
        path: "\(folder.place.path)/\(FolderScan.vocabularyName)",
        folder: folder.place.path.localizationName, failure: folder)
      files[file.folder.map(language(named:)), default: []].append(file)
    }
    let foldersByLanguage = Dictionary(grouping: folders.sorted()) { folder in
      language(named: folder.localizationName ?? "")
    }
    var languages = Set(files.keys.compactMap(\.self)).union(foldersByLanguage.keys)
    languages.formUnion(infoPlist?.localizations.map(language(named:)) ?? [])
    languages.formUnion(told.languages)
    // Core Foundation adds the development region when nothing else says a language.
    if languages.isEmpty { languages.insert(development ?? .base) }
    let spoken = languages.sorted { left, right in
      (left != development ? 1 : 0, left.englishName, left)
        < (right != development ? 1 : 0, right.englishName, right)
    }.map { language in
      Localization(
        language: language, textLanguage: language == .base ? development : language,
        files: files[language] ?? [], folders: foldersByLanguage[language] ?? [])
    }
    guard let loose = files[nil] else { return spoken }
    return spoken + [Localization(language: nil, textLanguage: development, files: loose)]
  }

  /// The `.lproj` folders that could not be opened: what they hold is not known.
  private var unreadableFolders: [ReadFailure] {
    failures.filter { folders.contains($0.place.path) }
  }

  /// `Base` stands for the development language, if that is known.
  private func language(named name: String) -> Language {
    let language = Language(folderName: name)
    return language == .base ? developmentLanguage ?? language : language
  }

  private var declaredIntents: [DeclaredIntent]? {
    let lists = ([infoPlist].compactMap(\.self) + intentsExtensions).compactMap(\.declaredIntents)
    let found = lists.flatMap(\.self).map { DeclaredIntent($0.name, at: $0.place) }
    let all = found + told.declaredIntents.map { DeclaredIntent($0) }
    if lists.isEmpty, told.declaredIntents.isEmpty { return nil }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.name).inserted }
  }
}

extension String {
  /// The text, unless a build still has to fill it in.
  fileprivate var ifResolved: String? { isBuildVariable ? nil : self }
}
