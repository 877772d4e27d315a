package import Diagnostics

/// Why a file could not be read.
package struct PropertyListError: Error, Hashable, Sendable {
  package var kind: Kind
  /// Where it shows; `nil` for binary files and for files that are too large to be looked at.
  package var position: SourcePosition?

  package init(_ kind: Kind, at position: SourcePosition? = nil) {
    self.kind = kind
    self.position = position
  }

  /// The causes. Texts named `found` and `expected` are ready to stand in a sentence.
  package enum Kind: Hashable, Sendable {
    /// The file has no content.
    case empty
    /// The file plainly is something else, such as “an HTML page”.
    case notAPropertyList(found: String)
    /// A marker that Git leaves where it could not merge.
    case mergeConflict
    /// More bytes than ``PropertyListLimits/fileSize``.
    case tooLarge(limit: Int)
    /// Deeper nesting than ``PropertyListLimits/depth``.
    case tooDeep(limit: Int)
    /// More values than ``PropertyListLimits/values``.
    case tooManyValues(limit: Int)
    /// Entities that expand to more than ``PropertyListLimits/entityExpansion``, or a binary file
    /// with more than ``PropertyListLimits/binaryText``.
    case tooMuchText(limit: Int)
    /// The XML declaration or the byte order mark names an encoding that is not read.
    case unsupportedEncoding(String)
    /// The XML declaration names another encoding than the file has.
    case contradictedEncoding(declared: String, actual: String)
    /// Bytes that stand for no character in the file's encoding.
    case invalidBytes([UInt8], encoding: String)
    /// One thing stands where another has to.
    case unexpected(expected: String, found: String)
    /// Something was opened on a line and is not closed.
    case unclosed(opening: String, line: Int, closing: String, found: String)
    /// A value that is not written as its type demands, such as a date of “tomorrow”.
    case invalidValue(expected: String, found: String)
    /// A `&` that begins no reference and has to be written as one itself.
    case bareAmpersand
    /// A reference such as `&#xD800;` that stands for no character.
    case invalidReference(String)
    /// A reference to an entity that the file does not declare.
    case undeclaredEntity(String)
    /// A reference to an entity that lies outside the file, which is never fetched.
    case externalEntity(String)
    /// An entity that refers to itself.
    case recursiveEntity(String)
    /// An entity that holds elements or other markup.
    case markupInEntity(String)
    /// Damage to a binary property list, or something in it that is no property list.
    case binary(String)
  }

  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch kind {
    case .empty: "expected a property list, found a file without content"
    case .notAPropertyList(let found): "expected a property list, found \(found)"
    case .mergeConflict: "expected a property list, found the marker of an unresolved Git conflict"
    case .tooLarge(let limit):
      "the file is larger than \(Self.mebibytes(limit)), the most that is read"
    case .tooDeep(let limit):
      "the file nests arrays and dictionaries more than \(limit) levels deep, the most that is read"
    case .tooManyValues(let limit): "the file has more than \(limit) values, the most that is read"
    case .tooMuchText(let limit):
      "the values of the file unfold to more than \(Self.mebibytes(limit)), the most that is read"
    case .unsupportedEncoding(let name):
      """
      the encoding “\(Self.short(name))” is not read, only UTF-8, UTF-16, UTF-32, ISO-8859-1, \
      Windows-1252 and US-ASCII; save the file as UTF-8
      """
    case .contradictedEncoding(let declared, let actual):
      "the XML declaration says “\(declared)”, but the file is in \(actual)"
    case .invalidBytes(let bytes, let encoding):
      """
      expected text in \(encoding), found \(Self.hexadecimal(bytes)), which is not valid there; \
      save the file as UTF-8
      """
    case .unexpected(let expected, let found), .invalidValue(let expected, let found):
      "expected \(Self.short(expected)), found \(Self.short(found))"
    case .unclosed(let opening, let line, let closing, let found):
      """
      expected \(Self.short(closing)) to close the \(Self.short(opening)) of line \(line), \
      found \(Self.short(found))
      """
    case .bareAmpersand: "“&” has to be written as &amp; in XML"
    case .invalidReference(let reference):
      "the reference \(Self.short(reference)) stands for no character"
    case .undeclaredEntity(let name): "the entity &\(Self.short(name)); is not declared"
    case .externalEntity(let name):
      """
      the entity \(Self.short(name)) lies outside the file, and nothing outside the file is read
      """
    case .recursiveEntity(let name): "the entity &\(Self.short(name)); refers to itself"
    case .markupInEntity(let name):
      "expected plain text in the entity &\(Self.short(name));, found markup"
    case .binary(let problem): "the binary property list is damaged: \(problem)"
    }
  }

  /// A text that may come from the file: in one line, and cut off when it is too long.
  private static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(100).map { $0.value < 0x20 ? " " : $0 }
    return String(String.UnicodeScalarView(shown)) + (shown.count < scalars.count ? "…" : "")
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes / (1024 * 1024)) MiB" }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = bytes.map { byte in
      "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return (bytes.count == 1 ? "the byte " : "the bytes ") + digits.joined(separator: " ")
  }
}
