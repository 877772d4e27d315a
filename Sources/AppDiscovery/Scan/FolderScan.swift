import Diagnostics
import FileTree
import Vocabulary

/// What lies in a folder, as far as it can concern a vocabulary. Paths are relative to the tree.
struct FolderScan {
  /// The files named `AppIntentVocabulary.plist`.
  var vocabularies: [String] = []
  /// Files whose names resemble that of a vocabulary.
  var misnamedVocabularies: [String] = []
  /// The `.lproj` folders.
  var localizationFolders: [String] = []
  /// The files that may describe a bundle: `Info.plist` and names such as `App-Info.plist`.
  var infoPlists: [String] = []
  /// The string catalogues.
  var catalogs: [String] = []
  /// The `.intentdefinition` files.
  var intentDefinitions: [String] = []
  /// The `.appiconset` folders of asset catalogues.
  var iconSets: [String] = []
  /// The folders of built apps.
  var bundles: [String] = []
  /// The `.xcodeproj` folders.
  var projects: [String] = []
  /// What other tools make projects of.
  var generators: [App.Generator] = []
  /// Files and folders that could not be looked into.
  var failures: [ReadFailure] = []
  /// The number of folders looked into.
  var folderCount = 0

  static let vocabularyName = "AppIntentVocabulary.plist"

  /// What is found in what lies outside some folders.
  func outside(_ folders: [String]) -> FolderScan {
    func isOutside(_ path: String) -> Bool { !folders.contains { path.isInside($0) } }
    var rest = self
    rest.vocabularies.removeAll { !isOutside($0) }
    rest.misnamedVocabularies.removeAll { !isOutside($0) }
    rest.localizationFolders.removeAll { !isOutside($0) }
    rest.infoPlists.removeAll { !isOutside($0) }
    rest.catalogs.removeAll { !isOutside($0) }
    rest.intentDefinitions.removeAll { !isOutside($0) }
    rest.iconSets.removeAll { !isOutside($0) }
    rest.bundles.removeAll { !isOutside($0) }
    rest.projects.removeAll { !isOutside($0) }
    rest.generators.removeAll { !isOutside($0.path) }
    rest.failures.removeAll { !isOutside($0.place.path) }
    return rest
  }
}
