import Diagnostics
import FileTree
import PropertyList

/// The folders that targets of Xcode 16 synchronize with, and what is excepted of them.
struct SynchronizedFolders {
  /// A folder with its exceptions.
  struct Folder {
    let identifier: String
    /// Relative to the tree.
    let path: String
    /// Where the project file names it.
    let place: Place
    /// The folders in it that are copied as they are.
    let explicitFolders: [String]
    /// Of each target: files left out when it has the whole folder, else the ones it has.
    fileprivate(set) var ofTargets: [String: MembershipExceptions] = [:]
    /// Of each build phase: files that it has in place of the phase of their kind.
    fileprivate(set) var ofPhases: [(phase: String, files: MembershipExceptions)] = []
  }

  /// By identifier.
  private var folders: [String: Folder] = [:]
  /// The folders with exceptions for a target, in the order of the file.
  private var foldersOfTargets: [String: [String]] = [:]

  init(_ graph: ObjectGraph, paths: GroupPaths, problems: inout ProblemList) {
    for group in graph.objects(isa: "PBXFileSystemSynchronizedRootGroup") {
      let name = "the folder \(group.title.quoted)"
      let place = graph.place(group["path"] ?? group.node)
      let path: String
      switch paths.location(of: group) {
      case .inside(let inside): path = inside
      case .outside(let outside):
        problems.add(
          .outside,
          "the folder \(outside.quoted) lies outside of what is read, so its files are unknown",
          at: place)
        continue
      case .elsewhere: continue
      }
      var folder = Folder(
        identifier: group.identifier, path: path, place: place,
        explicitFolders: (group["explicitFolders"]?.array ?? []).compactMap { node in
          node.string.flatMap { path.appendingPath($0).normalizedPath }
        })
      for set in graph.followAll(group["exceptions"], of: name, problems: &problems) {
        let files = MembershipExceptions(set["membershipExceptions"], in: path)
        for node in files.ignored {
          problems.add(
            .reference,
            "Xcode ignores this exception of \(name); for all languages of a file it has to be "
              + "“/Localized: ” and its path without the .lproj folder", at: graph.place(node))
        }
        if let target = set["target"]?.string {
          folder.ofTargets[target] = files
          foldersOfTargets[target, default: []].append(group.identifier)
        } else if let phase = set["buildPhase"]?.string {
          folder.ofPhases.append((phase, files))
        }
      }
      folders[group.identifier] = folder
    }
  }

  /// The folder that an object stands for; `nil` when it lies outside of the tree.
  func folder(_ object: ProjectObject) -> Folder? { folders[object.identifier] }

  /// The folders of which a target has single files only, as it has the given ones as a whole.
  func foldersWithFiles(of target: ProjectObject, besides whole: [Folder]) -> [Folder] {
    let own = Set(whole.map(\.identifier))
    return (foldersOfTargets[target.identifier] ?? []).filter { !own.contains($0) }
      .compactMap { folders[$0] }
  }
}
