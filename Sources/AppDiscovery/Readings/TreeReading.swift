import Diagnostics
import FileTree
import Vocabulary
import XcodeProject

/// Finds the apps in files and folders: built ones, those of projects, and those that only lie in
/// folders.
struct TreeReading {
  let tree: any FileTree
  /// The last part of the input's path.
  let name: String
  /// The project or workspace that was given; `nil` for all there are.
  var focus: String?
  /// What could not be read of an archive.
  var failures: [ReadFailure] = []

  /// The apps, sorted by path.
  ///
  /// - Throws: why there is none.
  func apps(told: ToldFacts) throws(DiscoveryError.Reason) -> [App] {
    let scan = try FolderScanner.scan(tree, from: focus?.parentFolder ?? "")
    let reader = PropertyListFile(tree: tree)
    let bundles = BundleReading(reader: reader, scan: scan, inputName: name)
    let source = scan.outside(bundles.folders)
    var workspaceFailures: [ReadFailure] = []
    let paths = try projects(in: source, noting: &workspaceFailures)
    let projects = ProjectReading(
      reader: reader, scan: source, paths: paths, configuration: told.configuration)
    // Whoever names a project or a configuration wants no guess in place of it.
    if focus != nil || told.configuration != nil, projects.isEmpty,
      let failure = projects.failures.first
    {
      throw .project(failure)
    }
    var targets = projects.apps
    if focus != nil {
      for index in targets.indices {
        targets[index].failures += workspaceFailures + projects.failures
      }
    }
    var rest = rest(of: source, without: targets, projects)
    rest.failures += workspaceFailures
    let folders = FolderReading(tree, scan: rest, neighbors: targets.map(VocabularyGroup.init))
    let parts = bundles.apps + targets + folders.apps
    guard !parts.isEmpty else {
      if ArchiveContents.isArchive(name) || name.hasSuffix(".xcarchive"), bundles.folders.isEmpty {
        throw .noApp
      }
      throw .noVocabulary(
        folders: scan.folderCount, misnamed: scan.misnamedVocabularies.first,
        unopened: scan.failures.map(\.place.path))
    }
    return parts.sorted { ($0.path, $0.name) < ($1.path, $1.name) }.map { parts in
      var parts = parts
      parts.failures += failures
      return AppAssembly(reader: reader, told: told, parts: parts).app
    }
  }

  /// The projects to read: all there are, or those that were given.
  private func projects(
    in scan: FolderScan, noting failures: inout [ReadFailure]
  ) throws(DiscoveryError.Reason) -> [String] {
    guard let focus else { return scan.projects }
    guard focus.hasSuffix(".xcworkspace") else { return [focus] }
    do {
      let workspace = try XcodeWorkspace.contents(of: focus, in: tree)
      // A project that isn't there is most often that of pods which were not installed.
      failures += workspace.problems.filter { !$0.message.contains("Pods.xcodeproj") }
        .map { ReadFailure($0.message, at: $0.place) }
      return workspace.projects.map(\.value)
    } catch {
      throw .project(ReadFailure(error.message, at: error.place))
    }
  }

  /// What lies in folders and belongs to no app of a project. Where a project was given, nothing else
  /// is asked for unless it holds no app.
  private func rest(
    of scan: FolderScan, without targets: [AppParts], _ projects: ProjectReading
  ) -> FolderScan {
    if focus != nil, !targets.isEmpty { return FolderScan() }
    var rest = scan
    if !targets.isEmpty {
      let vocabularies = Set(targets.flatMap(\.vocabularies.keys))
      let claimed = projects.claimedPaths
      rest.vocabularies.removeAll { vocabularies.contains($0) }
      rest.localizationFolders.removeAll { claimed.contains($0) }
      rest.infoPlists.removeAll { claimed.contains($0) }
      rest.catalogs.removeAll { claimed.contains($0) }
      rest.intentDefinitions.removeAll { claimed.contains($0) }
    }
    rest.failures += projects.failures
    return rest
  }
}

extension AppParts {
  /// What tells it from other apps with the same folder.
  fileprivate var name: String { container.bundleName ?? "" }
}
