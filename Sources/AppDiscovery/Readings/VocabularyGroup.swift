import FileTree
import Vocabulary

/// The vocabularies of one app.
struct VocabularyGroup: Hashable {
  /// The topmost folder that holds one, itself or in an `.lproj`.
  let folder: String
  /// The vocabulary files.
  private(set) var files: [String]
  /// Every folder that holds one, itself or in an `.lproj`.
  private(set) var resourceFolders: [String]

  /// The vocabularies of an app that was found otherwise.
  init(_ parts: AppParts) {
    folder = parts.path
    files = parts.vocabularies.keys.sorted()
    resourceFolders =
      Set(files.map(\.resourceFolder)).sorted()
      + (parts.container.infoPlist.map { [$0.parentFolder] } ?? [])
  }

  init(folder: String, files: [String] = []) {
    self.folder = folder
    self.files = files
    resourceFolders = [folder]
  }

  /// Vocabularies that lie in one folder, or below one that holds some, are one app's. Sorted by
  /// folder.
  static func groups(of vocabularies: [String]) -> [VocabularyGroup] {
    let folders = Dictionary(grouping: vocabularies, by: \.resourceFolder)
    var groups: [VocabularyGroup] = []
    var indexes: [String: Int] = [:]
    // A folder comes before those in it.
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      if let index = indexes.nearest(to: folder) {
        groups[index].files += files
        groups[index].resourceFolders.append(folder)
      } else {
        indexes[folder] = groups.count
        groups.append(VocabularyGroup(folder: folder, files: files))
      }
    }
    return groups
  }

  /// Takes files that lie in the folder of one of the app's extensions, which is none of the app's.
  mutating func adopt(_ strays: [String]) { files = (files + strays).sorted() }

  /// The steps from a folder to the nearest that holds a vocabulary.
  func distance(to folder: String) -> Int {
    resourceFolders.map { folder.distance(to: $0) }.min() ?? folder.distance(to: self.folder)
  }
}
