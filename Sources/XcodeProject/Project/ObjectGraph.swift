import Diagnostics
import FileTree
import PropertyList

/// An object of a project file.
struct ProjectObject {
  let identifier: String
  let node: PropertyListNode

  subscript(key: String) -> PropertyListNode? { node[key] }

  /// The name of its class, such as `PBXGroup`.
  var isa: String { node["isa"]?.string ?? "" }
}

/// The objects of a project file by their identifiers, as references in the file name them.
struct ObjectGraph {
  /// The project file, relative to the tree.
  let path: String
  private let entries: [PropertyListEntry]
  private let indexes: [String: Int]
  /// The `PBXProject`.
  let project: ProjectObject

  /// Reads `project.pbxproj`.
  init(reading path: String, in tree: any FileTree) throws(ProjectFailure) {
    self.path = path
    guard tree.status(of: path) != nil else {
      throw ProjectFailure(
        "the project can't be read: it holds no project.pbxproj", at: Place(path: path))
    }
    let bytes: [UInt8]
    do { bytes = try tree.bytes(of: path) } catch {
      throw ProjectFailure("the project can't be read: \(error.message)", at: Place(path: path))
    }
    let root: PropertyListNode
    do { root = try PropertyListDocument(parsing: bytes).root } catch {
      let range = error.position.map { SourceRange($0, $0) }
      throw ProjectFailure(
        "the project can't be read: \(error.message)", at: Place(path: path, range: range))
    }
    guard let entries = root["objects"]?.entries else {
      throw ProjectFailure(
        "the project can't be read: it has no dictionary named “objects”, which holds its targets",
        at: Place(path: path, range: root.range))
    }
    self.entries = entries
    // The last of several objects with one identifier is the one that Foundation uses.
    indexes = Dictionary(
      zip(entries.lazy.map(\.key), entries.indices), uniquingKeysWith: { _, last in last })
    guard let identifier = root["rootObject"]?.string, let index = indexes[identifier],
      entries[index].value["isa"]?.string == "PBXProject"
    else {
      throw ProjectFailure(
        "the project can't be read: its “rootObject” names no PBXProject",
        at: Place(path: path, range: root["rootObject"]?.range))
    }
    project = ProjectObject(identifier: identifier, node: entries[index].value)
  }

  /// The object with an identifier.
  func object(_ identifier: String) -> ProjectObject? {
    indexes[identifier].map { ProjectObject(identifier: identifier, node: entries[$0].value) }
  }

  /// All objects of a class, in the order of the file.
  func objects(isa: String) -> [ProjectObject] {
    entries.indices.compactMap { index in
      let entry = entries[index]
      guard indexes[entry.key] == index, entry.value["isa"]?.string == isa else { return nil }
      return ProjectObject(identifier: entry.key, node: entry.value)
    }
  }

  /// Where a value stands.
  func place(_ node: PropertyListNode?) -> Place {
    Place(
      path: path, range: node?.contentRange ?? node?.range,
      keyPath: node?.keyPath.description ?? "")
  }

  /// The object that a value refers to; adds a problem when there is none. The owner of the
  /// reference is given in words: “the target Runner”.
  func follow(
    _ reference: PropertyListNode?, of owner: String, problems: inout ProblemList
  ) -> ProjectObject? {
    guard let reference else { return nil }
    guard let identifier = reference.string else {
      let message =
        "\(owner) has \(reference.kindName) where the identifier of an object has to stand"
      problems.add(.reference, message, at: place(reference))
      return nil
    }
    if let object = object(identifier) { return object }
    problems.add(
      .reference,
      "\(owner) refers to the object \(identifier.quoted), which the project doesn't have",
      at: place(reference))
    return nil
  }

  /// The objects that the values of a list refer to; adds a problem for each that isn't there.
  func followAll(
    _ list: PropertyListNode?, of owner: String, problems: inout ProblemList
  ) -> [ProjectObject] {
    (list?.array ?? []).compactMap { follow($0, of: owner, problems: &problems) }
  }
}
