import Diagnostics
import FileTree
import PropertyList

/// Tells which files go into a target's bundle.
struct ResourceReader {
  private let tree: any FileTree
  private let graph: ObjectGraph
  private let synchronized: SynchronizedFolders
  private var phases: BuildPhaseReader
  private var listing: FolderListing

  init(
    _ graph: ObjectGraph, paths: GroupPaths, tree: any FileTree, problems: inout ProblemList
  ) {
    self.tree = tree
    self.graph = graph
    synchronized = SynchronizedFolders(graph, paths: paths, problems: &problems)
    phases = BuildPhaseReader(graph: graph, paths: paths)
    listing = FolderListing(tree: tree)
  }

  /// What the build phases and folders of a target say.
  struct Contents {
    let resources: [XcodeProject.Resource]
    /// The identifiers of the products copied into the bundle.
    let products: [String]
  }

  /// Reads a target, whose Info.plist is no resource. The owner is the target in words: “the target
  /// Runner”.
  mutating func contents(
    of target: ProjectObject, infoPlist: String?, owner: String, problems: inout ProblemList
  ) -> Contents {
    var collector = ResourceCollector(tree: tree)
    var products: [String] = []
    var phaseFolders: [String: String?] = [:]
    for phase in graph.followAll(target["buildPhases"], of: owner, problems: &problems) {
      switch phase.isa {
      case "PBXResourcesBuildPhase":
        phaseFolders[phase.identifier] = .some(nil)
        collect(phase, owner, into: &collector, problems: &problems)
      case "PBXSourcesBuildPhase":
        collect(phase, owner, isSources: true, into: &collector, problems: &problems)
      case "PBXCopyFilesBuildPhase":
        products += phases.members(of: phase, owner: owner, problems: &problems)
          .map(\.object.identifier)
        guard let folder = phase.resourcesFolder else { continue }
        phaseFolders[phase.identifier] = .some(folder)
        collect(phase, owner, bundleFolder: folder, into: &collector, problems: &problems)
      default: continue
      }
    }
    let folders = graph.followAll(
      target["fileSystemSynchronizedGroups"], of: owner, problems: &problems
    ).compactMap(synchronized.folder)
    for folder in folders {
      collect(
        folder, of: target, phaseFolders: phaseFolders, infoPlist: infoPlist, into: &collector,
        problems: &problems)
    }
    for folder in synchronized.foldersWithFiles(of: target, besides: folders) {
      collectFiles(folder, of: target, infoPlist: infoPlist, into: &collector, problems: &problems)
    }
    return Contents(resources: collector.resources, products: products)
  }

  // MARK: - Build phases

  private mutating func collect(
    _ phase: ProjectObject, _ owner: String, isSources: Bool = false, bundleFolder: String? = nil,
    into collector: inout ResourceCollector, problems: inout ProblemList
  ) {
    for member in phases.members(of: phase, owner: owner, problems: &problems) {
      for file in phases.files(of: member.object, owner: owner, problems: &problems) {
        if isSources, !file.path.isBuiltIntoResources { continue }
        guard file.isFolderReference, tree.status(of: file.path)?.kind == .folder else {
          collector.add(
            file.path, language: file.language, bundleFolder: bundleFolder, namedAt: file.place,
            problems: &problems)
          continue
        }
        let root = (bundleFolder ?? "").appendingPath(file.path.lastPathPart)
        for entry in listing.entries(below: file.path, namedAt: file.place, problems: &problems) {
          guard phases.spend(at: file.place, problems: &problems) else { return }
          let inner = String(entry.path.parentFolder.dropFirst(file.path.count).drop { $0 == "/" })
          collector.add(entry, bundleFolder: root.appendingPath(inner), namedAt: file.place)
        }
      }
    }
  }

  // MARK: - Synchronized folders

  /// Collects a folder that the target has as a whole.
  private mutating func collect(
    _ folder: SynchronizedFolders.Folder, of target: ProjectObject, phaseFolders: [String: String?],
    infoPlist: String?, into collector: inout ResourceCollector, problems: inout ProblemList
  ) {
    let leftOut = folder.ofTargets[target.identifier]
    for entry in listing.entries(below: folder.path, namedAt: folder.place, problems: &problems) {
      guard phases.spend(at: folder.place, problems: &problems) else { return }
      if entry.path == infoPlist || leftOut?.entry(for: entry.path) != nil { continue }
      let phase = folder.ofPhases.first { $0.files.entry(for: entry.path) != nil }?.phase
      if let phase {
        guard let bundleFolder = phaseFolders[phase] else { continue }
        collector.add(entry, bundleFolder: bundleFolder, namedAt: folder.place)
      } else if let explicit = folder.explicitFolders.first(where: { entry.path.isInside($0) }) {
        let inner = entry.path.parentFolder.dropFirst(explicit.parentFolder.count)
        collector.add(
          entry, bundleFolder: String(inner.drop { $0 == "/" }), namedAt: folder.place)
      } else if entry.path.isResource {
        collector.add(entry, namedAt: folder.place)
      }
    }
  }

  /// Collects what the exceptions of a folder give to a target that doesn't have it as a whole.
  private mutating func collectFiles(
    _ folder: SynchronizedFolders.Folder, of target: ProjectObject, infoPlist: String?,
    into collector: inout ResourceCollector, problems: inout ProblemList
  ) {
    guard let files = folder.ofTargets[target.identifier], !files.isEmpty else { return }
    for entry in listing.entries(below: folder.path, namedAt: folder.place, problems: &problems) {
      guard phases.spend(at: folder.place, problems: &problems) else { return }
      guard entry.path != infoPlist, entry.path.isResource,
        let node = files.entry(for: entry.path)
      else { continue }
      collector.add(entry, namedAt: graph.place(node))
    }
  }
}

extension ProjectObject {
  /// The folder of the bundle's resources that a phase copies files into; `nil` when it copies them
  /// elsewhere.
  fileprivate var resourcesFolder: String? {
    // 7 are the resources; 1 is the wrapper, which is the same on iOS.
    guard ["1", "7"].contains(node["dstSubfolderSpec"]?.string) else { return nil }
    return node["dstPath"]?.string?.normalizedPath ?? ""
  }
}

extension String {
  /// The files that are compiled and yet give the bundle texts.
  private static let builtSuffixes: Set<String> = [
    "intentdefinition", "storyboard", "strings", "stringsdict", "xcstrings", "xib",
  ]

  /// The files that Xcode compiles, links or leaves where they are, rather than copy.
  private static let sourceSuffixes: Set<String> = [
    "a", "app", "appex", "c", "cc", "cp", "cpp", "cxx", "d", "docc", "dylib", "entitlements",
    "framework", "h", "hh", "hpp", "hxx", "iig", "inl", "ipp", "l", "lm", "m", "metal", "mm",
    "modulemap", "o", "pch", "playground", "s", "S", "swift", "tbd", "xcconfig", "xcdatamodel",
    "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcplayground", "xctestplan",
    "xcworkspace", "y", "ym",
  ]

  fileprivate var isBuiltIntoResources: Bool {
    pathSuffix.map(Self.builtSuffixes.contains) ?? false
  }

  fileprivate var isResource: Bool {
    pathSuffix.map { !Self.sourceSuffixes.contains($0) } ?? true
  }
}
