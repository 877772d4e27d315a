import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// Finds the languages an app comes in, why each counts, and the vocabulary files of each.
struct LanguageFinder {
  let reader: PropertyListFile
  let parts: AppParts
  let catalogs: CatalogReading
  let told: ToldFacts
  let development: Language?

  var localizations: [Localization] {
    let files = files
    var reasons = reasons
    // What `Base.lproj` holds besides a vocabulary serves one of the other languages; which one is
    // unknown.
    if reasons.count > 1, files[.base] == nil { reasons[.base] = nil }
    let shipped = files.filter { $0.value.contains(where: \.membership.isShipped) }.keys
    for language in shipped.compactMap(\.self) { reasons[language, default: []] += [] }
    // Core Foundation adds the development region when nothing else says a language.
    if reasons.isEmpty { reasons[development ?? .base] = [.developmentRegion] }
    // Files that don't reach the app make no language of it, but are shown.
    for language in files.keys.compactMap(\.self) { reasons[language, default: []] += [] }
    let spoken = reasons.keys.sorted { left, right in
      (left != development ? 1 : 0, left.englishName, left)
        < (right != development ? 1 : 0, right.englishName, right)
    }.map { language in
      Localization(
        language: language, textLanguage: language == .base ? development : language,
        files: files[language] ?? [], reasons: reasons[language] ?? [])
    }
    guard let loose = files[nil] else { return spoken }
    return spoken + [Localization(language: nil, textLanguage: development, files: loose)]
  }

  private var files: [Language?: [VocabularyFile]] {
    var files: [Language?: [VocabularyFile]] = [:]
    for (path, membership) in parts.vocabularies.sorted(by: { $0.key < $1.key }) {
      let file = reader.vocabulary(path, membership: membership)
      files[file.folder.map(language(named:)), default: []].append(file)
    }
    for folder in unreadableFolders {
      let file = VocabularyFile(
        path: "\(folder.place.path)/\(FolderScan.vocabularyName)",
        folder: folder.place.path.localizationName, failure: folder)
      files[file.folder.map(language(named:)), default: []].append(file)
    }
    return files
  }

  private var reasons: [Language: [Localization.Reason]] {
    var reasons: [Language: [Localization.Reason]] = [:]
    for folder in parts.localizationFolders.sorted() {
      reasons[language(named: folder.localizationName ?? ""), default: []].append(.folder(folder))
    }
    for (path, catalog) in catalogs.catalogs {
      for name in catalog.languages {
        reasons[language(named: name), default: []].append(.catalog(path))
      }
    }
    for entry in parts.infoPlist?.localizations ?? [] {
      reasons[language(named: entry.name), default: []].append(.listed(entry.place))
    }
    for language in told.languages { reasons[language, default: []].append(.told) }
    return reasons
  }

  /// The `.lproj` folders that could not be opened: what they hold is not known.
  private var unreadableFolders: [ReadFailure] {
    parts.failures.filter { parts.localizationFolders.contains($0.place.path) }
  }

  /// `Base` stands for the development language, if that is known.
  private func language(named name: String) -> Language {
    let language = Language(folderName: name)
    return language == .base ? development ?? language : language
  }
}
