import Diagnostics
import FileTree
import PropertyList

/// Where the files and groups of a project lie, by their places in the tree of groups.
struct GroupPaths {
  /// The folder that paths of the project begin in.
  let sourceRoot: FileLocation
  private var locations: [String: FileLocation] = [:]

  /// Walks the groups once, however they refer to each other.
  init(_ graph: ObjectGraph, projectFolder: String, problems: inout ProblemList) {
    sourceRoot = FileLocation.inside(projectFolder)
      .appending(graph.project["projectDirPath"]?.string ?? "")
    walk(graph, problems: &problems)
  }

  /// Where a file or group lies; one that stands in no group lies where the project does.
  func location(of object: ProjectObject) -> FileLocation {
    locations[object.identifier] ?? resolve(object, in: sourceRoot)
  }

  /// Where the project file names the files that lie in the tree; the first place of each.
  func references(in graph: ObjectGraph) -> [String: Place] {
    var references: [String: Place] = [:]
    for file in graph.objects(isa: "PBXFileReference") {
      guard let path = locations[file.identifier]?.path, references[path] == nil else { continue }
      references[path] = graph.place(file["path"] ?? file.node)
    }
    return references
  }

  /// A group whose children are being visited.
  private struct OpenGroup {
    let identifier: String
    let name: String
    let location: FileLocation
    let children: [PropertyListNode]
    var next = 0
  }

  private mutating func walk(_ graph: ObjectGraph, problems: inout ProblemList) {
    var open: [OpenGroup] = []
    var openIdentifiers: Set<String> = []

    func enter(_ object: ProjectObject, in parent: FileLocation) -> OpenGroup? {
      let location = resolve(object, in: parent)
      locations[object.identifier] = location
      guard let children = object["children"]?.array else { return nil }
      return OpenGroup(
        identifier: object.identifier, name: object.title, location: location, children: children)
    }

    guard
      let main = graph.follow(
        graph.project["mainGroup"], of: "the project", problems: &problems),
      let first = enter(main, in: sourceRoot)
    else { return }
    open.append(first)
    openIdentifiers.insert(first.identifier)
    while let group = open.last {
      guard group.next < group.children.count else {
        openIdentifiers.remove(group.identifier)
        open.removeLast()
        continue
      }
      let reference = group.children[group.next]
      open[open.count - 1].next += 1
      guard
        let child = graph.follow(
          reference, of: "the group \(group.name.quoted)", problems: &problems)
      else { continue }
      if openIdentifiers.contains(child.identifier) {
        problems.add(
          .reference,
          "the group \(group.name.quoted) holds the group \(child.title.quoted), which it is in itself",
          at: graph.place(reference))
      }
      guard locations[child.identifier] == nil, let inner = enter(child, in: group.location) else {
        continue
      }
      guard open.count < ProjectLimits.groupDepth else {
        problems.add(
          .limit,
          "groups lie more than \(ProjectLimits.groupDepth) deep in each other; what "
            + "\(inner.name.quoted) holds is not read", at: graph.place(reference))
        continue
      }
      open.append(inner)
      openIdentifiers.insert(inner.identifier)
    }
  }

  private func resolve(_ object: ProjectObject, in parent: FileLocation) -> FileLocation {
    let path = object["path"]?.string ?? ""
    return switch object["sourceTree"]?.string {
    case nil, "", "<group>": parent.appending(path)
    case "SOURCE_ROOT": sourceRoot.appending(path)
    case "<absolute>": .outside(path)
    default: .elsewhere
    }
  }
}

extension ProjectObject {
  /// What Xcode shows: the name, else the last part of the path.
  var title: String {
    node["name"]?.string ?? node["path"]?.string?.lastPathPart ?? identifier
  }
}
