import Foundation
import Testing
import Theme

@Suite struct ThemeTests {
  /// The folder that is embedded, found from this file: Tests/ThemeTests/ThemeTests.swift.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates", directoryHint: .isDirectory)

  /// The files on disk that belong to the theme, by path.
  private func filesOnDisk() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path) {
      let url = Self.folder.appending(path: path)
      let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
      let names = path.split(separator: "/")
      if isFile, names.last != "README.md", !names.contains(where: { $0.hasPrefix(".") }) {
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }

  @Test func `What is embedded is what the folder holds`() throws {
    let onDisk = try filesOnDisk()
    #expect(!onDisk.isEmpty)
    #expect(Theme.files.map(\.path) == onDisk.keys.sorted())
    for file in Theme.files {
      #expect(Data(file.text.utf8) == onDisk[file.path], "\(file.path)")
    }
  }

  @Test func `A file is found by its path`() throws {
    for file in Theme.files { #expect(Theme.file(file.path) == file.text) }
    #expect(Theme.file("no/such/file.md") == nil)
  }

  @Test func `Notes for people are no part of the theme`() {
    #expect(!Theme.files.contains { $0.path.hasSuffix("README.md") })
  }
}
