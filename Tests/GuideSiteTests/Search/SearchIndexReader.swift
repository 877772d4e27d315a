import Diagnostics
import Foundation
import Testing

@testable import GuideSite

/// One text that can be found, as a reader of the script sees it.
struct Entry: Equatable {
  let kind: String
  let text: String
  let lang: String
  var dir: String?
  let link: String
  let context: [String]

  init(_ kind: String, _ text: String, _ lang: String, _ link: String, _ context: [String]) {
    (self.kind, self.text, self.lang, self.link, self.context) = (kind, text, lang, link, context)
  }

  static func == (left: Entry, right: Entry) -> Bool {
    (left.kind, left.text, left.lang, left.link, left.context)
      == (right.kind, right.text, right.lang, right.link, right.context)
  }
}

/// Reads the script by its documented form alone, as the page's own script does.
struct SearchIndexReader {
  private(set) var entries: [Entry] = []

  init(apps: [AppGuide], rules: [RuleDescription] = []) {
    self.init(script: SearchIndex(apps: apps, rules: rules).script)
  }

  init(script: String) {
    let json = script.dropFirst("globalThis.siriGuideIndex=".count).dropLast(";\n".count)
    guard
      let index = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let kinds = index["kinds"] as? [String], let strings = index["strings"] as? [String],
      let groups = index["groups"] as? [[Any]]
    else {
      Issue.record("The script isn't of its form: \(script.prefix(200))")
      return
    }
    for group in groups {
      guard group.count == 7, let numbers = Array(group.prefix(5)) as? [Int],
        let context = group[5] as? [Int], let texts = group[6] as? [String]
      else {
        Issue.record("A group isn't of its form: \(group)")
        continue
      }
      for (position, text) in texts.enumerated() where !text.isEmpty {
        let number = numbers[4] == 0 ? "" : "\(numbers[4] + position)"
        var entry = Entry(
          kinds[numbers[0]], text, strings[numbers[1]], strings[numbers[3]] + number,
          context.map { strings[$0] })
        entry.dir = strings[numbers[2]]
        entries.append(entry)
      }
    }
  }

  func entries(of kind: String) -> [Entry] { entries.filter { $0.kind == kind } }
}
