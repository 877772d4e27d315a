import Diagnostics

/// The text of an element that has no elements inside.
struct XMLText {
  /// The text with references, CDATA sections and line ends replaced and comments removed.
  let value: ArraySlice<UInt8>
  /// The indexes of what stands between the tags.
  let content: Range<Int>

  /// Whether the text stands in the file as it is, so that an index of one is one of the other.
  var isVerbatim: Bool { value.indices == content }

  var string: String { String(decoding: value, as: UTF8.self) }
}

extension XMLScanner {
  /// Reads up to the end tag of an element and goes past it.
  mutating func readText(of tag: XMLTag) throws(PropertyListError) -> XMLText {
    if tag.isEmptyElement { return XMLText(value: [], content: index..<index) }
    let start = index
    var run = start
    var value: [UInt8] = []
    var isVerbatim = true
    /// Ends a run of bytes that stand in the value as they are.
    func endRun(at index: Int) {
      isVerbatim = false
      value.append(contentsOf: bytes[run..<index])
    }
    while true {
      skipPlainText()
      guard index < bytes.count else { throw unclosed(tag) }
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if byte(after: 1) == UInt8(ascii: "/") {
          let end = index
          if !isVerbatim { endRun(at: end) }
          try expectEndTag(of: tag)
          return XMLText(
            value: isVerbatim ? bytes[start..<end] : value[...], content: start..<end)
        }
        endRun(at: index)
        if isAt("<![CDATA[") {
          try readCharacterData(into: &value)
        } else if isAt("<!--") {
          try skipComment()
        } else if isAt("<?") {
          try skipProcessingInstruction()
        } else {
          throw unclosed(tag)
        }
        run = index
      case UInt8(ascii: "&"):
        endRun(at: index)
        try readReference(into: &value)
        run = index
      case UInt8(ascii: "]") where isAt("]]>"):
        throw unexpected("“]]&gt;” (outside CDATA sections)")
      case 0x0D:
        endRun(at: index)
        passLineEnd(into: &value)
        run = index
      default:
        passCharacter()
      }
    }
  }

  /// Goes past bytes that need no second look: not `<`, `&`, `]`, carriage returns, forbidden
  /// characters.
  private mutating func skipPlainText() {
    var index = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 {
        if byte != 0x0A && byte != 0x09 { break }
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "]")
        || byte == 0xEF
      {
        break
      }
      index += 1
    }
    self.index = index
  }

  /// Goes past a carriage return, with a line feed behind it or without, which means a line feed.
  mutating func passLineEnd(into value: inout [UInt8]) {
    value.append(0x0A)
    index += byte(after: 1) == 0x0A ? 2 : 1
  }

  private mutating func readCharacterData(into value: inout [UInt8]) throws(PropertyListError) {
    let start = index
    try expect("<![CDATA[")
    var run = index
    while !isAtEnd {
      if isAt("]]>") {
        value.append(contentsOf: bytes[run..<index])
        index += 3
        return
      }
      if current == 0x0D {
        value.append(contentsOf: bytes[run..<index])
        passLineEnd(into: &value)
        run = index
      } else {
        passCharacter()
      }
    }
    throw unclosed("<![CDATA[", from: start, closing: "]]>")
  }
}
