/// Writes projects of Xcode, so that a test says only what matters to it:
///
///     var project = SampleProject("Runner")
///     project.add(.application("Runner")) { target in
///       target.settings = ["INFOPLIST_FILE": "Runner/Info.plist"]
///       target.localized("AppIntentVocabulary.plist", in: "Runner", ["en", "fr"])
///     }
///     project.add(.appExtension("Intents"), embeddedIn: "Runner")
///     let tree = MemoryTree(project.files)
///
/// Identifiers are made of names, so that a test can tell what an object is called:
/// `TARGET-Runner`, `FILE-Runner/Info.plist`, `CONFIGURATION-Runner-Release`, `FOLDER-Shared`.
package struct SampleProject {
  /// The name of the project, without a suffix.
  package let name: String
  /// The folder that the project lies in, relative to the tree; empty for the tree itself.
  package var folder = ""
  package var developmentRegion: String? = "en"
  package var knownRegions = ["en", "Base"]
  /// The names of the build configurations, of the project and of each target.
  package var configurations = ["Debug", "Release"]
  package var defaultConfiguration: String? = "Release"
  /// What the project itself sets.
  package var settings: SampleSettings = [:]
  /// The `.xcconfig` file of the project, relative to its folder.
  package var configurationFile: String?
  /// The entries of the project's main group.
  package var groups: [SampleGroup] = []
  /// Folders to synchronize with, and their exceptions.
  package var synchronizedFolders: [SampleFolder] = []
  /// Objects as they stand in the file, by identifier.
  private var objects: [String: String] = [:]
  /// Files beside those that the project names, by path relative to the tree.
  package var extraFiles: [String: String] = [:]
  package private(set) var targets: [SampleTarget] = []
  private var embeddings: [String: [String]] = [:]

  package init(_ name: String = "Runner") { self.name = name }

  /// Adds a target.
  ///
  /// - Parameters:
  ///   - target: Its kind and name.
  ///   - owner: The name of the target whose bundle its product is copied into.
  ///   - fill: Says what it has.
  package mutating func add(
    _ target: SampleTarget, embeddedIn owner: String? = nil,
    _ fill: (inout SampleTarget) -> Void = { _ in }
  ) {
    var target = target
    fill(&target)
    targets.append(target)
    if let owner { embeddings[owner, default: []].append(target.name) }
  }

  /// Adds an object, or takes the place of the one of this identifier that is made here.
  /// What it has is written as in `["path": "a.txt", "children": ["A", "B"]]`.
  package mutating func define(
    _ identifier: String, _ isa: String, _ values: [String: SampleValue] = [:]
  ) {
    var writer = SampleObjectWriter()
    writer.add(identifier, isa, values)
    objects.merge(writer.objects) { _, new in new }
  }

  /// The `.xcodeproj` folder, relative to the tree.
  package var path: String { inFolder("\(name).xcodeproj") }

  /// The project file, relative to the tree.
  package var filePath: String { "\(path)/project.pbxproj" }

  /// The project file, and every file that it names with nothing in it.
  package var files: [String: String] {
    var files = [filePath: text]
    for target in targets {
      for file in target.resources + target.sources {
        for variant in file.paths { files[inFolder(variant)] = "" }
      }
    }
    return files.merging(extraFiles) { _, extra in extra }
  }

  /// The text of the project file.
  package var text: String {
    let objects = allObjects.merging(self.objects) { _, own in own }
    let lines = objects.sorted { $0.key < $1.key }.map { "\t\t\(quote($0.key)) = \($0.value);" }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 77;
      \tobjects = {
      \(lines.joined(separator: "\n"))
      \t};
      \trootObject = PROJECT /* Project object */;
      }

      """
  }

  private func inFolder(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }

  // MARK: - Objects

  private var allObjects: [String: String] {
    var writer = SampleObjectWriter()
    var children: [String] = []
    for target in targets {
      for file in target.resources + target.sources { children.append(writer.add(file)) }
    }
    for group in groups { children.append(writer.add(group)) }
    for folder in synchronizedFolders { children.append(writer.add(folder)) }
    for file in ([configurationFile] + targets.map(\.configurationFile)).compactMap(\.self) {
      children.append(writer.add(SampleFile(file)))
    }
    var seen: Set<String> = []
    writer.add(
      "GROUP", "PBXGroup",
      ["children": .list(children.filter { seen.insert($0).inserted }), "sourceTree": "<group>"])
    for target in targets {
      let embedded = targets.filter { (embeddings[target.name] ?? []).contains($0.name) }
      writer.add(target, embedded: embedded, in: self)
    }
    writer.addConfigurations(
      of: "PROJECT", names: configurations, standard: defaultConfiguration, settings: settings,
      file: configurationFile)
    var project: [String: SampleValue] = [
      "buildConfigurationList": "CONFIGURATIONS-PROJECT", "mainGroup": "GROUP",
      "projectDirPath": "", "knownRegions": .list(knownRegions),
      "targets": .list(targets.map { "TARGET-\($0.name)" }),
    ]
    if let developmentRegion { project["developmentRegion"] = .text(developmentRegion) }
    writer.add("PROJECT", "PBXProject", project)
    return writer.objects
  }
}

/// Settings of all configurations, and of single ones with the name of that before a colon:
/// `["PRODUCT_NAME": "Run", "Debug:PRODUCT_NAME": "Run Debug"]`.
package typealias SampleSettings = [String: String]

/// A target of a ``SampleProject``.
package struct SampleTarget {
  package let name: String
  package var productType: String
  /// What the target sets, see ``SampleSettings``.
  package var settings: SampleSettings = [:]
  /// The `.xcconfig` file of the target, relative to the project's folder.
  package var configurationFile: String?
  package private(set) var resources: [SampleFile] = []
  package private(set) var sources: [SampleFile] = []
  /// The synchronized folders it has as a whole, by path.
  package var folders: [String] = []

  package init(_ name: String, productType: String) {
    self.name = name
    self.productType = "com.apple.product-type.\(productType)"
  }

  package static func application(_ name: String) -> SampleTarget {
    SampleTarget(name, productType: "application")
  }

  package static func appExtension(_ name: String) -> SampleTarget {
    SampleTarget(name, productType: "app-extension")
  }

  package static func watchApp(_ name: String) -> SampleTarget {
    SampleTarget(name, productType: "application.watchapp2")
  }

  package static func tests(_ name: String) -> SampleTarget {
    SampleTarget(name, productType: "bundle.unit-test")
  }

  /// Adds a file of the resources, relative to the project's folder.
  package mutating func resource(_ path: String) { resources.append(SampleFile(path)) }

  /// Adds a file of the sources, relative to the project's folder.
  package mutating func source(_ path: String) { sources.append(SampleFile(path)) }

  /// Adds a file with localizations to the resources: `FOLDER/LANGUAGE.lproj/NAME` for each.
  package mutating func localized(_ name: String, in folder: String = "", _ languages: [String]) {
    resources.append(SampleFile(name, in: folder, languages: languages))
  }
}

/// A file of a ``SampleProject``, with localizations or without.
package struct SampleFile {
  let name: String
  let folder: String
  let languages: [String]?

  init(_ path: String) { (name, folder, languages) = (path, "", nil) }

  init(_ name: String, in folder: String, languages: [String]) {
    (self.name, self.folder, self.languages) = (name, folder, languages)
  }

  /// Its paths relative to the project's folder.
  var paths: [String] {
    guard let languages else { return [name] }
    return languages.map { "\(folder.isEmpty ? "" : "\(folder)/")\($0).lproj/\(name)" }
  }

  var identifier: String {
    languages == nil ? "FILE-\(name)" : "VARIANTS-\(folder.isEmpty ? "" : "\(folder)/")\(name)"
  }
}

/// A group of a ``SampleProject``.
package struct SampleGroup {
  let identifier: String
  let path: String
  let children: [String]

  /// - Parameters:
  ///   - identifier: What the file calls it.
  ///   - path: Its `path`; empty for none.
  ///   - children: The identifiers of what it holds.
  package init(_ identifier: String, path: String = "", children: [String]) {
    (self.identifier, self.path, self.children) = (identifier, path, children)
  }
}

/// A folder that a ``SampleProject`` synchronizes with.
package struct SampleFolder {
  let path: String
  /// The names of targets, and for each the files excepted.
  let exceptions: [String: [String]]

  package init(_ path: String, exceptions: [String: [String]] = [:]) {
    (self.path, self.exceptions) = (path, exceptions)
  }
}
