import AppDiscovery
import Foundation
import Mustache
import Review
import TestSupport
import Testing

@testable import GuideSite

/// `Templates/README.md` tells those who write templates what data each one gets.
@Suite("The data of a template")
struct TemplateDataTests {
  /// The example apps together, alone, and one of unknown name.
  private func guides() throws -> [Guide] {
    let entries = try AppDiscovery.apps(in: "\(ToolProcess.packageRoot)/Examples").map { app in
      Guide.Entry(app: app, findings: Review().findings(in: app))
    }
    var options = GuideOptions()
    options.ownPages = OwnPages(pages: [OwnPage(name: "about", markdown: "# About")])
    let rules = RuleCatalog.all.map(\.description)
    return [
      Guide(entries: entries, rules: rules, toolVersion: "0", options: options),
      Guide(entries: Array(entries.prefix(1)), rules: rules, toolVersion: "0", options: options),
      try RunnerFixture.guide(),
    ]
  }

  /// The names in the data of each template, with `[]` for lists: `languages[].title`.
  private func names() throws -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for guide in try guides() {
      for page in try guide.pages(in: .site) {
        collect(page.data, at: "", into: &names[page.template, default: []])
      }
    }
    return names
  }

  private func collect(_ value: MustacheValue, at path: String, into names: inout Set<String>) {
    switch value {
    case .object(let members):
      for (name, member) in members {
        let path = path.isEmpty ? name : "\(path).\(name)"
        names.insert(path)
        collect(member, at: path, into: &names)
      }
    case .list(let elements):
      for element in elements { collect(element, at: path + "[]", into: &names) }
    default: break
    }
  }

  /// The names that the README lists for each template: the first words of the lines of the block
  /// under its heading. A line with `…OBJECT` stands for the names of that common object.
  private func documented() throws -> [String: Set<String>] {
    let text = try String(
      contentsOfFile: "\(ToolProcess.packageRoot)/Templates/README.md", encoding: .utf8)
    var blocks: [String: [String]] = [:]
    var heading: String?
    var isInBlock = false
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /### `?([A-Za-z0-9]+)(?:\.md)?`?/) {
        heading = String(match.1)
      }
      if line.hasPrefix("```") {
        isInBlock.toggle()
      } else if isInBlock, let heading, let word = line.split(separator: " ").first {
        blocks[heading, default: []].append(String(word))
      }
    }
    func expand(_ words: [String], _ prefix: String) -> Set<String> {
      var names: Set<String> = []
      for word in words {
        let parts = word.split(separator: "…", omittingEmptySubsequences: false)
        let name = String(parts[0])
        let path = prefix + name
        if !name.isEmpty { names.insert(path) }
        guard parts.count == 2 else { continue }
        let isList = parts[1].hasSuffix("[]")
        let object = isList ? String(parts[1].dropLast(2)) : String(parts[1])
        let deeper = name.isEmpty ? prefix : path + (isList ? "[]." : ".")
        names.formUnion(expand(blocks[object] ?? [], deeper))
      }
      return names
    }
    return blocks.mapValues { expand($0, "") }
  }

  private func parent(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".")
  }

  @Test func `is what the README of the templates says`() throws {
    let documented = try documented()
    for (template, names) in try names().sorted(by: { $0.key < $1.key }) {
      let told = documented[template] ?? []
      #expect(names.subtracting(told).sorted() == [], "not told of \(template)")
      // Of a list that is empty in the examples nothing can be said.
      let parents = Set(names.map(parent(of:)))
      let checkable = told.filter { parents.contains(parent(of: $0)) }
      #expect(checkable.subtracting(names).sorted() == [], "told of \(template), but not given")
    }
  }
}
