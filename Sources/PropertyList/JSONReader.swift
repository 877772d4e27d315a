import Diagnostics

/// Reads JSON (RFC 8259) or JSON5 into the tree that property lists are read into, as Foundation's readers
/// tell no places.
struct JSONReader {
  private var scanner: JSONScanner
  private var builder = TreeBuilder(limit: PropertyListLimits.jsonValues)
  /// Where the containers begin that are open.
  private var starts: [Int] = []
  /// Whether the innermost container has just been opened, so that no comma is due.
  private var isFresh = false

  private init(_ text: SourceText, as syntax: JSONSyntax) {
    scanner = JSONScanner(text, as: syntax)
  }

  /// Reads a file.
  static func read(
    _ bytes: [UInt8], as syntax: JSONSyntax
  ) throws(PropertyListError) -> PropertyListNode {
    do throws(PropertyListError) {
      guard bytes.count <= PropertyListLimits.fileSize else {
        throw PropertyListError(.tooLarge(limit: PropertyListLimits.fileSize))
      }
      if BinaryReader.recognizes(bytes) {
        throw PropertyListError(.notAPropertyList(found: "a binary property list"))
      }
      if let found = ForeignFile.name(of: bytes) {
        throw PropertyListError(.notAPropertyList(found: found))
      }
      let text = try SourceText(bytes)
      try text.refuseLookalikes(ofJSON: true)
      var reader = JSONReader(text, as: syntax)
      return try reader.readDocument()
    } catch {
      throw error.inWordsForJSON
    }
  }

  private mutating func readDocument() throws(PropertyListError) -> PropertyListNode {
    try scanner.skipSpace()
    guard !scanner.isAtEnd else {
      throw PropertyListError(.empty, at: scanner.text.position(of: scanner.index))
    }
    try readValue()
    while let container = builder.innermost {
      try scanner.skipSpace()
      let isDictionary = container == .dictionary
      let closing = UInt8(ascii: isDictionary ? "}" : "]")
      if scanner.skip(closing) {
        endContainer()
        continue
      }
      if !isFresh {
        guard scanner.skip(UInt8(ascii: ",")) else {
          throw unclosedOrUnexpected(isDictionary ? "“,” or “}”" : "“,” or “]”")
        }
        try scanner.skipSpace()
        if scanner.syntax == .json5, scanner.skip(closing) {
          endContainer()
          continue
        }
      }
      if isDictionary { try readKey() }
      try readValue()
    }
    try scanner.skipSpace()
    guard let root = builder.root, scanner.isAtEnd else {
      throw scanner.unexpected("the end of the file")
    }
    return root
  }

  private mutating func readKey() throws(PropertyListError) {
    guard let key = try scanner.readKey() else {
      throw unclosedOrUnexpected(scanner.syntax == .json ? "a key in double quotes" : "a key")
    }
    builder.setKey(
      TreeBuilder.Key(text: key.value, range: key.range, contentRange: key.contentRange))
    try scanner.skipSpace()
    guard scanner.skip(UInt8(ascii: ":")) else {
      throw unclosedOrUnexpected("“:” behind the key “\(key.value.prefix(40))”")
    }
    try scanner.skipSpace()
  }

  /// Reads a value, of a container only its beginning.
  private mutating func readValue() throws(PropertyListError) {
    let value: PropertyListValue
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isDictionary = scanner.current == UInt8(ascii: "{")
      starts.append(scanner.index)
      scanner.index += 1
      try builder.begin(
        isDictionary ? .dictionary : .array, start: start, contentStart: scanner.position)
      isFresh = true
      return
    case _ where scanner.isQuote:
      let string = try scanner.readString()
      try builder.add(
        .string(string.value), range: string.range, contentRange: string.contentRange)
      isFresh = false
      return
    case _ where scanner.isNumberStart: value = try scanner.readNumber()
    default:
      guard let word = scanner.readWord() else { throw unclosedOrUnexpected("a value") }
      value = word
    }
    let range = SourceRange(start, scanner.position)
    try builder.add(value, range: range, contentRange: range)
    isFresh = false
  }

  /// Ends the innermost container, behind its closing brace or bracket.
  private mutating func endContainer() {
    let contentEnd = scanner.position(of: scanner.index - 1)
    starts.removeLast()
    builder.end(contentEnd: contentEnd, end: scanner.position)
    isFresh = false
  }

  /// The error that something else stands here, or that the file ends before a container does.
  private func unclosedOrUnexpected(_ expected: String) -> PropertyListError {
    guard scanner.isAtEnd, let start = starts.last, let container = builder.innermost else {
      return scanner.unexpected(expected)
    }
    let isArray = container == .array
    return scanner.unclosed(isArray ? "“[”" : "“{”", from: start, closing: isArray ? "“]”" : "“}”")
  }
}

extension PropertyListError {
  /// The same error where JSON is expected, not a property list.
  fileprivate var inWordsForJSON: PropertyListError {
    let found: String
    switch kind {
    case .empty: found = "a file without content"
    case .mergeConflict: found = "the marker of an unresolved Git conflict"
    case .notAPropertyList(let name): found = name
    default: return self
    }
    return PropertyListError(.unexpected(expected: "JSON", found: found), at: position)
  }
}
