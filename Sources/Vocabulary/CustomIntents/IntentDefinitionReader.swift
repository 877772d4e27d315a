import Diagnostics
import PropertyList

/// Finds the intents in the property list that a definition is.
struct IntentDefinitionReader {
  enum Intent {
    case custom(CustomIntent)
    case system(SourceText)
  }

  let path: String
  private(set) var failures: [ReadFailure] = []

  init(path: String) { self.path = path }

  /// The intents in the order of the file.
  mutating func intents(of bytes: [UInt8]) throws(ReadFailure) -> [Intent] {
    let root: PropertyListNode
    do { root = try PropertyListDocument(parsing: bytes).root } catch {
      throw ReadFailure(
        error.message,
        at: Place(path: path, range: error.position.map { SourceRange($0, $0) }))
    }
    guard let entries = root.entries else {
      throw failure("the root of an intent definition is a dictionary, but this is", root)
    }
    guard entries.contains(where: { Self.sections.contains($0.key) }) else {
      throw ReadFailure(
        "expected an intent definition, found a property list without the key INIntents",
        at: place(of: root))
    }
    guard let list = root["INIntents"] else { return [] }
    guard let elements = list.array else {
      throw failure("INIntents is an array, but this is", list)
    }
    guard elements.count <= VocabularyLimits.entries else {
      throw ReadFailure(
        """
        the file has \(elements.count) intents, and at most \(VocabularyLimits.entries) are read
        """, at: place(of: list))
    }
    return elements.compactMap { intent($0) }
  }

  /// Any one of them tells a definition, as a file may hold nothing but types.
  private static let sections: Set = [
    "INIntents", "INEnums", "INTypes", "INIntentDefinitionModelVersion",
  ]

  private mutating func intent(_ node: PropertyListNode) -> Intent? {
    guard node.entries != nil else {
      failures.append(failure("an intent is a dictionary, but this is", node))
      return nil
    }
    let given = string("INIntentClassName", in: node)
    let name = string("INIntentName", in: node)
    guard let shown = [name, given].compactMap(\.self).first(where: { !$0.isBlank }) else {
      failures.append(
        ReadFailure(
          "the intent has no INIntentName, so nothing can refer to it", at: place(of: node)))
      return nil
    }
    let className = CustomIntent.className(
      given: given?.text, prefix: string("INIntentClassPrefix", in: node)?.text, name: shown.text)
    // Every file of Xcode's says “Custom” or “System”.
    if string("INIntentType", in: node)?.text.lowercased() == "system" {
      return .system(SourceText(className, at: (given ?? shown).place))
    }
    return .custom(
      CustomIntent(
        name: shown.text, className: className,
        title: text("INIntentTitle", in: node),
        description: text("INIntentDescription", in: node), labels: labels(of: node),
        category: string("INIntentCategory", in: node)?.text,
        isEligibleForWidgets: isOn("INIntentEligibleForWidgets", in: node),
        isConfigurable: isOn("INIntentConfigurable", in: node),
        isEligibleForSuggestions: !isOn("INIntentIneligibleForSuggestions", in: node),
        place: place(of: node)))
  }

  private mutating func labels(of node: PropertyListNode) -> [CustomIntent.Label] {
    let combinations = ["INIntentManagedParameterCombinations", "INIntentParameterCombinations"]
      .compactMap { node[$0]?.entries }.joined().map(\.value)
    let parameters = node["INIntentParameters"]?.array ?? []
    let labels = combinations.flatMap { combination in
      [
        label(.shortcutTitle, "INIntentParameterCombinationTitle", in: combination),
        label(.subtitle, "INIntentParameterCombinationSubtitle", in: combination),
      ]
    }
    return labels.compactMap(\.self)
      + parameters.compactMap { label(.parameterName, "INIntentParameterDisplayName", in: $0) }
  }

  private mutating func label(
    _ role: CustomIntent.Label.Role, _ key: String, in node: PropertyListNode
  ) -> CustomIntent.Label? {
    guard node.entries != nil else { return nil }
    let text = text(key, in: node)
    return text.text == nil && text.identifier == nil
      ? nil : CustomIntent.Label(role: role, text: text)
  }

  private mutating func text(_ key: String, in node: PropertyListNode) -> LocalizableText {
    let text = string(key, in: node)
    let identifier = string("\(key)ID", in: node)
    return LocalizableText(
      text: text, identifier: identifier.flatMap { $0.text.isEmpty ? nil : $0.text },
      place: (text ?? identifier)?.place ?? place(of: node))
  }

  private mutating func string(_ key: String, in node: PropertyListNode) -> SourceText? {
    guard let value = node[key] else { return nil }
    guard let string = value.string else {
      failures.append(failure("\(key) is a string, but this is", value))
      return nil
    }
    guard string.utf8.count <= VocabularyLimits.textLength else {
      failures.append(
        ReadFailure(
          """
          \(key) has \(string.utf8.count) bytes, and at most \(VocabularyLimits.textLength) are read
          """, at: place(of: value)))
      return nil
    }
    return SourceText(string, at: place(of: value))
  }

  /// Whether a check box of the editor is ticked. Like the framework, this takes numbers, too.
  private func isOn(_ key: String, in node: PropertyListNode) -> Bool {
    switch node[key]?.value {
    case .boolean(let isOn): isOn
    case .integer(let number): number != 0
    default: false
    }
  }

  private func failure(_ expectation: String, _ node: PropertyListNode) -> ReadFailure {
    ReadFailure("\(expectation) \(node.kindName)", at: place(of: node))
  }

  /// The text of a string, the whole element of anything else.
  private func place(of node: PropertyListNode) -> Place {
    let range = node.string == nil ? node.range : node.contentRange ?? node.range
    return Place(path: path, range: range, keyPath: node.keyPath.description)
  }
}
