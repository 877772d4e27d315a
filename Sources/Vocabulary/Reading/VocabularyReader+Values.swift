import Diagnostics
import PropertyList

// Values of the documented types. One of the wrong type is noted and passed over.
extension VocabularyReader {
  mutating func text(
    at key: String, of node: PropertyListNode
  ) -> SourceText? {
    node[key].flatMap { text($0, named: key) }
  }

  mutating func text(_ node: PropertyListNode, named name: String) -> SourceText? {
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

  mutating func pronunciation(of node: PropertyListNode) -> SourceText? {
    guard let value = node[VocabularyKey.pronunciation] else { return nil }
    guard let string = value.string else {
      let name = VocabularyKey.pronunciation
      note(.wrongType(of: name, expected: "a string", found: value.kindName), at: value)
      return nil
    }
    if isTooLong(string, named: VocabularyKey.pronunciation, at: value) { return nil }
    return SourceText(string, at: place(of: value))
  }

  mutating func texts(
    at key: String, of node: PropertyListNode, mayBeEmpty: Bool = false
  ) -> [SourceText] {
    elements(at: key, of: node, mayBeEmpty: mayBeEmpty).compactMap {
      text($0, named: "a value of \(key)")
    }
  }

  mutating func dictionaries(
    at key: String, of node: PropertyListNode, mayBeEmpty: Bool = false
  ) -> [PropertyListNode] {
    elements(at: key, of: node, mayBeEmpty: mayBeEmpty).filter { element in
      if case .dictionary = element.value { return true }
      note(
        .wrongType(
          of: "a value of \(key)", expected: "a dictionary", found: element.kindName,
          misfit: Misfits.misfit(of: element, among: key)), at: element)
      return false
    }
  }

  private mutating func elements(
    at key: String, of node: PropertyListNode, mayBeEmpty: Bool
  ) -> [PropertyListNode] {
    guard let value = node[key] else { return [] }
    guard let elements = value.array else {
      note(
        .wrongType(
          of: key, expected: "an array", found: value.kindName,
          misfit: Misfits.misfit(of: value, under: key)), at: value)
      return []
    }
    if !mayBeEmpty, elements.isEmpty { note(.emptyArray(key), at: value) }
    return elements
  }
}
