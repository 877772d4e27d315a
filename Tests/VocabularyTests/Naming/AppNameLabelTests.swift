import Foundation
import TestSupport
import Testing

@testable import Vocabulary

@Suite("Real example phrases")
struct AppNameLabelTests {
  /// One line of the table of phrases that people have looked at.
  private struct Row {
    let file: String
    let locale: String
    let keyPath: String
    let names: [String]
    let label: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6 else { return nil }
      file = "\(cells[0])/\(cells[1])"
      (locale, keyPath, label) = (cells[2], cells[3], cells[5])
      names = cells[4].components(separatedBy: " | ")
    }
  }

  @Test(.needsSharedFolder) func `name their app where people say they do, and nowhere else`()
    throws
  {
    let table = try #require(SharedCorpus.file("app-name-labels.tsv"))
    let rows = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().compactMap(
      Row.init)
    #expect(rows.count > 300)
    var roots: [String: Any] = [:]
    var judged = 0
    for row in rows where row.label != "ambiguous" && row.label != "empty" {
      if roots[row.file] == nil { roots[row.file] = try root(of: row.file) }
      let phrase = try #require(
        value(at: row.keyPath, in: roots[row.file]) as? String, "\(row.file) \(row.keyPath)")
      let hasLanguage = row.locale != "(none)" && row.locale != "Base"
      let matcher = AppNameMatcher(
        names: row.names, language: hasLanguage ? Language(folderName: row.locale) : nil)
      let isNamed = row.label != "missing" && row.label != "unlocalised name"
      #expect(matcher.isNamed(in: phrase) == isNamed, "\(row.names) in “\(phrase)”, \(row.locale)")
      judged += 1
    }
    #expect(judged > 300)
  }

  /// Reads a property list past the control characters that XML forbids; one real file has some.
  private func root(of file: String) throws -> Any {
    var data = try #require(SharedCorpus.file(file))
    if !data.starts(with: Data("bplist".utf8)) {
      data = Data(data.map { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) ? 0x3F : $0 })
    }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private func value(at keyPath: String, in root: Any?) -> Any? {
    var value = root
    for key in keyPath.split(separator: "/") {
      if let array = value as? [Any], let index = Int(key), array.indices.contains(index) {
        value = array[index]
      } else {
        value = (value as? [String: Any])?[String(key)]
      }
    }
    return value
  }
}
