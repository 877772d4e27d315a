import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite(.needsSharedFolder) struct `Files of real apps` {
  /// The files with an extension below the folder of real files.
  static func corpus(_ pathExtension: String) -> [String] {
    guard let shared = SharedFolder.path() else { return [] }
    let folder = URL(fileURLWithPath: shared).appendingPathComponent("corpus")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
    if paths.isEmpty { Issue.record("no file in \(folder.path)") }
    return paths.map { folder.appendingPathComponent($0).path }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func `what plistlib reads has the same values and the places of expat`() throws {
    let folder = try TemporaryFolder()
    let paths = Self.corpus("plist")
    let answers = try Oracle.ask(aboutFilesAt: paths, in: folder)
    for (path, answer) in zip(paths, answers) {
      let document = try? PropertyListDocument(parsing: try Self.bytes(path))
      guard let canonical = answer.canonical else {
        #expect(document == nil || document?.faults.isEmpty == false, "\(path)")
        continue
      }
      #expect(document?.root.canonical == canonical, "\(path)")
      #expect(document?.root.places == answer.places, "\(path)")
      #expect(document?.faults == [], "\(path)")
    }
  }

  @Test func `a shipped file with a forbidden character is read with its fault`() throws {
    let path = Self.corpus("plist").first { $0.contains("LetsNurtureGit+Siri_Ride_Share/") }
    let document = try PropertyListDocument(parsing: try Self.bytes(try #require(path)))
    #expect(document.faults.first?.range.start.line == 18)
    #expect(document.faults.allSatisfy { $0.scalar == "\u{10}" })
    #expect(document.root["IntentPhrases"]?.array?.isEmpty == false)
  }

  @Test func `strings files are read as Foundation reads them`() throws {
    for path in Self.corpus("strings") {
      let bytes = try Self.bytes(path)
      let known = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let known = known as? [String: String] else { continue }
      let table = try StringsTable(parsing: bytes)
      #expect(Set(table.entries.map(\.key)) == Set(known.keys), "\(path)")
      for (key, value) in known { #expect(table[key] == value, "\(path)") }
    }
  }

  @Test func `string catalogs are read as Foundation reads them`() throws {
    for path in Self.corpus("xcstrings") {
      let bytes = try Self.bytes(path)
      let known = try JSONDecoder().decode(KnownCatalog.self, from: Data(bytes))
      let catalog = try StringCatalog(parsing: bytes)
      #expect(catalog.sourceLanguage == known.sourceLanguage, "\(path)")
      #expect(Set(catalog.entries.map(\.key)) == Set(known.strings.keys), "\(path)")
      for (key, entry) in known.strings {
        for (language, localization) in entry.localizations ?? [:] {
          let values = localization.stringUnit.map { [$0.value] } ?? localization.stringSet?.values
          let text = catalog.text(key, in: language)
          #expect(text?.values.map(\.text) == values, "\(path)")
          let stored = text?.range.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
          #expect(stored?.contains("\\") == true || stored == text?.text, "\(path)")
        }
      }
    }
  }

  /// As much of a string catalog as the real files have.
  private struct KnownCatalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var stringSet: Phrases?
    }
    struct Unit: Decodable { var value: String }
    struct Phrases: Decodable { var values: [String] }

    var sourceLanguage: String
    var strings: [String: Entry]
  }
}
