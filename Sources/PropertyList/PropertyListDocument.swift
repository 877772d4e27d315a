/// A property list as it stands in its file: order, duplicates and places are kept.
package struct PropertyListDocument: Hashable, Sendable {
  /// The outermost value.
  package var root: PropertyListNode
  /// How the file is written.
  package var format: PropertyListFormat
  /// The faults that were read past, in the order of the file, at most
  /// ``PropertyListLimits/faults``. Only XML files have any.
  package var faults: [PropertyListFault]

  /// Reads a property list in any format, telling the format by its content.
  ///
  /// Work and memory are bounded by ``PropertyListLimits`` and grow linearly with the file.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, with the first place where it shows.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    try self.init(bytes, isStrings: false)
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

/// How a property list is written.
package enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
  /// The old text format of braces, parentheses and quotes.
  case openStep
}
