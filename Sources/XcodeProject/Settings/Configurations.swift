import Diagnostics
import PropertyList

/// The build configurations of a project and its targets.
struct Configurations {
  private let graph: ObjectGraph
  private let paths: GroupPaths
  /// The names of the project's configurations, in the order of the file.
  let names: [String]
  /// The name of the one that is read.
  let chosen: String
  private var loader: XCConfigLoader
  /// The configuration that was chosen of each list; `nil` for a list without any.
  private var selections: [String: ProjectObject?] = [:]
  /// The levels of each configuration.
  private var tables: [String: [SettingsTable]] = [:]

  /// Chooses the configuration asked for; if none is, that of the store: “Release” if the project
  /// has it, else its default, else its last.
  ///
  /// - Throws: That there is none of this name, and which there are.
  init(
    _ graph: ObjectGraph, paths: GroupPaths, loader: XCConfigLoader, requested: String?,
    problems: inout ProblemList
  ) throws(ProjectFailure) {
    self.graph = graph
    self.paths = paths
    self.loader = loader
    let list = graph.follow(
      graph.project["buildConfigurationList"], of: "the project", problems: &problems)
    let found = graph.followAll(
      list?["buildConfigurations"], of: "the project's list of configurations",
      problems: &problems)
    names = found.compactMap { $0["name"]?.string }
    if let requested {
      guard names.contains(requested) else {
        let known = names.map(\.quoted).joined(separator: ", ")
        throw ProjectFailure(
          "the project has no configuration named \(requested.quoted); "
            + (names.isEmpty ? "it has none at all" : "it has \(known)"),
          at: graph.place(list?["buildConfigurations"]))
      }
      chosen = requested
    } else {
      let standard = list?["defaultConfigurationName"]?.string
      chosen =
        names.first { $0 == "Release" } ?? names.first { $0 == standard } ?? names.last
        ?? standard ?? "Release"
    }
  }

  /// The levels that a project or target adds, highest first: its own settings, then those of its
  /// `.xcconfig` file. The owner is given in words: “target Runner”.
  mutating func tables(
    of object: ProjectObject, owner: String, problems: inout ProblemList
  ) -> [SettingsTable] {
    guard
      let list = graph.follow(
        object["buildConfigurationList"], of: "the \(owner)", problems: &problems),
      let selected = select(of: list, owner: owner, problems: &problems)
    else { return [] }
    if let known = tables[selected.identifier] { return known }
    let name = selected["name"]?.string ?? chosen
    let own = SettingsTable(
      selected["buildSettings"], level: "\(owner), configuration \(name)", graph: graph)
    var found = [own]
    if let base = baseFile(of: selected, owner: owner, problems: &problems) {
      found.append(loader.table(for: base.value, namedAt: base.place, problems: &problems))
    }
    tables[selected.identifier] = found
    return found
  }

  /// The configuration of the chosen name, else the one that Xcode falls back to.
  private mutating func select(
    of list: ProjectObject, owner: String, problems: inout ProblemList
  ) -> ProjectObject? {
    if let known = selections[list.identifier] { return known }
    let all = graph.followAll(
      list["buildConfigurations"], of: "the list of configurations of the \(owner)",
      problems: &problems)
    let standard = list["defaultConfigurationName"]?.string
    let selected =
      all.first { $0["name"]?.string == chosen } ?? all.first { $0["name"]?.string == standard }
      ?? all.last
    selections[list.identifier] = .some(selected)
    return selected
  }

  /// The `.xcconfig` file that a configuration begins with: a file of a group, or of a folder that
  /// Xcode 16 synchronizes with.
  private func baseFile(
    of configuration: ProjectObject, owner: String, problems: inout ProblemList
  ) -> Placed<String>? {
    let name = "the configuration \((configuration["name"]?.string ?? "").quoted) of the \(owner)"
    let location: FileLocation
    let node: PropertyListNode?
    if let reference = configuration["baseConfigurationReference"] {
      guard let file = graph.follow(reference, of: name, problems: &problems) else { return nil }
      node = reference
      location = paths.location(of: file)
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"] {
      guard let folder = graph.follow(anchor, of: name, problems: &problems) else { return nil }
      node = configuration["baseConfigurationReferenceRelativePath"]
      location = paths.location(of: folder).appending(node?.string ?? "")
    } else {
      return nil
    }
    let place = graph.place(node)
    switch location {
    case .inside(let path): return Placed(path, at: place)
    case .outside(let path):
      problems.add(
        .outside,
        "\(name) begins with \(path.quoted), which lies outside of what is read, so its settings are "
          + "unknown", at: place)
      return nil
    case .elsewhere: return nil
    }
  }
}
