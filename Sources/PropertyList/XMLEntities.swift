import Diagnostics

extension XMLScanner {
  /// Reads `<!ENTITY name "text">` and its kin. The first declaration of a name counts.
  mutating func readEntityDeclaration() throws(PropertyListError) {
    let start = index
    try expect("<!ENTITY")
    try expectSpace()
    let isParameter = skip("%")
    if isParameter { try expectSpace() }
    let name = string(try readName("the name of an entity"))
    try expectSpace()
    let entity: XMLEntity
    if try skipExternalIdentifier() {
      entity = .external
      if skipSpace(), !isParameter, skip("NDATA") {
        try expectSpace()
        _ = try readName("the name of a notation")
      }
    } else {
      entity = .text(try readEntityText())
    }
    skipSpace()
    guard skip(">") else { throw unclosed("<!ENTITY", from: start, closing: ">") }
    if !isParameter, entities[name] == nil { entities[name] = entity }
  }

  /// Reads the text of an entity: numeric references are replaced, others are kept for later.
  private mutating func readEntityText() throws(PropertyListError) -> [UInt8] {
    let start = index
    let quote = try skipOpeningQuote()
    var value: [UInt8] = []
    while !isAtEnd, current != quote {
      let first = index
      switch current {
      case UInt8(ascii: "%"): throw unexpected("a text without “%”")
      case UInt8(ascii: "&") where byte(after: 1) == UInt8(ascii: "#"):
        try readReference(into: &value)
      case UInt8(ascii: "&"):
        index += 1
        _ = try readName("the name of an entity")
        try expect(";")
        value.append(contentsOf: bytes[first..<index])
      case 0x0D: passLineEnd(into: &value)
      default:
        passCharacter()
        value.append(contentsOf: bytes[first..<index])
      }
    }
    try skipClosingQuote(from: start)
    return value
  }

  /// Reads a reference such as `&amp;`, `&#10;` or `&name;` and adds what it stands for.
  mutating func readReference(into output: inout [UInt8]) throws(PropertyListError) {
    let start = index
    guard let reference = XMLReference(in: bytes, at: start) else {
      guard byte(after: 1) == UInt8(ascii: "#") else { throw error(.bareAmpersand, at: start) }
      index += 1
      throw unexpected("a reference such as &amp; behind “&”")
    }
    index = reference.end
    switch reference.meaning {
    case .character(let scalar):
      if scalar.isForbiddenInXML { record(scalar, from: start) }
      output.appendUTF8(scalar)
    case .noCharacter: throw error(.invalidReference(string(start..<reference.end)), at: start)
    case .entity(let name): try expand(name, at: start, into: &output)
    }
  }

  /// Adds the text of an entity, and of the entities in it, within the budget.
  private mutating func expand(
    _ name: String, at position: Int, into output: inout [UInt8]
  ) throws(PropertyListError) {
    /// An entity that is being read.
    struct Level {
      let name: String
      let text: [UInt8]
      var index = 0
    }
    if let character = XMLReference.predefined(name) {
      output.append(character)
      return
    }
    var levels: [Level] = []
    var open: Set<String> = []
    func level(of name: String) throws(PropertyListError) -> Level {
      switch entities[name] {
      case nil: throw error(.undeclaredEntity(name), at: position)
      case .external: throw error(.externalEntity("&\(name);"), at: position)
      case .text(let text):
        guard !open.contains(name) else { throw error(.recursiveEntity(name), at: position) }
        return Level(name: name, text: text)
      }
    }
    levels.append(try level(of: name))
    open.insert(name)
    try charge(levels[0].text.count, at: position)
    while var current = levels.popLast() {
      let stop = current.text[current.index...].firstIndex { byte in
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      }
      output.append(contentsOf: current.text[current.index..<(stop ?? current.text.count)])
      guard let stop else {
        open.remove(current.name)
        continue
      }
      guard let reference = XMLReference(in: current.text, at: stop) else {
        throw error(.markupInEntity(current.name), at: position)
      }
      current.index = reference.end
      levels.append(current)
      switch reference.meaning {
      case .character(let scalar):
        if scalar.isForbiddenInXML { record(scalar, from: position) }
        output.appendUTF8(scalar)
      case .noCharacter:
        let written = String(decoding: current.text[stop..<reference.end], as: UTF8.self)
        throw error(.invalidReference(written), at: position)
      case .entity(let name):
        if let character = XMLReference.predefined(name) {
          output.append(character)
        } else {
          let next = try level(of: name)
          try charge(next.text.count, at: position)
          open.insert(name)
          levels.append(next)
        }
      }
    }
  }

  /// Takes the length of an entity's text from the budget, and a little more for the work.
  private mutating func charge(_ count: Int, at position: Int) throws(PropertyListError) {
    expansionBudget -= count + 16
    guard expansionBudget >= 0 else {
      throw error(.tooMuchText(limit: PropertyListLimits.entityExpansion), at: position)
    }
  }
}

/// A reference to a character or an entity.
struct XMLReference {
  enum Meaning {
    case character(Unicode.Scalar)
    /// A number that is none of a character.
    case noCharacter
    case entity(String)
  }

  let meaning: Meaning
  /// The index behind the `;`.
  let end: Int

  /// Reads a reference; `nil` when none stands at the index.
  init?(in bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "&") else { return nil }
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      index += 1
      let isHexadecimal = index < bytes.count && bytes[index] == UInt8(ascii: "x")
      if isHexadecimal { index += 1 }
      let digits = index
      var value: UInt32 = 0
      while index < bytes.count, let digit = bytes[index].hexDigit, isHexadecimal || digit < 10 {
        value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
        index += 1
      }
      guard index > digits else { return nil }
      meaning = Unicode.Scalar(value).map { .character($0) } ?? .noCharacter
    } else {
      while let scalar = bytes.scalar(at: index),
        index == start + 1 ? scalar.isNameStart : scalar.isNameCharacter
      {
        index += UTF8.width(scalar)
      }
      guard index > start + 1 else { return nil }
      meaning = .entity(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
    end = index + 1
  }

  /// The character of one of the five entities that need no declaration.
  static func predefined(_ name: String) -> UInt8? {
    switch name {
    case "lt": UInt8(ascii: "<")
    case "gt": UInt8(ascii: ">")
    case "amp": UInt8(ascii: "&")
    case "quot": UInt8(ascii: "\"")
    case "apos": UInt8(ascii: "'")
    default: nil
    }
  }
}
