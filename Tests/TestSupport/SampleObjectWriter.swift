/// A value of an object in a project file.
package enum SampleValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  case text(String)
  case list([String])
  case entries([String: String])

  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: String...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, String)...) {
    self = .entries(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  var written: String {
    switch self {
    case .text(let text): quote(text)
    case .list(let texts): "(\(texts.map { "\(quote($0)), " }.joined()))"
    case .entries(let entries):
      "{\(entries.sorted { $0.key < $1.key }.map { "\(quote($0.key)) = \(quote($0.value)); " }.joined())}"
    }
  }
}

/// A text as it stands in a project file.
func quote(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}

/// Writes the objects of a ``SampleProject``.
struct SampleObjectWriter {
  private(set) var objects: [String: String] = [:]

  mutating func add(_ identifier: String, _ isa: String, _ values: [String: SampleValue]) {
    let entries = values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value.written); " }
    objects[identifier] = "{isa = \(isa); \(entries.joined())}"
  }

  /// Adds a file or a group of localizations and returns its identifier.
  mutating func add(_ file: SampleFile) -> String {
    guard let languages = file.languages else {
      add(file.identifier, "PBXFileReference", ["path": .text(file.name), "sourceTree": "<group>"])
      return file.identifier
    }
    var children: [String] = []
    for (language, path) in zip(languages, file.paths) {
      children.append("FILE-\(path)")
      add(
        "FILE-\(path)", "PBXFileReference",
        [
          "name": .text(language), "path": .text("\(language).lproj/\(file.name)"),
          "sourceTree": "<group>",
        ])
    }
    var values: [String: SampleValue] = [
      "children": .list(children), "name": .text(file.name), "sourceTree": "<group>",
    ]
    if !file.folder.isEmpty { values["path"] = .text(file.folder) }
    add(file.identifier, "PBXVariantGroup", values)
    return file.identifier
  }

  mutating func add(_ group: SampleGroup) -> String {
    var values: [String: SampleValue] = [
      "children": .list(group.children), "sourceTree": "<group>",
    ]
    if !group.path.isEmpty { values["path"] = .text(group.path) }
    add(group.identifier, "PBXGroup", values)
    return group.identifier
  }

  mutating func add(_ folder: SampleFolder) -> String {
    let sets = folder.exceptions.keys.sorted()
    for target in sets {
      add(
        "EXCEPTIONS-\(folder.path)-\(target)", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        [
          "membershipExceptions": .list(folder.exceptions[target] ?? []),
          "target": .text("TARGET-\(target)"),
        ])
    }
    add(
      "FOLDER-\(folder.path)", "PBXFileSystemSynchronizedRootGroup",
      [
        "exceptions": .list(sets.map { "EXCEPTIONS-\(folder.path)-\($0)" }),
        "path": .text(folder.path), "sourceTree": "<group>",
      ])
    return "FOLDER-\(folder.path)"
  }

  mutating func add(
    _ target: SampleTarget, embedded: [SampleTarget], in project: SampleProject
  ) {
    let name = target.name
    add(
      "PRODUCT-\(name)", "PBXFileReference",
      [
        "path": .text(name), "sourceTree": "BUILT_PRODUCTS_DIR",
      ])
    addPhase("RESOURCES-\(name)", "PBXResourcesBuildPhase", target.resources.map(\.identifier))
    addPhase("SOURCES-\(name)", "PBXSourcesBuildPhase", target.sources.map(\.identifier))
    addPhase(
      "EMBED-\(name)", "PBXCopyFilesBuildPhase", embedded.map { "PRODUCT-\($0.name)" },
      ["dstSubfolderSpec": "13", "dstPath": ""])
    for inner in embedded {
      add(
        "DEPENDENCY-\(name)-\(inner.name)", "PBXTargetDependency",
        [
          "target": .text("TARGET-\(inner.name)")
        ])
    }
    addConfigurations(
      of: name, names: project.configurations, standard: project.defaultConfiguration,
      settings: target.settings, file: target.configurationFile)
    add(
      "TARGET-\(name)", "PBXNativeTarget",
      [
        "buildConfigurationList": .text("CONFIGURATIONS-\(name)"),
        "buildPhases": .list(["SOURCES-\(name)", "RESOURCES-\(name)", "EMBED-\(name)"]),
        "dependencies": .list(embedded.map { "DEPENDENCY-\(name)-\($0.name)" }),
        "fileSystemSynchronizedGroups": .list(target.folders.map { "FOLDER-\($0)" }),
        "name": .text(name), "productName": .text(name),
        "productReference": .text("PRODUCT-\(name)"), "productType": .text(target.productType),
      ])
  }

  private mutating func addPhase(
    _ identifier: String, _ isa: String, _ files: [String], _ values: [String: SampleValue] = [:]
  ) {
    for file in files {
      add("BUILD-\(identifier)-\(file)", "PBXBuildFile", ["fileRef": .text(file)])
    }
    let list = SampleValue.list(files.map { "BUILD-\(identifier)-\($0)" })
    add(identifier, isa, values.merging(["files": list]) { _, new in new })
  }

  mutating func addConfigurations(
    of owner: String, names: [String], standard: String?, settings: SampleSettings, file: String?
  ) {
    for name in names {
      var own: [String: String] = [:]
      for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
        if let colon = key.firstIndex(of: ":") {
          if key[..<colon] == name { own[String(key[key.index(after: colon)...])] = value }
        } else if settings["\(name):\(key)"] == nil {
          own[key] = value
        }
      }
      var values: [String: SampleValue] = ["name": .text(name), "buildSettings": .entries(own)]
      if let file { values["baseConfigurationReference"] = .text("FILE-\(file)") }
      add("CONFIGURATION-\(owner)-\(name)", "XCBuildConfiguration", values)
    }
    var list: [String: SampleValue] = [
      "buildConfigurations": .list(names.map { "CONFIGURATION-\(owner)-\($0)" })
    ]
    if let standard { list["defaultConfigurationName"] = .text(standard) }
    add("CONFIGURATIONS-\(owner)", "XCConfigurationList", list)
  }
}
