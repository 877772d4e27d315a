import Foundation

/// Puts a site in place as a whole: either all of it is there afterwards, or what was there before.
package enum SitePublisher {
  /// Lists the files that the guide put into a folder. It tells a guide's folder from any other, and
  /// the guide's files from those that others keep in it, such as a `CNAME`.
  static let manifestName = ".siri-guide"

  /// Writes a site to a folder.
  ///
  /// It is built beside the folder and then exchanged with it. Files of an earlier guide go, files
  /// that no guide put there stay.
  ///
  /// - Throws: `foreignFolder` when the folder holds files but no guide; `fileSystem` when the file
  ///   system refuses. The folder is then as it was.
  package static func publish(
    _ files: [SiteFile], to path: String
  ) throws(GuideSiteError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if target.path == "/" {
      throw .fileSystem(path: path, reason: "this is the root of the file system; name a folder")
    }
    if target.path == URL(fileURLWithPath: ".").resolvingSymlinksInPath().path {
      // Exchanged away under the shell's feet, it would leave people in a folder that is gone.
      throw .fileSystem(
        path: path,
        reason: "the folder you are in can't be replaced as a whole; name it from outside")
    }
    let foreign = try foreignFiles(in: target, shownAs: path, replacedBy: Set(files.map(\.path)))
    let parent = target.deletingLastPathComponent()
    let staging = parent.appending(component: ".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    } catch {
      throw .fileSystem(path: path, reason: "can't write beside it: \(error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: staging) }
    do {
      try write(files, to: staging)
      for file in foreign { try copy(file, from: target, to: staging) }
    } catch {
      throw .fileSystem(path: path, reason: "can't be written: \(error.localizedDescription)")
    }
    try FolderExchange.put(staging, at: target, shownAs: path)
  }

  private static func write(_ files: [SiteFile], to folder: URL) throws {
    let manifest = files.map(\.path).sorted().joined(separator: "\n") + "\n"
    for file in files + [SiteFile(path: manifestName, text: manifest)] {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url)
    }
  }

  private static func copy(_ path: String, from folder: URL, to staging: URL) throws {
    let url = staging.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder.appending(path: path), to: url)
  }

  /// The files in the folder that no guide put there.
  private static func foreignFiles(
    in folder: URL, shownAs path: String, replacedBy new: Set<String>
  ) throws(GuideSiteError) -> [String] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      throw .fileSystem(path: path, reason: "there is a file of that name, not a folder")
    }
    guard let entries = try? manager.subpathsOfDirectory(atPath: folder.path) else {
      throw .fileSystem(path: path, reason: "the folder can't be opened; check its permissions")
    }
    if entries.isEmpty { return [] }
    let manifest = folder.appending(component: manifestName)
    guard let listed = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw .foreignFolder(path: path)
    }
    let own = Set(listed.split(separator: "\n").map(String.init)).union([manifestName])
    return entries.filter { entry in
      guard !own.contains(entry), !new.contains(entry) else { return false }
      let full = folder.appending(path: entry).path
      let type = try? manager.attributesOfItem(atPath: full)[.type] as? FileAttributeType
      return type != .typeDirectory
    }.sorted()
  }
}
