import Diagnostics

/// Reads an XML property list.
struct XMLReader {
  /// The elements of a property list.
  private enum Element: String {
    case plist, array, dict, key, string, integer, real, date, data
    case `true`, `false`
  }

  private(set) var scanner: XMLScanner
  private var builder = TreeBuilder()
  /// The tags of the containers that are open, the `<plist>` among them.
  private var tags: [XMLTag] = []

  init(_ text: SourceText) {
    scanner = XMLScanner(text)
  }

  mutating func read() throws(PropertyListError) -> PropertyListNode {
    try scanner.readProlog()
    try readRootTag()
    while !tags.isEmpty {
      try scanner.skipMiscellany()
      guard scanner.current == UInt8(ascii: "<"), scanner.byte(after: 1) != UInt8(ascii: "!") else {
        throw misplaced(at: scanner.index)
      }
      if scanner.byte(after: 1) == UInt8(ascii: "/") {
        try readEndTag()
      } else {
        try readElement()
      }
    }
    try scanner.skipMiscellany()
    guard scanner.isAtEnd else { throw scanner.unexpected("the end of the file") }
    guard let root = builder.root else { throw scanner.unexpected("a value") }
    return root
  }

  /// Reads the tag of the outermost element: `<plist>`, or a value without one.
  private mutating func readRootTag() throws(PropertyListError) {
    guard !scanner.isAtEnd else { throw scanner.unexpected("<plist>") }
    let start = scanner.index
    let tag = try scanner.readTag()
    switch Element(rawValue: scanner.string(tag.name)) {
    case .plist:
      if tag.isEmptyElement {
        throw scanner.error(
          .unexpected(expected: "a value inside <plist>", found: "none"), at: start)
      }
      tags.append(tag)
    case nil, .key:
      throw scanner.unexpected("<plist>", at: start)
    case .some(let element): try readValue(element, tag)
    }
  }

  private mutating func readElement() throws(PropertyListError) {
    let start = scanner.index
    let tag = try scanner.readTag()
    guard let element = Element(rawValue: scanner.string(tag.name)), element != .plist else {
      throw misplaced(at: start)
    }
    let isKeyWanted = builder.innermost == .dictionary && builder.pendingKey == nil
    guard isKeyWanted == (element == .key), builder.root == nil else { throw misplaced(at: start) }
    if element == .key {
      let text = try scanner.readText(of: tag)
      let places = ranges(of: tag, text)
      builder.setKey(
        TreeBuilder.Key(text: text.string, range: places.whole, contentRange: places.content))
    } else {
      try readValue(element, tag)
    }
  }

  /// Reads the rest of an element whose start tag was read; of a container only its beginning.
  private mutating func readValue(_ element: Element, _ tag: XMLTag) throws(PropertyListError) {
    switch element {
    case .array, .dict:
      try builder.begin(
        element == .array ? .array : .dictionary, start: tag.start,
        contentStart: tag.isEmptyElement ? nil : tag.end)
      if tag.isEmptyElement {
        builder.end(end: tag.end)
      } else {
        tags.append(tag)
      }
    default:
      let text = try scanner.readText(of: tag)
      let value = try value(of: element, text)
      let places = ranges(of: tag, text)
      try builder.add(value, range: places.whole, contentRange: places.content)
    }
  }

  private mutating func readEndTag() throws(PropertyListError) {
    guard let tag = tags.last else { return }
    let index = scanner.index
    let isPropertyList = builder.depth == 0
    if builder.pendingKey != nil || isPropertyList && builder.root == nil {
      throw misplaced(at: index)
    }
    try scanner.expectEndTag(of: tag)
    tags.removeLast()
    guard !isPropertyList else { return }
    let contentEnd = scanner.position(of: index)
    builder.end(contentEnd: contentEnd, end: scanner.position(of: scanner.index))
  }

  /// The place of an element and of its content.
  private mutating func ranges(
    of tag: XMLTag, _ text: XMLText
  ) -> (whole: SourceRange, content: SourceRange?) {
    if tag.isEmptyElement { return (SourceRange(tag.start, tag.end), nil) }
    let contentEnd = scanner.position(of: text.content.upperBound)
    let end = scanner.position(of: scanner.index)
    return (SourceRange(tag.start, end), SourceRange(tag.end, contentEnd))
  }

  private func value(
    of element: Element, _ text: XMLText
  ) throws(PropertyListError) -> PropertyListValue {
    let value: PropertyListValue?
    let expected: String
    switch element {
    case .integer:
      value = Scalars.integer(text.value).map { .integer($0) }
      expected = "a whole number of at most 64 bits in <integer>"
    case .real:
      value = Scalars.real(text.value).map { .real($0) }
      expected = "a number in <real>"
    case .date:
      value = Scalars.date(text.value).map { .date($0) }
      expected = "a date such as 2016-09-13T12:00:00Z in <date>"
    case .true, .false:
      value = text.content.isEmpty ? .boolean(element == .true) : nil
      expected = "nothing in <\(element.rawValue)>"
    case .data:
      switch Scalars.base64(text.value) {
      case .data(let data): value = .data(data)
      case .invalid(let index):
        throw scanner.unexpected(
          "base64 in <data>", at: text.isVerbatim ? index : text.content.lowerBound)
      }
      expected = ""
    case .string, .key, .plist, .array, .dict: return .string(text.string)
    }
    guard let value else {
      let shown = text.value.isEmpty ? "nothing" : "“\(text.string.prefix(40))”"
      throw scanner.error(
        .invalidValue(expected: expected, found: shown), at: text.content.lowerBound)
    }
    return value
  }

  /// The error that something stands where the innermost container can't have it.
  private func misplaced(at index: Int) -> PropertyListError {
    if index >= scanner.bytes.count, let tag = tags.last { return scanner.unclosed(tag) }
    let expected: String
    switch builder.innermost {
    case .array: expected = "a value or </array>"
    case .dictionary:
      expected =
        builder.pendingKey.map { "a value for the key “\($0.text.prefix(40))”" }
        ?? "<key> or </dict>"
    case nil:
      expected =
        builder.root == nil ? "a value such as <dict> inside <plist>" : "</plist> behind the value"
    }
    return scanner.unexpected(expected, at: index)
  }
}
