import Diagnostics
package import PropertyList

/// Reads a vocabulary file into the model, noting every departure from the documented shape.
///
/// A value of the wrong type is skipped and noted; it does not spoil what stands beside it.
package struct VocabularyReader {
  private let path: String
  private var irregularities: [Irregularity] = []

  private init(path: String) { self.path = path }

  /// Reads the bytes of one file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored, in any of the three property list formats.
  ///   - path: the file, relative to the input.
  ///   - folder: the name of its `.lproj` folder without the suffix; `nil` outside any.
  /// - Returns: what could be read, or why nothing could.
  package static func read(_ bytes: [UInt8], path: String, folder: String?) -> VocabularyFile {
    do {
      let document = try PropertyListDocument(parsing: bytes)
      return read(document, path: path, folder: folder)
    } catch {
      let range = error.position.map { SourceRange($0, $0) }
      return VocabularyFile(
        path: path, folder: folder,
        failure: ReadFailure(error.message, at: Place(path: path, range: range)))
    }
  }

  /// Reads a parsed file.
  package static func read(
    _ document: PropertyListDocument, path: String, folder: String?
  ) -> VocabularyFile {
    var reader = VocabularyReader(path: path)
    var file = VocabularyFile(path: path, folder: folder)
    for fault in document.faults { reader.note(fault) }
    let root = document.root
    if root.isInfoPlist {
      file.failure = ReadFailure(
        "this is an Info.plist, not a vocabulary; pass the folder it lies in", at: Place(path: path)
      )
      return file
    }
    if case .dictionary = root.value {
      if let excess = VocabularyExcess(root: root) {
        file.failure = ReadFailure(excess.message, at: Place(path: path))
        return file
      }
      file.intentPhrases = reader.intentPhrases(of: root)
      file.parameterVocabularies = reader.parameterVocabularies(of: root)
      reader.checkKeys(of: root, as: .root)
      reader.checkSections(of: root)
    } else {
      reader.note(.rootNotDictionary(found: root.kindName), at: root)
    }
    file.irregularities = reader.irregularities.sorted {
      Place.areInIncreasingOrder($0.place, $1.place)
    }
    return file
  }

  // MARK: - Sections

  private mutating func checkSections(of root: PropertyListNode) {
    if root[VocabularyKey.intentPhrases] == nil {
      let hasTerms = root[VocabularyKey.parameterVocabularies] != nil
      note(hasTerms ? .noIntentPhrases : .rootWithoutVocabulary, at: root)
    }
  }

  private mutating func intentPhrases(of root: PropertyListNode) -> [IntentPhrases] {
    dictionaries(at: VocabularyKey.intentPhrases, of: root).map { node in
      checkKeys(of: node, as: .intent)
      return IntentPhrases(
        intentName: text(at: VocabularyKey.intentName, of: node, requiredIn: .intent),
        examples: texts(at: VocabularyKey.intentExamples, of: node, requiredIn: .intent),
        place: place(of: node))
    }
  }

  private mutating func parameterVocabularies(of root: PropertyListNode) -> [ParameterVocabulary] {
    dictionaries(at: VocabularyKey.parameterVocabularies, of: root).map { node in
      checkKeys(of: node, as: .parameter)
      return ParameterVocabulary(
        parameterNames: texts(at: VocabularyKey.parameterNames, of: node, requiredIn: .parameter),
        items: items(of: node),
        place: place(of: node))
    }
  }

  private mutating func items(of parameter: PropertyListNode) -> [VocabularyItem] {
    let key = VocabularyKey.parameterVocabulary
    return dictionaries(at: key, of: parameter, requiredIn: .parameter).map { node in
      checkKeys(of: node, as: .item)
      return VocabularyItem(
        identifier: text(at: VocabularyKey.identifier, of: node, requiredIn: .item),
        synonyms: synonyms(of: node),
        place: place(of: node))
    }
  }

  private mutating func synonyms(of item: PropertyListNode) -> [Synonym] {
    let key = VocabularyKey.synonyms
    return dictionaries(at: key, of: item, requiredIn: .item).map { node in
      checkKeys(of: node, as: .synonym)
      return Synonym(
        phrase: text(at: VocabularyKey.phrase, of: node, requiredIn: .synonym),
        pronunciation: pronunciation(of: node),
        examples: texts(at: VocabularyKey.examples, of: node),
        place: place(of: node))
    }
  }

  // MARK: - Values

  private mutating func text(
    at key: String, of node: PropertyListNode, requiredIn owner: VocabularyKey.Owner
  ) -> SourceText? {
    guard let value = value(at: key, of: node, requiredIn: owner) else { return nil }
    return text(value, named: key)
  }

  private mutating func text(_ node: PropertyListNode, named name: String) -> SourceText? {
    guard let string = node.string else {
      note(.wrongType(of: name, expected: "a string", found: node.kindName), at: node)
      return nil
    }
    if isTooLong(string, named: name, at: node) { return nil }
    let text = SourceText(string, at: place(of: node))
    if text.isBlank { irregularities.append(Irregularity(.blank(name), at: text.place)) }
    return text
  }

  private mutating func isTooLong(
    _ string: String, named name: String, at node: PropertyListNode
  ) -> Bool {
    let length = string.utf8.count
    guard length > VocabularyLimits.textLength else { return false }
    note(.tooLong(name, bytes: length), at: node)
    return true
  }

  private mutating func pronunciation(of node: PropertyListNode) -> SourceText? {
    guard let value = node[VocabularyKey.pronunciation] else { return nil }
    guard let string = value.string else {
      let name = VocabularyKey.pronunciation
      note(.wrongType(of: name, expected: "a string", found: value.kindName), at: value)
      return nil
    }
    if isTooLong(string, named: VocabularyKey.pronunciation, at: value) { return nil }
    let text = SourceText(string, at: place(of: value))
    if text.isBlank { irregularities.append(Irregularity(.blankPronunciation, at: text.place)) }
    return text
  }

  private mutating func texts(
    at key: String, of node: PropertyListNode, requiredIn owner: VocabularyKey.Owner? = nil
  ) -> [SourceText] {
    elements(at: key, of: node, requiredIn: owner).compactMap {
      text($0, named: "a value of \(key)")
    }
  }

  private mutating func dictionaries(
    at key: String, of node: PropertyListNode, requiredIn owner: VocabularyKey.Owner? = nil
  ) -> [PropertyListNode] {
    elements(at: key, of: node, requiredIn: owner).filter { element in
      if case .dictionary = element.value { return true }
      note(
        .wrongType(of: "a value of \(key)", expected: "a dictionary", found: element.kindName),
        at: element)
      return false
    }
  }

  private mutating func elements(
    at key: String, of node: PropertyListNode, requiredIn owner: VocabularyKey.Owner?
  ) -> [PropertyListNode] {
    guard let value = value(at: key, of: node, requiredIn: owner) else { return [] }
    guard let elements = value.array else {
      note(.wrongType(of: key, expected: "an array", found: value.kindName), at: value)
      return []
    }
    if owner != nil, elements.isEmpty { note(.emptyArray(key), at: value) }
    return elements
  }

  private mutating func value(
    at key: String, of node: PropertyListNode, requiredIn owner: VocabularyKey.Owner?
  ) -> PropertyListNode? {
    if let value = node[key] { return value }
    if let owner { note(.missingKey(key, of: owner), at: node) }
    return nil
  }

  // MARK: - Keys and notes

  private mutating func checkKeys(of node: PropertyListNode, as owner: VocabularyKey.Owner) {
    guard let entries = node.entries else { return }
    let guess = KeyGuess(present: Set(entries.map(\.key)), owner: owner)
    var firstPlaces: [String: Place] = [:]
    for entry in entries {
      let place = Place(
        path: path, range: entry.keyContentRange ?? entry.keyRange,
        keyPath: entry.value.keyPath.description)
      if let first = firstPlaces[entry.key] {
        irregularities.append(Irregularity(.duplicateKey(entry.key, first: first), at: place))
        continue
      }
      firstPlaces[entry.key] = place
      guard !owner.keys.contains(entry.key) else { continue }
      irregularities.append(
        Irregularity(
          .unknownKey(entry.key, in: owner, suggestion: guess.keyMeant(by: entry.key)), at: place))
    }
  }

  private mutating func note(_ kind: Irregularity.Kind, at node: PropertyListNode) {
    irregularities.append(Irregularity(kind, at: place(of: node)))
  }

  private mutating func note(_ fault: PropertyListFault) {
    let place = Place(path: path, range: SourceRange(fault.position, fault.position))
    irregularities.append(Irregularity(.controlCharacter(fault.scalar.value), at: place))
  }

  /// The text of a string, the whole element of anything else.
  private func place(of node: PropertyListNode) -> Place {
    let range = node.string == nil ? node.range : node.contentRange ?? node.range
    return Place(path: path, range: range, keyPath: node.keyPath.description)
  }
}

extension PropertyListNode {
  /// Whether it describes a bundle and holds nothing of a vocabulary.
  fileprivate var isInfoPlist: Bool {
    // Xcode writes the CFBundle keys into the built one; in the sources few others may be left.
    let keys = ["NSExtension", "INIntentsSupported", "INAlternativeAppNames"]
    let isBundle =
      entries?.contains { $0.key.hasPrefix("CFBundle") || keys.contains($0.key) } ?? false
    return isBundle && self[VocabularyKey.intentPhrases] == nil
      && self[VocabularyKey.parameterVocabularies] == nil
  }
}
