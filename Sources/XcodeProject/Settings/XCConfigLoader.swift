import Diagnostics
import FileTree

/// Reads `.xcconfig` files with all that they include, each file once.
struct XCConfigLoader {
  let tree: any FileTree
  private var files: [String: XCConfigFile] = [:]
  private var tables: [String: SettingsTable] = [:]
  private var bytesLeft = ProjectLimits.configurationBytes
  private var assignmentsLeft = ProjectLimits.assignments

  init(tree: any FileTree) { self.tree = tree }

  /// One file being put together from those it includes.
  private struct Assembly {
    var table = SettingsTable()
    var filesLeft = ProjectLimits.includes
    /// The files that include each other down to the one being read.
    var chain: [String] = []
  }

  /// The settings of a file, which the project names at a place; none, and a problem, when it can't
  /// be read.
  mutating func table(
    for path: String, namedAt reference: Place, problems: inout ProblemList
  ) -> SettingsTable {
    if let table = tables[path] { return table }
    guard tree.status(of: path) != nil else {
      problems.add(
        .missingFile,
        "the configuration file \(path.quoted) is missing, so its settings are unknown",
        at: reference)
      return SettingsTable()
    }
    var assembly = Assembly()
    read(path, namedAt: reference, into: &assembly, problems: &problems)
    tables[path] = assembly.table
    return assembly.table
  }

  private mutating func read(
    _ path: String, namedAt reference: Place, into assembly: inout Assembly,
    problems: inout ProblemList
  ) {
    guard assembly.filesLeft > 0, assembly.chain.count < ProjectLimits.includeDepth else {
      let limit =
        assembly.filesLeft > 0
        ? "include each other more than \(ProjectLimits.includeDepth) deep"
        : "bring in more than \(ProjectLimits.includes) files"
      problems.add(
        .limit, "configuration files \(limit); \(path.quoted) is not read", at: reference)
      return
    }
    assembly.filesLeft -= 1
    guard let file = file(path, namedAt: reference, problems: &problems) else { return }
    assembly.chain.append(path)
    defer { assembly.chain.removeLast() }
    for line in file.lines {
      switch line {
      case .setting(let key, let value, let range):
        let place = Place(path: path, range: range, keyPath: key.name)
        guard assignmentsLeft > 0 else {
          problems.add(
            .limit,
            "configuration files give more than \(ProjectLimits.assignments) settings; the rest is "
              + "not read", at: place)
          return
        }
        assignmentsLeft -= 1
        assembly.table.add(value, for: key, from: SettingOrigin(level: path, place: place))
      case .include(let name, let isOptional, let range):
        include(
          name, isOptional: isOptional, at: Place(path: path, range: range), into: &assembly,
          problems: &problems)
      case .fault(let message, let range):
        problems.add(.setting, message, at: Place(path: path, range: range))
      }
    }
  }

  private mutating func include(
    _ name: String, isOptional: Bool, at place: Place, into assembly: inout Assembly,
    problems: inout ProblemList
  ) {
    guard let path = path(of: name, in: assembly.chain) else {
      if isOptional { return }
      let isOutside = name.hasPrefix("/") || name.hasPrefix("<DEVELOPER_DIR>")
      problems.add(
        isOutside ? .outside : .missingFile,
        "the included file \(name.quoted) \(isOutside ? "lies outside of what is read" : "is missing")"
          + ", so its settings are unknown", at: place)
      return
    }
    guard !assembly.chain.contains(path) else {
      problems.add(
        .setting, "including \(path.quoted) here goes round in a circle; Xcode skips it", at: place)
      return
    }
    read(path, namedAt: place, into: &assembly, problems: &problems)
  }

  /// The file that an `#include` names: relative to the file it stands in, else to those that
  /// include that one. The suffix may be left out.
  private func path(of name: String, in chain: [String]) -> String? {
    guard !name.hasPrefix("/"), name.utf8.count < ProjectLimits.pathLength else { return nil }
    for file in chain.reversed() {
      guard let path = file.parentFolder.appendingPath(name).normalizedPath else { continue }
      if tree.hasFile(path) { return path }
      if !path.lastPathPart.contains("."), tree.hasFile(path + ".xcconfig") {
        return path + ".xcconfig"
      }
    }
    return nil
  }

  private mutating func file(
    _ path: String, namedAt reference: Place, problems: inout ProblemList
  ) -> XCConfigFile? {
    if let file = files[path] { return file }
    guard let size = tree.status(of: path)?.size, size <= bytesLeft else {
      let limit = ProjectLimits.configurationBytes / 1024 / 1024
      problems.add(
        .limit,
        "configuration files have more than \(limit) MB together; \(path.quoted) is not read",
        at: reference)
      return nil
    }
    bytesLeft -= size
    do {
      let file = XCConfigFile(try tree.bytes(of: path))
      files[path] = file
      return file
    } catch {
      problems.add(.unreadable, error.message, at: Place(path: path))
      return nil
    }
  }
}
