import Diagnostics

/// An entity that the document declares.
enum XMLEntity {
  /// Its text, with numeric references replaced and references to entities left.
  case text([UInt8])
  /// One that lies outside the file and is never fetched.
  case external
}

extension XMLScanner {
  /// Reads what stands in front of the first element: the XML declaration and the document type.
  mutating func readProlog() throws(PropertyListError) {
    if isAt("<?xml"), byte(after: 5).isSpace { try readDeclaration() }
    try skipMiscellany()
    if isAt("<!DOCTYPE") {
      try readDocumentType()
      try skipMiscellany()
    }
  }

  private mutating func readDeclaration() throws(PropertyListError) {
    try expect("<?xml")
    try expectSpace()
    try expect("version")
    let version = try readPseudoAttribute { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard string(version).hasPrefix("1."), version.count > 2,
      !string(version).dropFirst(2).contains(".")
    else {
      throw error(
        .unexpected(expected: "XML of version 1.0", found: "“\(string(version))”"),
        at: version.lowerBound)
    }
    var hasSpace = skipSpace()
    if hasSpace, skip("encoding") {
      let name = try readPseudoAttribute { byte in
        byte.isDigit || (0x41...0x5A).contains(byte & ~0x20) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      }
      guard !name.isEmpty, (0x41...0x5A).contains(bytes[name.lowerBound] & ~0x20) else {
        throw unexpected("the name of an encoding", at: name.lowerBound)
      }
      hasSpace = skipSpace()
    }
    if hasSpace, skip("standalone") {
      let answer = try readPseudoAttribute { (0x61...0x7A).contains($0) }
      guard string(answer) == "yes" || string(answer) == "no" else {
        throw unexpected("“yes” or “no”", at: answer.lowerBound)
      }
      skipSpace()
    }
    guard skip("?>") else { throw unexpected("?> to end the XML declaration") }
  }

  /// Reads `= "value"` and returns the value.
  private mutating func readPseudoAttribute(
    of allowed: (UInt8) -> Bool
  ) throws(PropertyListError) -> Range<Int> {
    skipSpace()
    try expect("=")
    skipSpace()
    let quote = try skipOpeningQuote()
    let start = index
    while !isAtEnd, allowed(current) { index += 1 }
    let end = index
    guard !isAtEnd, current == quote else { throw unexpected("a quotation mark to end the value") }
    index += 1
    return start..<end
  }

  private mutating func readDocumentType() throws(PropertyListError) {
    let start = index
    try expect("<!DOCTYPE")
    try expectSpace()
    _ = try readName("the name of the document type")
    if skipSpace(), try skipExternalIdentifier() { skipSpace() }
    if skip("[") {
      try readInternalSubset(from: start)
      skipSpace()
    }
    guard skip(">") else { throw unclosed("<!DOCTYPE", from: start, closing: ">") }
  }

  /// Goes past `SYSTEM "…"` or `PUBLIC "…" "…"`, if there is one.
  mutating func skipExternalIdentifier() throws(PropertyListError) -> Bool {
    if skip("SYSTEM") {
      try expectSpace()
      _ = try readLiteral()
      return true
    }
    guard skip("PUBLIC") else { return false }
    try expectSpace()
    let identifier = try readLiteral()
    let marks = "-'()+,./:=?;!*#@$_% \r\n".utf8
    if let wrong = identifier.first(where: { index in
      let byte = bytes[index]
      return !(byte.isDigit || (0x41...0x5A).contains(byte & ~0x20) || marks.contains(byte))
    }) {
      throw unexpected("a public identifier", at: wrong)
    }
    try expectSpace()
    _ = try readLiteral()
    return true
  }

  /// Reads a text in quotes as it stands and returns what is between them.
  private mutating func readLiteral() throws(PropertyListError) -> Range<Int> {
    let start = index
    let quote = try skipOpeningQuote()
    while !isAtEnd, current != quote { passCharacter() }
    let end = index
    try skipClosingQuote(from: start)
    return (start + 1)..<end
  }

  /// Reads the declarations between `[` and `]`. Those of elements, attributes and notations are
  /// gone past without a look, as they have no effect on the values.
  private mutating func readInternalSubset(from start: Int) throws(PropertyListError) {
    while true {
      try skipMiscellany()
      if skip("]") { return }
      if isAt("<!ENTITY") {
        try readEntityDeclaration()
      } else if isAt("<!ELEMENT") || isAt("<!ATTLIST") || isAt("<!NOTATION") {
        try skipDeclaration()
      } else if current == UInt8(ascii: "%") {
        let percent = index
        index += 1
        let name = string(try readName("the name of an entity"))
        throw error(.externalEntity("%\(name);"), at: percent)
      } else {
        throw isAtEnd
          ? unclosed("<!DOCTYPE", from: start, closing: "]") : unexpected("a declaration or ]")
      }
    }
  }

  private mutating func skipDeclaration() throws(PropertyListError) {
    let start = index
    while !isAtEnd {
      switch current {
      case UInt8(ascii: ">"):
        index += 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readLiteral()
      default: passCharacter()
      }
    }
    throw unclosed("<!", from: start, closing: ">")
  }
}
