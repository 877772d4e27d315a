import Archive
import FileTree
import Foundation
import TestSupport
import Testing

/// An archive on the disk for one test, opened.
struct OpenedArchive {
  let tree: ArchiveTree
  private let folder: TemporaryFolder

  /// Opens an archive; everything in it is wanted if nothing else is said.
  init(_ archive: Data, wanted: (String) -> Bool = { _ in true }) throws {
    folder = try TemporaryFolder()
    try folder.write(archive, to: "App.ipa")
    tree = try ArchiveTree(file: folder.path("App.ipa"), wanted: wanted)
  }

  init(_ entries: [SampleArchive.Entry], wanted: (String) -> Bool = { _ in true }) throws {
    try self.init(SampleArchive.zip(entries), wanted: wanted)
  }

  /// An archive that a Python program writes to the path `archive`.
  init(python program: String, wanted: (String) -> Bool = { _ in true }) throws {
    folder = try TemporaryFolder()
    try Self.run(python: program, in: folder)
    tree = try ArchiveTree(file: folder.path("App.ipa"), wanted: wanted)
  }

  static func run(python program: String, in folder: TemporaryFolder) throws {
    let preamble = "import io, os, struct, sys, zipfile, zlib\narchive = 'App.ipa'\n"
    let result = try ToolProcess.run("python3", ["-c", preamble + program], in: folder.path)
    try #require(result.status == 0, "\(result.errors)")
  }

  /// Why the archive can't be opened.
  static func refusal(of archive: Data) throws -> ArchiveError {
    try #require(throws: ArchiveError.self) { try OpenedArchive(archive) }
  }

  func text(_ path: String) throws -> String {
    String(decoding: try tree.bytes(of: path), as: UTF8.self)
  }

  /// Why a file can't be had.
  func failure(of path: String) throws -> String {
    try #require(throws: FileFailure.self) { try tree.bytes(of: path) }.message
  }

  /// What was passed over: path and message.
  var failures: [String] { tree.failures.map { "\($0.path): \($0.failure.message)" } }

  /// The paths of all files and folders, those with a slash, links not followed into.
  var paths: [String] {
    var paths: [String] = []
    var ahead = [""]
    while let folder = ahead.popLast() {
      for name in (try? tree.names(in: folder)) ?? [] {
        let path = folder.appendingPath(name)
        guard let status = tree.status(of: path) else { continue }
        paths.append(status.kind == .folder ? path + "/" : path)
        if status.kind == .folder, status.identity == .path(path) { ahead.append(path) }
      }
    }
    return paths.sorted()
  }
}
