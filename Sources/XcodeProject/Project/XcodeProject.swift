package import Diagnostics
package import FileTree
import PropertyList

/// A project of Xcode: its targets, their build settings and the files in their bundles.
///
/// Whatever the file says, reading it is bounded by ``ProjectLimits``, and nothing outside of the
/// tree is read.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder, relative to the tree.
  package let path: String
  /// Its name without the suffix.
  package let name: String
  /// The language the project is developed in, as written: `en`, in old projects `English`.
  package let developmentRegion: Placed<String>?
  /// The languages the project knows, `Base` among them, as written.
  package let knownRegions: [Placed<String>]
  /// The names of the project's build configurations, in the order of the file.
  package let configurations: [String]
  /// The one that everything is told for.
  package let configuration: String
  /// The targets that build a product, in the order of the project.
  package let targets: [Target]
  /// The files that the project names and where it does so, by their paths in the tree; those of
  /// synchronized folders aren't among them. A file that is here and in no target isn't built.
  package let references: [String: Place]
  /// What was read past, in the order in which it was met, at most `ProjectLimits.problems` and one.
  package let problems: [ProjectProblem]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj` folder, relative to the tree.
  ///   - tree: Where it and its files lie.
  ///   - configuration: The build configuration; `nil` for “Release” if the project has it, else
  ///     its default, else its last.
  /// - Throws: When `project.pbxproj` can't be read, or there is no such configuration.
  package init(
    reading path: String, in tree: any FileTree, configuration: String? = nil
  ) throws(ProjectFailure) {
    self.path = path
    let fileName = path.lastPathPart
    name =
      fileName.hasSuffix(".xcodeproj") ? String(fileName.dropLast(".xcodeproj".count)) : fileName
    let graph = try ObjectGraph(reading: path.appendingPath("project.pbxproj"), in: tree)
    var problems = ProblemList()
    let paths = GroupPaths(graph, projectFolder: path.parentFolder, problems: &problems)
    let chosen = try Configurations(
      graph, paths: paths, loader: XCConfigLoader(tree: tree), requested: configuration,
      problems: &problems)
    configurations = chosen.names
    self.configuration = chosen.chosen
    let region = graph.project["developmentRegion"]
    developmentRegion = region?.string.map { Placed($0, at: graph.place(region)) }
    knownRegions = (graph.project["knownRegions"]?.array ?? []).compactMap { node in
      node.string.map { Placed($0, at: graph.place(node)) }
    }
    let resources = ResourceReader(graph, paths: paths, tree: tree, problems: &problems)
    var reader = TargetReader(
      graph, projectFolder: paths.sourceRoot.path ?? path.parentFolder,
      standard: SettingsTable(
        project: name, region: developmentRegion, configuration: chosen.chosen),
      configurations: chosen, resources: resources, problems: &problems)
    targets = reader.targets(problems: &problems)
    references = paths.references(in: graph)
    self.problems = problems.all
  }
}

extension XcodeProject {
  /// The target with an identifier.
  package func target(_ identifier: String) -> Target? {
    targets.first { $0.identifier == identifier }
  }

  /// The targets whose products lie in a target's bundle, also inside of each other, in the order of
  /// the project: the extensions of an app, its watch app and the extension of that.
  package func contents(of target: Target) -> [Target] {
    let byIdentifier = Dictionary(
      targets.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    var pending = target.embedded
    while let identifier = pending.popLast() {
      if identifier != target.identifier, found.insert(identifier).inserted {
        pending += byIdentifier[identifier]?.embedded ?? []
      }
    }
    return targets.filter { found.contains($0.identifier) }
  }
}
