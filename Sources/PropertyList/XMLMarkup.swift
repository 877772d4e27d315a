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
    let opening = index
    try expect("<")
    if current == UInt8(ascii: "/") || text.hasConflictMarker(at: opening) {
      throw unexpected("a tag", at: opening)
    }
    let name = try readName("the name of a tag behind “<”")
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
    let quote = try skipOpeningQuote()
    while !isAtEnd, current != quote {
      switch current {
      case UInt8(ascii: "<"): throw unexpected("a quotation mark to end the attribute")
      case UInt8(ascii: "&"):
        var value: [UInt8] = []
        try readReference(into: &value)
      default: passCharacter()
      }
    }
    try skipClosingQuote(from: start)
  }

  /// Goes past the quotation mark that begins a text and returns it.
  mutating func skipOpeningQuote() throws(PropertyListError) -> UInt8 {
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw unexpected("a text in quotation marks")
    }
    index += 1
    return quote
  }

  /// Goes past the quotation mark that ends a text, unless the file ends before it.
  mutating func skipClosingQuote(from start: Int) throws(PropertyListError) {
    guard !isAtEnd else {
      let quote = bytes[start] == UInt8(ascii: "'") ? "'" : "\""
      throw unclosed(quote, from: start, closing: "a quotation mark")
    }
    index += 1
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
