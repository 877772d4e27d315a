import Diagnostics
import FileTree
import Vocabulary

/// Looks through a folder and all below it, sorted by name; each folder is entered once, so that links
/// in a circle end.
struct FolderScanner {
  private let tree: any FileTree
  private var scan = FolderScan()
  private var entryCount = 0
  private var visited: Set<FileStatus.Identity> = []

  private static let largestCount = 1_000_000
  private static let greatestDepth = 64

  private init(_ tree: any FileTree) { self.tree = tree }

  /// What lies in a folder of the tree.
  ///
  /// - Throws: when the folder itself can't be opened, or holds too much.
  static func scan(
    _ tree: any FileTree, from folder: String = ""
  ) throws(DiscoveryError.Reason) -> FolderScan {
    var scanner = FolderScanner(tree)
    var pending = [(path: folder, depth: 0)]
    while let next = pending.popLast() {
      pending += try scanner.look(into: next.path, depth: next.depth).reversed()
    }
    return scanner.scan
  }

  private mutating func look(into folder: String, depth: Int) throws(DiscoveryError.Reason) -> [(
    path: String, depth: Int
  )] {
    guard let status = tree.status(of: folder) else { return [] }
    guard visited.insert(status.identity).inserted else {
      // Another way to a folder seen before, by a link. Languages may share a folder.
      let shared = "\(folder)/\(FolderScan.vocabularyName)"
      if folder.localizationName != nil, tree.status(of: shared) != nil {
        scan.vocabularies.append(shared)
      }
      return []
    }
    let names: [String]
    do { names = try tree.names(in: folder) } catch {
      if depth == 0 { throw DiscoveryError.Reason.unreadable(error.message) }
      scan.failures.append(ReadFailure(error.message, at: Place(path: folder)))
      return []
    }
    scan.folderCount += 1
    entryCount += names.count
    if entryCount > Self.largestCount {
      throw DiscoveryError.Reason.tooLarge(limit: Self.largestCount)
    }
    var subfolders: [(path: String, depth: Int)] = []
    for name in names where !LeftOut.contains(name) {
      let path = folder.appendingPath(name)
      if noteFile(name, at: path) { continue }
      if let kind = tree.status(of: path)?.kind {
        guard kind == .folder else {
          if let tool = ProjectGenerators.tool(reading: name) {
            scan.generators.append(App.Generator(tool, path: path))
          }
          continue
        }
        noteFolder(name, at: path)
        if depth < Self.greatestDepth, !name.hasSuffix(".xcodeproj") {
          subfolders.append((path, depth + 1))
        }
      } else {
        noteMissing(name, at: path)
      }
    }
    return subfolders
  }

  /// Takes what is told by its name alone, without a look at the disk.
  private mutating func noteFile(_ name: String, at path: String) -> Bool {
    if name == FolderScan.vocabularyName {
      scan.vocabularies.append(path)
    } else if MisnamedVocabulary.resembles(name) {
      scan.misnamedVocabularies.append(path)
    } else if name.hasSuffix("nfo.plist") || name.hasPrefix("Info-") && name.hasSuffix(".plist") {
      scan.infoPlists.append(path)
    } else if name.hasSuffix(".xcstrings") {
      scan.catalogs.append(path)
    } else if name.hasSuffix(".intentdefinition") {
      scan.intentDefinitions.append(path)
    } else {
      return false
    }
    return true
  }

  private mutating func noteFolder(_ name: String, at path: String) {
    if name.hasSuffix(".lproj") { scan.localizationFolders.append(path) }
    if name.hasSuffix(".appiconset") { scan.iconSets.append(path) }
    if name.hasSuffix(".xcodeproj") { scan.projects.append(path) }
    if name.hasSuffix(".app") { scan.bundles.append(path) }
  }

  private mutating func noteMissing(_ name: String, at path: String) {
    if name.hasSuffix(".lproj") {
      scan.failures.append(
        ReadFailure("the link leads nowhere, or back to itself", at: Place(path: path)))
    } else if name.unicodeScalars.contains("\u{FFFD}") {
      // The name came out mended, so that it leads nowhere.
      scan.failures.append(
        ReadFailure("its name is not valid UTF-8; rename it", at: Place(path: path)))
    }
  }
}
