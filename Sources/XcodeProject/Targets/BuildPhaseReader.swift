import Diagnostics
import FileTree
import PropertyList

/// Reads the files of build phases.
struct BuildPhaseReader {
  let graph: ObjectGraph
  let paths: GroupPaths
  private(set) var membershipsLeft = ProjectLimits.memberships

  init(graph: ObjectGraph, paths: GroupPaths) {
    self.graph = graph
    self.paths = paths
  }

  /// A file that a phase names.
  struct Member {
    let object: ProjectObject
    /// The reference to it in the build file.
    let reference: PropertyListNode
  }

  /// The files of a phase, whose owner is given in words: “the target Runner”.
  mutating func members(
    of phase: ProjectObject, owner: String, problems: inout ProblemList
  ) -> [Member] {
    var members: [Member] = []
    for reference in phase["files"]?.array ?? [] {
      guard spend(at: graph.place(reference), problems: &problems) else { break }
      guard
        let buildFile = graph.follow(
          reference, of: "a build phase of \(owner)", problems: &problems)
      else { continue }
      // Products of packages have a `productRef` instead.
      guard let file = buildFile["fileRef"] else {
        if buildFile["productRef"] == nil {
          problems.add(
            .reference, "a build phase of \(owner) has a file without “fileRef”, which names none",
            at: graph.place(buildFile.node))
        }
        continue
      }
      if let object = graph.follow(file, of: "a build phase of \(owner)", problems: &problems) {
        members.append(Member(object: object, reference: file))
      }
    }
    return members
  }

  /// Takes one file off what is looked at; `false` when nothing is left.
  mutating func spend(at place: Place, problems: inout ProblemList) -> Bool {
    guard membershipsLeft > 0 else {
      problems.add(
        .limit,
        "the targets have more than \(ProjectLimits.memberships) files together; the rest is not read",
        at: place)
      return false
    }
    membershipsLeft -= 1
    return true
  }

  /// A file that goes into a bundle, or a folder that does with all that is in it.
  struct FileMember {
    let path: String
    let language: String?
    let isFolderReference: Bool
    let place: Place
  }

  /// The files that a file, a group of localizations or a group stands for.
  mutating func files(
    of member: ProjectObject, owner: String, problems: inout ProblemList
  ) -> [FileMember] {
    var files: [FileMember] = []
    var pending = [(object: member, language: String?.none)]
    var visited: Set<String> = []
    while let (object, language) = pending.popLast() {
      guard visited.insert(object.identifier).inserted else { continue }
      switch object.isa {
      case "PBXGroup", "PBXVariantGroup":
        let isVariants = object.isa == "PBXVariantGroup"
        let children = graph.followAll(
          object["children"], of: "the group \(object.title.quoted)", problems: &problems)
        for child in children.reversed() {
          guard spend(at: graph.place(object["children"]), problems: &problems) else { break }
          pending.append((child, isVariants ? child["name"]?.string : nil))
        }
      case "PBXFileReference", "XCVersionGroup":
        guard let path = path(of: object, owner: owner, problems: &problems) else { continue }
        // The name of a variant is its language, unless it is that of the file.
        let language = language.flatMap { $0 == path.lastPathPart || $0.contains(".") ? nil : $0 }
        files.append(
          FileMember(
            path: path, language: language, isFolderReference: object.isFolderReference,
            place: graph.place(object["path"] ?? object.node)))
      default:
        // A product of another project, a package: nothing in the tree.
        continue
      }
    }
    return files
  }

  private func path(
    of object: ProjectObject, owner: String, problems: inout ProblemList
  ) -> String? {
    switch paths.location(of: object) {
    case .inside(let path): return path.isEmpty ? nil : path
    case .outside(let path):
      problems.add(
        .outside, "\(owner) has the file \(path.quoted), which lies outside of what is read",
        at: graph.place(object["path"] ?? object.node))
      return nil
    case .elsewhere: return nil
    }
  }
}

extension ProjectObject {
  /// Whether it is a folder that is copied with all that is in it, blue in Xcode.
  fileprivate var isFolderReference: Bool {
    (node["explicitFileType"] ?? node["lastKnownFileType"])?.string == "folder"
  }
}
