import Diagnostics

/// A start tag, or the single tag of an empty element.
struct XMLTag {
  let start: SourcePosition
  let name: Range<Int>
  /// The place behind the `>`.
  let end: SourcePosition
  /// Whether the tag ends with `/>`, so that there is no end tag.
  let isEmptyElement: Bool
}

extension XMLScanner {
  /// Goes past white space, comments and processing instructions.
  mutating func skipMiscellany() throws(PropertyListError) {
    while true {
      skipSpace()
      guard current == UInt8(ascii: "<") else { return }
      if isAt("<!--") {
        try skipComment()
      } else if isAt("<?") {
        try skipProcessingInstruction()
      } else {
        return
      }
    }
  }

  mutating func skipComment() throws(PropertyListError) {
    let start = index
    try expect("<!--")
    while !isAtEnd {
      if skip("-->") { return }
      if isAt("--") { throw unexpected("--> to end the comment (“--” can't stand inside)") }
      passCharacter()
    }
    throw unclosed("<!--", from: start, closing: "-->")
  }

  mutating func skipProcessingInstruction() throws(PropertyListError) {
    let start = index
    try expect("<?")
    let target = try readName("a name behind <?")
    if string(target).lowercased() == "xml" {
      throw error(
        .unexpected(
          expected: "the XML declaration at the very beginning of the file or not at all",
          found: "it behind something else"), at: start)
    }
    if skip("?>") { return }
    try expectSpace()
    while !isAtEnd {
      if skip("?>") { return }
      passCharacter()
    }
    throw unclosed("<?\(string(target))", from: start, closing: "?>")
  }

  /// Reads a start tag with its attributes, whose values have no meaning in property lists.
  mutating func readTag() throws(PropertyListError) -> XMLTag {
    // Asked for before anything behind it, so that the questions for places stay in order.
    let start = position(of: index)
    try expect("<")
    let name = try readName("a tag")
    var attributes: Set<String> = []
    while true {
      let hasSpace = skipSpace()
      let isEmptyElement = skip("/>")
      if isEmptyElement || skip(">") {
        return XMLTag(
          start: start, name: name, end: position(of: index), isEmptyElement: isEmptyElement)
      }
      guard hasSpace else { throw unexpected("> to end the tag <\(string(name))") }
      let nameStart = index
      let attribute = string(try readName("> to end the tag <\(string(name))"))
      guard attributes.insert(attribute).inserted else {
        throw error(
          .unexpected(expected: "each attribute once", found: "\(attribute) again"), at: nameStart)
      }
      skipSpace()
      try expect("=")
      skipSpace()
      try skipAttributeValue()
    }
  }

  private mutating func skipAttributeValue() throws(PropertyListError) {
    let start = index
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw unexpected("a quoted value")
    }
    index += 1
    while !isAtEnd {
      switch current {
      case quote:
        index += 1
        return
      case UInt8(ascii: "<"): throw unexpected("a quotation mark to end the attribute")
      case UInt8(ascii: "&"):
        var value: [UInt8] = []
        try readReference(into: &value)
      default: passCharacter()
      }
    }
    throw unclosed(
      quote == UInt8(ascii: "'") ? "'" : "\"", from: start, closing: "a quotation mark")
  }

  /// Goes past the end tag of an element, which has to stand here.
  mutating func expectEndTag(of tag: XMLTag) throws(PropertyListError) {
    let start = index
    let nameCount = tag.name.count
    if isAt("</"), index + 2 + nameCount < bytes.count {
      var matches = true
      for offset in 0..<nameCount
      where bytes[index + 2 + offset] != bytes[tag.name.lowerBound + offset] {
        matches = false
        break
      }
      if matches, bytes.scalar(at: index + 2 + nameCount)?.isNameCharacter == false {
        index += 2 + nameCount
        skipSpace()
        if skip(">") { return }
        throw unexpected("> to end the tag </\(string(tag.name))")
      }
    }
    index = start
    throw unclosed(tag)
  }

  /// The error that an element isn't closed here.
  func unclosed(_ tag: XMLTag) -> PropertyListError {
    let name = string(tag.name)
    return unclosed("<\(name)>", line: tag.start.line, closing: "</\(name)>")
  }
}
