import Diagnostics
import FileTree
import PropertyList

/// Makes targets of the objects of a project.
struct TargetReader {
  private let graph: ObjectGraph
  private let projectFolder: String
  private let projectTables: [SettingsTable]
  private let standard: SettingsTable
  private var configurations: Configurations
  private var resources: ResourceReader
  /// The targets by their products.
  private var makers: [String: String] = [:]

  init(
    _ graph: ObjectGraph, projectFolder: String, standard: SettingsTable,
    configurations: Configurations, resources: ResourceReader, problems: inout ProblemList
  ) {
    self.graph = graph
    self.projectFolder = projectFolder
    self.standard = standard
    self.resources = resources
    var configurations = configurations
    projectTables = configurations.tables(
      of: graph.project, owner: "project", problems: &problems)
    self.configurations = configurations
  }

  /// The targets that build a product, in the order of the project.
  mutating func targets(problems: inout ProblemList) -> [XcodeProject.Target] {
    var seen: Set<String> = []
    var all = graph.followAll(graph.project["targets"], of: "the project", problems: &problems)
      .filter { $0.isa == "PBXNativeTarget" && seen.insert($0.identifier).inserted }
    if all.count > ProjectLimits.targets {
      all = Array(all.prefix(ProjectLimits.targets))
      problems.add(
        .limit, "the project has more than \(ProjectLimits.targets) targets; the rest is not read",
        at: graph.place(graph.project["targets"]))
    }
    for target in all {
      guard let product = target["productReference"]?.string, makers[product] == nil else {
        continue
      }
      makers[product] = target.identifier
    }
    var targets: [XcodeProject.Target] = []
    for object in all { targets.append(target(object, problems: &problems)) }
    return targets
  }

  private mutating func target(
    _ object: ProjectObject, problems: inout ProblemList
  ) -> XcodeProject.Target {
    let name = Placed(
      object["name"]?.string ?? object.identifier, at: graph.place(object["name"] ?? object.node))
    let kind = TargetKind(productType: object["productType"]?.string ?? "")
    let shown = name.value.count <= 80 ? name.value : "\(name.value.prefix(80))…"
    let settings = settings(
      of: object, name: name, kind: kind, owner: "target \(shown)", problems: &problems)
    let infoPlist = settings["INFOPLIST_FILE"].flatMap {
      $0.isEmpty ? nil : FileLocation.inside(projectFolder).appending($0).path
    }
    let contents = resources.contents(
      of: object, infoPlist: infoPlist, owner: "the target \(shown)", problems: &problems)
    return XcodeProject.Target(
      identifier: object.identifier, name: name,
      // Since Xcode 14 a watch app has the product type of any other app.
      kind: kind == .application && settings.build.sdk == "watchos" ? .watchApp : kind,
      sdk: settings.build.sdk,
      productName: object["productName"]?.string, resources: contents.resources,
      embedded: contents.products.compactMap { makers[$0] }.withoutRepeats
        .filter { $0 != object.identifier },
      dependencies: dependencies(of: object, name: shown, problems: &problems),
      settings: settings, infoPlist: infoPlist)
  }

  private mutating func settings(
    of object: ProjectObject, name: Placed<String>, kind: TargetKind, owner: String,
    problems: inout ProblemList
  ) -> BuildSettings {
    let tables =
      configurations.tables(of: object, owner: owner, problems: &problems) + projectTables + [
        SettingsTable(target: name.value, at: name.place, kind: kind), standard,
      ]
    // Which SDK it is built with decides on conditions, and is a setting itself.
    let unknown = BuildVariant(sdk: "", configuration: configurations.chosen)
    let written = BuildSettings(tables, build: unknown)["SDKROOT"] ?? ""
    let sdk = written.lowercased().prefix { $0.isLetter }
    let known = ["iphoneos", "watchos", "macosx", "appletvos", "xros"]
    return BuildSettings(
      tables,
      build: BuildVariant(
        sdk: known.contains(String(sdk)) ? String(sdk) : "iphoneos",
        configuration: configurations.chosen))
  }

  /// The targets of this project that a target depends on; those of other projects are left out.
  private func dependencies(
    of object: ProjectObject, name: String, problems: inout ProblemList
  ) -> [String] {
    graph.followAll(object["dependencies"], of: "the target \(name)", problems: &problems)
      .compactMap { dependency in
        if let target = dependency["target"]?.string { return target }
        guard let identifier = dependency["targetProxy"]?.string,
          let proxy = graph.object(identifier),
          proxy["containerPortal"]?.string == graph.project.identifier
        else { return nil }
        return proxy["remoteGlobalIDString"]?.string
      }.withoutRepeats
  }
}

extension [String] {
  /// The elements, each once where it first stands.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
