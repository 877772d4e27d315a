import Diagnostics
import FileTree
import Vocabulary

/// What lies in a folder, as far as it can concern a vocabulary. Paths are relative to it.
struct FolderScan {
  /// The files named `AppIntentVocabulary.plist`.
  private(set) var vocabularies: [String] = []
  /// The `.lproj` folders.
  private(set) var localizationFolders: [String] = []
  /// The `AppIcon.appiconset` folders of asset catalogues.
  private(set) var iconSets: [String] = []
  /// The files that may describe a bundle: `Info.plist` and names such as `App-Info.plist`.
  private(set) var infoPlists: [String] = []
  /// Files whose names resemble that of a vocabulary.
  private(set) var misnamedVocabularies: [String] = []
  /// Folders that could not be looked into.
  private(set) var failures: [ReadFailure] = []
  /// The number of folders looked into.
  private(set) var folderCount = 0

  static let vocabularyName = "AppIntentVocabulary.plist"

  /// Folders that hold other people's code or build products.
  private static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let largestCount = 1_000_000
  private static let greatestDepth = 64

  private let tree: any FileTree
  private var entryCount = 0
  private var visited: Set<FileStatus.Identity> = []

  /// A folder of which only these files matter.
  init(vocabularies: [String], localizationFolders: [String], infoPlists: [String]) {
    tree = DiskTree(root: "")
    self.vocabularies = vocabularies
    self.localizationFolders = localizationFolders
    self.infoPlists = infoPlists
  }

  /// Looks through a folder and all below it, sorted by name; each folder is entered once, so that
  /// links in a circle end.
  init(_ tree: any FileTree) throws(DiscoveryError.Reason) {
    self.tree = tree
    var pending = [(path: "", depth: 0)]
    while let folder = pending.popLast() {
      pending += try look(into: folder.path, depth: folder.depth).reversed()
    }
  }

  private mutating func look(into folder: String, depth: Int) throws(DiscoveryError.Reason) -> [(
    path: String, depth: Int
  )] {
    guard let status = tree.status(of: folder) else { return [] }
    guard visited.insert(status.identity).inserted else {
      // Another way to a folder seen before, by a link. Languages may share a folder.
      let shared = "\(folder)/\(Self.vocabularyName)"
      if folder.localizationName != nil, tree.status(of: shared) != nil {
        vocabularies.append(shared)
      }
      return []
    }
    let names: [String]
    do {
      names = try tree.names(in: folder)
    } catch {
      if folder.isEmpty {
        throw DiscoveryError.Reason.unreadable(error.message)
      }
      failures.append(
        ReadFailure(error.message, at: Place(path: folder)))
      return []
    }
    folderCount += 1
    entryCount += names.count
    if entryCount > Self.largestCount {
      throw DiscoveryError.Reason.tooLarge(limit: Self.largestCount)
    }
    var subfolders: [(path: String, depth: Int)] = []
    for name in names where !name.hasPrefix(".") && !Self.leftOut.contains(name) {
      let path = folder.appendingPath(name)
      if name == Self.vocabularyName {
        vocabularies.append(path)
      } else if MisnamedVocabulary.resembles(name) {
        misnamedVocabularies.append(path)
      } else if name.hasSuffix("nfo.plist") || name.hasPrefix("Info-") && name.hasSuffix(".plist") {
        infoPlists.append(path)
      } else if let kind = tree.status(of: path)?.kind {
        guard kind == .folder else { continue }
        if name.hasSuffix(".lproj") { localizationFolders.append(path) }
        if name == "AppIcon.appiconset" { iconSets.append(path) }
        if depth < Self.greatestDepth { subfolders.append((path, depth + 1)) }
      } else if name.hasSuffix(".lproj") {
        failures.append(
          ReadFailure("the link leads nowhere, or back to itself", at: Place(path: path)))
      } else if name.unicodeScalars.contains("\u{FFFD}") {
        // The name came out mended, so that it leads nowhere.
        failures.append(
          ReadFailure("its name is not valid UTF-8; rename it", at: Place(path: path)))
      }
    }
    return subfolders
  }
}
