import Diagnostics

/// Finds the parts of a string catalog in the JSON that it is.
enum StringCatalogReader {
  static func sourceLanguage(of root: PropertyListNode) throws(PropertyListError) -> String {
    _ = try entries(of: root, named: "a string catalog")
    guard let language = root["sourceLanguage"] else {
      throw missing("sourceLanguage", in: root)
    }
    return try string(language, named: "sourceLanguage")
  }

  static func entries(of root: PropertyListNode) throws(PropertyListError) -> [StringCatalog.Entry]
  {
    guard let strings = root["strings"] else { throw missing("strings", in: root) }
    var entries: [StringCatalog.Entry] = []
    for entry in try self.entries(of: strings, named: "strings") {
      entries.append(try self.entry(entry))
    }
    return entries
  }

  private static func entry(
    _ entry: PropertyListEntry
  ) throws(PropertyListError) -> StringCatalog.Entry {
    let node = entry.value
    _ = try entries(of: node, named: entry.key)
    var texts: [String: StringCatalog.Text] = [:]
    if let localizations = present("localizations", in: node) {
      for localization in try entries(of: localizations, named: "localizations") {
        texts[localization.key] = try text(of: localization.value, named: localization.key)
      }
    }
    return StringCatalog.Entry(
      keyValue: StringCatalog.Value(
        text: entry.key, range: entry.keyContentRange, keyPath: node.keyPath),
      texts: texts,
      extractionState: try string("extractionState", in: node),
      shouldTranslate: node["shouldTranslate"]?.value != .boolean(false))
  }

  /// The text of a localization. Each step leads one level down the tree, whose depth is bounded.
  private static func text(
    of localization: PropertyListNode, named language: String
  ) throws(PropertyListError) -> StringCatalog.Text? {
    var node = localization
    var name = language
    while true {
      _ = try entries(of: node, named: name)
      if let unit = present("stringUnit", in: node) {
        _ = try entries(of: unit, named: "stringUnit")
        let value = try present("value", in: unit).map { value throws(PropertyListError) in
          try self.value(value, named: "value")
        }
        return StringCatalog.Text(
          value.map { [$0] } ?? [], state: try string("state", in: unit))
      }
      if let set = present("stringSet", in: node) { return try text(ofSet: set) }
      guard let variations = present("variations", in: node),
        let form = try preferredForm(of: variations)
      else { return nil }
      (name, node) = (form.key, form.value)
    }
  }

  private static func text(
    ofSet set: PropertyListNode
  ) throws(PropertyListError) -> StringCatalog.Text? {
    _ = try entries(of: set, named: "stringSet")
    var values: [StringCatalog.Value] = []
    if let list = present("values", in: set) {
      guard let elements = list.array else {
        throw unexpected("an array for the key “values”", list)
      }
      for element in elements { values.append(try value(element, named: "values")) }
    }
    return StringCatalog.Text(values, state: try string("state", in: set))
  }

  /// The form of a varying text that is kept; see ``StringCatalog/Text``.
  private static func preferredForm(
    of variations: PropertyListNode
  ) throws(PropertyListError) -> PropertyListEntry? {
    let kinds = try entries(of: variations, named: "variations")
    guard
      let kind = kinds.last(where: { $0.key == "device" })
        ?? kinds.last(where: { $0.key == "plural" }) ?? kinds.first
    else { return nil }
    let forms = try entries(of: kind.value, named: kind.key)
    return forms.last { kind.key == "device" && $0.key == "iphone" }
      ?? forms.last { $0.key == "other" } ?? forms.first
  }

  // MARK: - Values

  private static func string(
    _ key: String, in node: PropertyListNode
  ) throws(PropertyListError) -> String? {
    guard let value = present(key, in: node) else { return nil }
    return try string(value, named: key)
  }

  private static func string(
    _ node: PropertyListNode, named name: String
  ) throws(PropertyListError) -> String {
    guard let string = node.string else {
      throw unexpected("a string for the key “\(name.prefix(40))”", node)
    }
    return string
  }

  private static func value(
    _ node: PropertyListNode, named name: String
  ) throws(PropertyListError) -> StringCatalog.Value {
    StringCatalog.Value(
      text: try string(node, named: name), range: node.contentRange, keyPath: node.keyPath)
  }

  private static func entries(
    of node: PropertyListNode, named name: String
  ) throws(PropertyListError) -> [PropertyListEntry] {
    guard let entries = node.entries else {
      let isRoot = node.keyPath == .root
      throw unexpected(isRoot ? name : "a dictionary for the key “\(name.prefix(40))”", node)
    }
    return entries
  }

  /// The value of a key, unless it is `null`.
  private static func present(_ key: String, in node: PropertyListNode) -> PropertyListNode? {
    node[key].flatMap { $0.value == .null ? nil : $0 }
  }

  private static func missing(_ key: String, in root: PropertyListNode) -> PropertyListError {
    PropertyListError(
      .unexpected(expected: "a string catalog", found: "JSON without the key “\(key)”"),
      at: root.range?.start)
  }

  private static func unexpected(_ expected: String, _ node: PropertyListNode) -> PropertyListError
  {
    PropertyListError(
      .unexpected(expected: expected, found: node.kindName), at: node.range?.start)
  }
}
