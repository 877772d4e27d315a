import Diagnostics

/// Reads the old text format: `{ key = value; }`, `( a, b )`, `"text"`, words and `<0fbd77>`, and
/// files with the inside of a dictionary alone, as `.strings` files are.
struct OpenStepReader {
  private var scanner: OpenStepScanner
  private var builder = TreeBuilder()
  /// Where the containers begin that are open.
  private var starts: [Int] = []

  init(_ text: SourceText) {
    scanner = OpenStepScanner(text)
  }

  /// Reads a value, or entries without braces around them.
  mutating func readDocument() throws(PropertyListError) -> PropertyListNode {
    try scanner.skipSpace()
    guard !scanner.isAtEnd else {
      throw PropertyListError(.empty, at: scanner.text.position(of: scanner.index))
    }
    guard scanner.isAtString else {
      try readValue()
      return try readParts()
    }
    // A text that stands alone is a value; before `=` or `;` it is a key.
    let start = scanner
    let isQuoted = scanner.isAtQuote
    let string = try scanner.readString()
    try scanner.skipSpace()
    if scanner.current == UInt8(ascii: "=") || scanner.current == UInt8(ascii: ";") {
      scanner = start
      return try readEntries()
    }
    guard isQuoted else {
      throw PropertyListError(
        .notAPropertyList(found: "plain text"), at: start.text.position(of: start.index))
    }
    try builder.add(
      .string(string.value), range: string.range, contentRange: string.contentRange)
    return try readParts()
  }

  /// Reads a `.strings` file, which may be empty.
  mutating func readStrings() throws(PropertyListError) -> PropertyListNode {
    try scanner.skipSpace()
    return scanner.isAtEnd ? try readEntries() : try readDocument()
  }

  /// Reads a dictionary without braces, which the whole file is.
  private mutating func readEntries() throws(PropertyListError) -> PropertyListNode {
    let start = scanner.position
    try builder.begin(.dictionary, start: start, contentStart: start)
    return try readParts()
  }

  /// Reads the rest of the containers that are open, up to the end of the file.
  private mutating func readParts() throws(PropertyListError) -> PropertyListNode {
    while let container = builder.innermost {
      try scanner.skipSpace()
      switch container {
      case .array: try readElement()
      case .dictionary:
        if starts.isEmpty, scanner.isAtEnd {
          builder.end(contentEnd: scanner.position, end: scanner.position)
        } else {
          try readEntry()
        }
      }
    }
    try scanner.skipSpace()
    guard let root = builder.root, scanner.isAtEnd else {
      throw scanner.unexpected("the end of the file")
    }
    return root
  }

  private mutating func readElement() throws(PropertyListError) {
    if scanner.current == UInt8(ascii: ")") {
      try endContainer()
    } else {
      try readValue()
    }
  }

  private mutating func readEntry() throws(PropertyListError) {
    if scanner.current == UInt8(ascii: "}"), !starts.isEmpty {
      try endContainer()
      return
    }
    guard scanner.isAtString else { throw unclosedOrUnexpected("a key") }
    let key = try scanner.readString()
    builder.setKey(
      TreeBuilder.Key(text: key.value, range: key.range, contentRange: key.contentRange))
    try scanner.skipSpace()
    if scanner.skip(UInt8(ascii: "=")) {
      try scanner.skipSpace()
      try readValue()
    } else if scanner.current == UInt8(ascii: ";") {
      // `key;` stands for `key = key;`.
      try builder.add(.string(key.value), range: key.range, contentRange: key.contentRange)
      try readSeparator()
    } else {
      throw scanner.unexpected("“=” or “;” behind the key “\(key.value.prefix(40))”")
    }
  }

  /// Reads a value, of a container only its beginning.
  private mutating func readValue() throws(PropertyListError) {
    let start = scanner.index
    switch scanner.current {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      let kind: TreeBuilder.ContainerKind =
        scanner.current == UInt8(ascii: "{") ? .dictionary : .array
      let position = scanner.position
      scanner.index += 1
      try builder.begin(kind, start: position, contentStart: scanner.position)
      starts.append(start)
      return
    case UInt8(ascii: "<"):
      let data = try scanner.readData()
      try builder.add(.data(data.value), range: data.range, contentRange: data.contentRange)
    default:
      guard scanner.isAtString else { throw unclosedOrUnexpected("a value") }
      let string = try scanner.readString()
      try builder.add(
        .string(string.value), range: string.range, contentRange: string.contentRange)
    }
    try readSeparator()
  }

  private mutating func endContainer() throws(PropertyListError) {
    let contentEnd = scanner.position
    scanner.index += 1
    starts.removeLast()
    builder.end(contentEnd: contentEnd, end: scanner.position)
    try readSeparator()
  }

  /// Reads what has to stand behind a value that is complete.
  private mutating func readSeparator() throws(PropertyListError) {
    guard let container = builder.innermost else { return }
    try scanner.skipSpace()
    switch container {
    case .array:
      guard scanner.skip(UInt8(ascii: ",")) || scanner.current == UInt8(ascii: ")") else {
        throw unclosedOrUnexpected("“,” or “)”")
      }
    case .dictionary:
      guard scanner.skip(UInt8(ascii: ";")) else { throw scanner.unexpected("“;”") }
    }
  }

  /// The error that something else stands here, or that the file ends before a container does.
  private func unclosedOrUnexpected(_ expected: String) -> PropertyListError {
    guard scanner.isAtEnd, let start = starts.last, let container = builder.innermost else {
      return scanner.unexpected(expected)
    }
    let isArray = container == .array
    return scanner.unclosed(isArray ? "“(”" : "“{”", from: start, closing: isArray ? "“)”" : "“}”")
  }
}
