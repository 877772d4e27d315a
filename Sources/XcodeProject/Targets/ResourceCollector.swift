import Diagnostics
import FileTree

/// Collects the resources of one target, each once.
struct ResourceCollector {
  private let tree: any FileTree
  private var found: [String: XcodeProject.Resource] = [:]

  init(tree: any FileTree) { self.tree = tree }

  /// The resources, sorted by path.
  var resources: [XcodeProject.Resource] {
    found.values.sorted { $0.path < $1.path }
  }

  /// Adds a file or folder of the tree.
  ///
  /// - Parameters:
  ///   - path: Where it lies in the tree.
  ///   - language: The language that the project says it has; what its folder says goes first.
  ///   - bundleFolder: The folder of the bundle it is copied into, where the project says so.
  ///   - place: What makes it a member.
  ///   - problems: Gets a problem when nothing stands at the path.
  mutating func add(
    _ path: String, language: String? = nil, bundleFolder: String? = nil, namedAt place: Place,
    problems: inout ProblemList
  ) {
    guard found[path] == nil else { return }
    let status = tree.status(of: path)
    if status == nil {
      problems.add(
        .missingFile,
        "the project names the file \(path.quoted), which is missing; a build stops for it",
        at: place)
    }
    insert(
      path, language: language, bundleFolder: bundleFolder, isFolder: status?.kind == .folder,
      isMissing: status == nil, place: place)
  }

  /// Adds what a listing of a folder found.
  mutating func add(
    _ entry: FolderListing.Entry, bundleFolder: String? = nil, namedAt place: Place
  ) {
    guard found[entry.path] == nil else { return }
    insert(
      entry.path, language: nil, bundleFolder: bundleFolder, isFolder: entry.isFolder,
      isMissing: false, place: place)
  }

  private mutating func insert(
    _ path: String, language: String?, bundleFolder: String?, isFolder: Bool, isMissing: Bool,
    place: Place
  ) {
    let name = path.lastPathPart
    let localization: String?
    let bundlePath: String
    if let bundleFolder {
      bundlePath = bundleFolder.appendingPath(name)
      localization =
        bundleFolder.contains("/") ? nil : bundleFolder.localizationName
    } else {
      // `mul.lproj` holds string catalogs, which have several languages.
      localization = (path.parentFolder.localizationName ?? language).flatMap {
        $0 == "mul" || $0.contains("/") ? nil : $0
      }
      bundlePath = localization.map { "\($0).lproj/\(name)" } ?? name
    }
    found[path] = XcodeProject.Resource(
      path: path, localization: localization, bundlePath: bundlePath, isFolder: isFolder,
      isMissing: isMissing, place: place)
  }
}
