import Diagnostics
import PropertyList

/// Compares settings with the table of keys and names what is wrong, each with its place.
struct SettingsCheck {
  /// The path of the file.
  let path: String
  private(set) var irregularities: [SettingsIrregularity] = []

  init(path: String) { self.path = path }

  mutating func check(_ node: PropertyListNode, as shape: SettingsShape) {
    switch shape {
    case .text(let content):
      guard let text = node.string else { return complain(of: node, expected: "a text") }
      check(text, at: node, as: content)
    case .textOrTexts(let content):
      if let text = node.string { return check(text, at: node, as: content) }
      guard let list = node.array else {
        return complain(of: node, expected: "a text or a list of texts")
      }
      if list.isEmpty {
        return complain("\(node.label) is an empty list, which fits nothing", node)
      }
      for element in list { check(element, as: .text(content)) }
    case .texts(let content):
      guard let list = node.array else { return complain(of: node, expected: "a list of texts") }
      for element in list { check(element, as: .text(content)) }
    case .boolean:
      guard case .boolean = node.value else { return complain(of: node, expected: "true or false") }
    case .number(let bounds, _):
      let words = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      guard case .integer(let number) = node.value else {
        return complain(of: node, expected: words)
      }
      guard bounds.contains(Int(clamping: number)) else {
        return complain("\(node.label) must be \(words), but this is \(number)", node)
      }
    case .list(let element):
      guard let list = node.array else { return complain(of: node, expected: "a list") }
      if list.count > SettingsReader.mostEntries {
        complain(
          "\(node.label) has more than \(SettingsReader.mostEntries) entries; the rest is not read",
          node)
      }
      for entry in list.prefix(SettingsReader.mostEntries) { check(entry, as: element) }
    case .object(let owner, let keys, let choices):
      check(node, owner: owner, keys: keys)
      if let entries = node.entries, !choices.isEmpty,
        !entries.contains(where: { choices.contains($0.key) })
      {
        let listed = choices.map { "“\($0)”" }.joined(separator: " and ")
        complain("This is \(owner) with neither of \(listed), so it says nothing", node)
      }
    case .byLanguage(let shape, let allowsAll):
      guard let entries = node.entries else {
        return complain(of: node, expected: "an object with languages for keys")
      }
      for entry in entries {
        if !(allowsAll && entry.key == "*"),
          let problem = SettingsText.language.problem(with: entry.key)
        {
          complain(problem, at: entry.keyPlace(in: path))
        }
        check(entry.value, as: shape)
      }
    }
  }

  private mutating func check(_ node: PropertyListNode, owner: String, keys: [SettingsKey]) {
    guard let entries = node.entries else { return complain(of: node, expected: "an object") }
    var seen: Set<String> = []
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        let names = keys.map(\.name)
        // “lang” is no misspelling of “language”, but that is what it is short for.
        let suggestion =
          NearestWord.nearest(to: entry.key, among: names)
          ?? names.first { entry.key.count > 2 && $0.hasPrefix(entry.key.lowercased()) }
        irregularities.append(
          SettingsIrregularity(
            .unknownKey(entry.key, in: owner, suggestion: suggestion), at: entry.keyPlace(in: path))
        )
        continue
      }
      if !seen.insert(entry.key).inserted {
        complain(
          "“\(entry.key)” stands twice here, and only the last is read",
          at: entry.keyPlace(in: path))
      }
      check(entry.value, as: key.shape)
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      complain("This is \(owner) without “\(key.name)”", node)
    }
  }

  private mutating func check(_ text: String, at node: PropertyListNode, as content: SettingsText) {
    if let problem = content.problem(with: text) {
      complain(text.isBlank ? "\(node.label) is blank" : problem, node)
    }
  }

  private mutating func complain(of node: PropertyListNode, expected: String) {
    complain("\(node.label) must be \(expected), but this is \(node.kindOfJSON)", node)
  }

  private mutating func complain(_ problem: String, _ node: PropertyListNode) {
    complain(problem, at: node.place(in: path))
  }

  private mutating func complain(_ problem: String, at place: Place) {
    irregularities.append(SettingsIrregularity(.badValue(problem), at: place))
  }
}

extension PropertyListNode {
  func place(in path: String) -> Place {
    Place(path: path, range: range, keyPath: keyPath.description)
  }

  /// What is spoken of, at the beginning of a sentence.
  fileprivate var label: String {
    let keys = keyPath.components
    guard let last = keys.last else { return "The root" }
    switch last {
    case .key(let key): return "“\(key)”"
    case .index:
      guard case .key(let list)? = keys.dropLast().last else { return "An entry" }
      return "An entry of “\(list)”"
    }
  }

  /// What kind of value it is, in the words of JSON.
  fileprivate var kindOfJSON: String {
    switch value {
    case .string: "a text"
    case .array: "a list"
    case .dictionary: "an object"
    default: kindName
    }
  }
}

extension PropertyListEntry {
  fileprivate func keyPlace(in path: String) -> Place {
    Place(path: path, range: keyRange, keyPath: value.keyPath.description)
  }
}
