import Diagnostics
package import FileTree

/// Reads workspaces of Xcode.
package enum XcodeWorkspace {
  /// The projects of a workspace.
  package struct Contents: Hashable, Sendable {
    /// The `.xcodeproj` folders that exist, relative to the tree, each once in the order of the
    /// file, with the places that name them.
    package let projects: [Placed<String>]
    /// What was read past.
    package let problems: [ProjectProblem]
  }

  /// Reads which projects a workspace holds.
  ///
  /// - Parameters:
  ///   - path: The `.xcworkspace` folder, relative to the tree.
  ///   - tree: Where it lies.
  /// - Returns: The projects that exist, and what was read past.
  /// - Throws: When its `contents.xcworkspacedata` can't be read or isn't one.
  package static func contents(
    of path: String, in tree: any FileTree
  ) throws(ProjectFailure) -> Contents {
    let file = path.appendingPath("contents.xcworkspacedata")
    guard tree.status(of: file) != nil else {
      throw ProjectFailure(
        "the workspace can't be read: it holds no contents.xcworkspacedata", at: Place(path: file))
    }
    let bytes: [UInt8]
    do { bytes = try tree.bytes(of: file) } catch {
      throw ProjectFailure("the workspace can't be read: \(error.message)", at: Place(path: file))
    }
    var reader = WorkspaceReader(workspace: path, file: file, tree: tree)
    guard reader.read(TagScanner(bytes)) else {
      throw ProjectFailure(
        "the workspace can't be read: it has no <Workspace> element", at: Place(path: file))
    }
    return Contents(projects: reader.projects, problems: reader.problems.all)
  }
}

/// Goes through the elements of a workspace.
private struct WorkspaceReader {
  let workspace: String
  let file: String
  let tree: any FileTree
  var projects: [Placed<String>] = []
  var problems = ProblemList()
  private var seen: Set<String> = []
  private var references = 0

  init(workspace: String, file: String, tree: any FileTree) {
    self.workspace = workspace
    self.file = file
    self.tree = tree
  }

  /// Reads all tags; `false` when none is that of a workspace.
  mutating func read(_ scanner: TagScanner) -> Bool {
    var scanner = scanner
    var isWorkspace = false
    /// The folders of the groups that are open.
    var groups: [FileLocation] = []
    /// The groups that are open beyond those, as they lie too deep.
    var tooDeep = 0
    while let tag = scanner.next() {
      let location = tag.attributes["location"]
      let place = Place(path: file, range: location?.range)
      let folder = groups.last ?? container
      switch tag.name {
      case "Workspace": isWorkspace = true
      case "Group" where tag.closes:
        if tooDeep > 0 { tooDeep -= 1 } else { _ = groups.popLast() }
      case "Group" where tag.opens:
        if groups.count < ProjectLimits.groupDepth {
          groups.append(resolve(location?.value ?? "group:", in: folder))
        } else {
          tooDeep += 1
          // What lies in it lies too deep as well.
          if tooDeep > 1 { continue }
          problems.add(
            .limit,
            "groups lie more than \(ProjectLimits.groupDepth) deep in each other; what is in them is "
              + "not read", at: place)
        }
      case "FileRef" where !tag.closes:
        guard let location, tooDeep == 0 else { continue }
        guard references < ProjectLimits.workspaceReferences else {
          problems.add(
            .limit,
            "the workspace names more than \(ProjectLimits.workspaceReferences) files; the rest is not "
              + "read", at: place)
          return isWorkspace
        }
        references += 1
        add(resolve(location.value, in: folder), written: location.value, at: place)
      default: continue
      }
    }
    return isWorkspace
  }

  /// The folder that holds the workspace.
  private var container: FileLocation { .inside(workspace.parentFolder) }

  private func resolve(_ location: String, in folder: FileLocation) -> FileLocation {
    guard let colon = location.firstIndex(of: ":") else { return folder.appending(location) }
    let path = String(location[location.index(after: colon)...])
    return switch location[..<colon] {
    case "group": folder.appending(path)
    case "container": container.appending(path)
    // The project that the workspace lies in: Xcode makes a workspace inside of each project.
    case "self" where workspace.parentFolder.hasSuffix(".xcodeproj"): container
    case "self": container.appending(path)
    case "absolute": .outside(path)
    default: .elsewhere
    }
  }

  private mutating func add(_ location: FileLocation, written: String, at place: Place) {
    switch location {
    case .inside(let path):
      guard path.hasSuffix(".xcodeproj"), seen.insert(path).inserted else { return }
      if tree.status(of: path) == nil {
        problems.add(
          .missingFile, "the workspace names the project \(path.quoted), which is missing",
          at: place)
      } else {
        projects.append(Placed(path, at: place))
      }
    case .outside where written.hasSuffix(".xcodeproj"):
      problems.add(
        .outside,
        "the workspace names the project \(written.quoted), which lies outside of what is read",
        at: place)
    case .outside, .elsewhere: return
    }
  }
}
