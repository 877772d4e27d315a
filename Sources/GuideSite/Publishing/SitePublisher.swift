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
    let target = try target(path)
    let foreign = try foreignEntries(in: target, shownAs: path, files: files)
    StagingFolder.removeLeftovers(beside: target)
    let staging = StagingFolder.url(for: target)
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    } catch {
      throw .fileSystem(
        path: path, reason: "can't be written; check that the folder above it can be written to")
    }
    defer { try? FileManager.default.removeItem(at: staging) }
    do {
      try write(files, to: staging)
      try foreign?.copy(to: staging)
      let mode = try? FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: staging.path)
      }
    } catch {
      throw .fileSystem(path: path, reason: "can't be written: \(error.localizedDescription)")
    }
    try FolderExchange.put(staging, at: target, shownAs: path)
  }

  /// The folder itself, behind any links.
  private static func target(_ path: String) throws(GuideSiteError) -> URL {
    guard !path.isEmpty else { throw .fileSystem(path: "-o", reason: "the path is empty") }
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
    return target
  }

  private static func foreignEntries(
    in target: URL, shownAs path: String, files: [SiteFile]
  ) throws(GuideSiteError) -> ForeignEntries? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else {
      throw .fileSystem(path: path, reason: "there is a file of that name, not a folder")
    }
    return try ForeignEntries(in: target, shownAs: path, replacedBy: Set(files.map(\.path)))
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
}
