import AppDiscovery
import Foundation
import TestSupport
import Testing
import Vocabulary

/// A small folder of source code for one test.
struct SourceTree {
  let folder: TemporaryFolder

  /// Writes files by their paths.
  init(_ files: KeyValuePairs<String, Content> = [:]) throws {
    folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(content.data(), to: path) }
  }

  /// The apps found in the folder, or in a part of it.
  func apps(in part: String = "", told: ToldFacts = ToldFacts()) throws -> [App] {
    try AppDiscovery.apps(in: part.isEmpty ? folder.path : folder.path(part), told: told)
  }

  /// The only app found.
  func app(in part: String = "", told: ToldFacts = ToldFacts()) throws -> App {
    let apps = try apps(in: part, told: told)
    try #require(apps.count == 1)
    return apps[0]
  }

  /// Makes a folder that holds nothing.
  func addFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(path), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link; `target` is written into it as it is.
  func addLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(path), withDestinationPath: target)
  }
}

/// What is in a file of the tree.
struct Content {
  let data: () throws -> Data

  static func bytes(_ data: Data) -> Content { Content { data } }

  static func text(_ text: String, as encoding: String.Encoding = .utf8) -> Content {
    Content { try #require(text.data(using: encoding)) }
  }

  /// A property list.
  static func plist(
    _ values: [String: Any], as format: PropertyListSerialization.PropertyListFormat = .xml
  ) -> Content {
    Content {
      try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    }
  }

  /// The Info.plist of an app, with what it says besides.
  static func app(
    _ values: [String: Any] = [:],
    as format: PropertyListSerialization.PropertyListFormat = .xml
  ) -> Content {
    .plist(values.merging(["CFBundlePackageType": "APPL"]) { given, _ in given }, as: format)
  }

  /// The Info.plist of an extension.
  static func appExtension(
    point: String = "com.apple.intents-service", intents: [String],
    as format: PropertyListSerialization.PropertyListFormat = .xml
  ) -> Content {
    .plist(
      [
        "CFBundlePackageType": "XPC!",
        "NSExtension": [
          "NSExtensionPointIdentifier": point,
          "NSExtensionAttributes": ["IntentsSupported": intents],
        ],
      ], as: format)
  }

  /// A vocabulary with phrases of one intent.
  static func vocabulary(
    _ phrases: String..., as format: PropertyListSerialization.PropertyListFormat = .xml
  ) -> Content {
    .plist(
      ["IntentPhrases": [["IntentName": "INStartWorkoutIntent", "IntentExamples": phrases]]],
      as: format)
  }
}

extension App {
  /// The names of its localizations, in order.
  var localizationNames: [String] { localizations.map(\.name) }

  /// The localization of that name.
  func localization(_ name: String) throws -> Localization {
    try #require(localizations.first { $0.name == name })
  }

  /// The names accepted in one language; `nil` when unknown.
  func accepted(in language: String) -> [String]? {
    names.accepted(in: Language(folderName: language))?.map(\.text)
  }

  /// The phrases in one localization.
  func phrases(in name: String) throws -> [String] {
    try localization(name).intentPhrases.flatMap(\.examples).map(\.text)
  }
}
