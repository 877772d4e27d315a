/// A property list or JSON as it stands in its file: order, duplicates and places are kept.
package struct PropertyListDocument: Hashable, Sendable {
  /// The outermost value.
  package var root: PropertyListNode
  /// How the file is written.
  package var format: PropertyListFormat
  /// The faults that were read past, in the order of the file, at most
  /// ``PropertyListLimits/faults``. Only XML files have any.
  package var faults: [PropertyListFault]

  /// Reads a property list in any format but JSON, telling the format by its content.
  ///
  /// Work and memory are bounded by ``PropertyListLimits`` and grow linearly with the file.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, with the first place where it shows.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    try self.init(bytes, isStrings: false)
  }

  /// Reads JSON as RFC 8259 defines it, without any of the extensions that other readers allow.
  ///
  /// The text may be in UTF-8, UTF-16 or UTF-32, with a byte order mark or without. Numbers without
  /// fraction and exponent are integers as far as 64 bits go; all others are reals, which must be
  /// finite. Half a surrogate pair is refused, as Foundation refuses it.
  ///
  /// Work and memory are bounded by ``PropertyListLimits`` and grow linearly with the file.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, with the first place where it shows.
  package init(parsingJSON bytes: [UInt8]) throws(PropertyListError) {
    self.init(try JSONReader.read(bytes, as: .json))
  }

  /// Reads JSON5 1.0.0 (spec.json5.org), which people write configurations in: JSON with comments,
  /// commas behind the last element, keys without quotes, single quotes and more spellings of texts
  /// and numbers. Otherwise as `init(parsingJSON:)`.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, with the first place where it shows.
  package init(parsingJSON5 bytes: [UInt8]) throws(PropertyListError) {
    self.init(try JSONReader.read(bytes, as: .json5))
  }

  private init(_ json: PropertyListNode) {
    root = json
    format = .json
    faults = []
  }

  /// Reads a `.strings` file, which may also be empty.
  init(parsingStrings bytes: [UInt8]) throws(PropertyListError) {
    try self.init(bytes, isStrings: true)
  }

  private init(_ bytes: [UInt8], isStrings: Bool) throws(PropertyListError) {
    guard bytes.count <= PropertyListLimits.fileSize else {
      throw PropertyListError(.tooLarge(limit: PropertyListLimits.fileSize))
    }
    faults = []
    if BinaryReader.recognizes(bytes) {
      format = .binary
      root = try BinaryReader.read(bytes)
      return
    }
    if let found = ForeignFile.name(of: bytes) {
      throw PropertyListError(.notAPropertyList(found: found))
    }
    let text = try SourceText(bytes)
    try text.refuseLookalikes()
    if text.looksLikeXML {
      var reader = XMLReader(text)
      format = .xml
      root = try reader.read()
      faults = reader.scanner.faults
    } else {
      var reader = OpenStepReader(text)
      format = .openStep
      root = try isStrings ? reader.readStrings() : reader.readDocument()
    }
  }
}

/// How a file is written.
package enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
  /// The old text format of braces, parentheses and quotes.
  case openStep
  /// JSON, which is no property list but holds the like.
  case json
}
