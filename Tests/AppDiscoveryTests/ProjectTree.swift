import AppDiscovery
import Diagnostics
import Foundation
import TestSupport
import Testing
import Vocabulary

/// Projects in memory, with the files that they name and files beside them.
struct ProjectTree {
  let tree: MemoryTree
  /// The bytes of each file.
  let contents: [String: [UInt8]]

  /// - Parameters:
  ///   - projects: The projects. A vocabulary or an Info.plist that they name and that isn't among the
  ///     files is a good one.
  ///   - files: Files by their paths; a file that a project names may be given here.
  /// - Throws: When a file can't be made.
  init(_ projects: [SampleProject], _ files: KeyValuePairs<String, Content> = [:]) throws {
    var bytes: [String: [UInt8]] = [:]
    for project in projects {
      for (path, text) in project.files {
        let isEmptyVocabulary = text.isEmpty && path.hasSuffix("/AppIntentVocabulary.plist")
        bytes[path] =
          isEmptyVocabulary
          ? [UInt8](try Content.vocabulary("Start Runner").data()) : Array(text.utf8)
      }
    }
    for (path, content) in files { bytes[path] = [UInt8](try content.data()) }
    contents = bytes
    tree = MemoryTree(bytes)
  }

  init(_ project: SampleProject, _ files: KeyValuePairs<String, Content> = [:]) throws {
    try self.init([project], files)
  }

  /// The apps found, sorted by path.
  func apps(told: ToldFacts = ToldFacts()) throws -> [App] {
    try AppDiscovery.apps(in: tree, told: told)
  }

  /// The only app found.
  func app(told: ToldFacts = ToldFacts()) throws -> App {
    let apps = try apps(told: told)
    try #require(apps.count == 1, "\(apps.map(\.path))")
    return apps[0]
  }

  /// Writes all of it to the disk.
  func written(under folder: String = "") throws -> SourceTree {
    let disk = try SourceTree()
    for (path, bytes) in contents {
      try disk.folder.write(Data(bytes), to: folder.isEmpty ? path : "\(folder)/\(path)")
    }
    return disk
  }

  /// The text at a place.
  func text(at place: Place?) -> String? {
    guard let place, let range = place.range, let bytes = contents[place.path] else { return nil }
    return String(decoding: bytes[range.bytes], as: UTF8.self)
  }
}

extension SampleProject {
  /// A project with an application named Runner, whose Info.plist Xcode makes and which has an English
  /// vocabulary.
  static func runner(
    _ settings: SampleSettings = [:], languages: [String] = ["en"],
    _ fill: (inout SampleTarget) -> Void = { _ in }
  ) -> SampleProject {
    var project = SampleProject()
    project.add(.application("Runner")) { target in
      target.settings = ["GENERATE_INFOPLIST_FILE": "YES"].merging(settings) { _, new in new }
      if !languages.isEmpty {
        target.localized("AppIntentVocabulary.plist", in: "Runner", languages)
      }
      fill(&target)
    }
    return project
  }

  /// A project whose Runner has an Info.plist at `Runner/Info.plist`.
  static func runner(
    withInfoPlist settings: SampleSettings, _ fill: (inout SampleTarget) -> Void = { _ in }
  ) -> SampleProject {
    .runner(
      ["GENERATE_INFOPLIST_FILE": "NO", "INFOPLIST_FILE": "Runner/Info.plist"]
        .merging(settings) { _, new in new }, fill)
  }

  /// Adds an extension of Runner's, whose Info.plist is at `NAME/Info.plist`.
  mutating func addExtension(
    _ name: String = "Intents", of owner: String = "Runner",
    _ fill: (inout SampleTarget) -> Void = { _ in }
  ) {
    add(.appExtension(name), embeddedIn: owner) { target in
      target.settings = ["INFOPLIST_FILE": "\(name)/Info.plist"]
      fill(&target)
    }
  }
}

extension Content {
  /// A string catalog with texts by key and language, whose source language is English.
  static func catalog(_ texts: [String: [String: String]], source: String = "en") -> Content {
    let strings = texts.mapValues { languages in
      [
        "localizations": languages.mapValues {
          ["stringUnit": ["state": "translated", "value": $0]]
        }
      ]
    }
    let root: [String: Any] = ["sourceLanguage": source, "strings": strings, "version": "1.0"]
    return Content { try JSONSerialization.data(withJSONObject: root, options: .sortedKeys) }
  }
}

extension App {
  /// The names of the target or bundle, and the project.
  var targetName: String? { container.bundleName }

  /// Which bundle each of the vocabularies reaches.
  var memberships: [String: Membership] {
    Dictionary(
      uniqueKeysWithValues: localizations.flatMap(\.files).map { ($0.path, $0.membership) })
  }
}
