import Diagnostics

/// The encoding that an XML declaration names.
struct DeclaredEncoding {
  let name: String
  let position: SourcePosition

  /// Finds `encoding="…"` in an XML declaration at the given index. Whether the declaration is well
  /// formed is for the scanner to say.
  init?(in bytes: [UInt8], from start: Int) {
    let head = bytes[start...].prefix(1024)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = head[..<end]
    let label = Array("encoding".utf8)
    guard
      let found = declaration.indices.first(where: { declaration[$0...].starts(with: label) }),
      let open = declaration[found...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
    else { return nil }
    name = String(decoding: declaration[(open + 1)..<close], as: UTF8.self)
    position = Self.position(of: open + 1, in: declaration)
  }

  /// The encoding of this name. Where the name tells no byte order, either is returned.
  var encoding: SourceText.Encoding {
    get throws(PropertyListError) {
      switch name.uppercased() {
      case "UTF-8", "UTF8": .utf8
      case "UTF-16", "UTF-16LE", "UTF16", "UCS-2", "ISO-10646-UCS-2": .utf16(bigEndian: false)
      case "UTF-16BE": .utf16(bigEndian: true)
      case "UTF-32", "UTF-32LE", "UTF-32BE", "UCS-4", "ISO-10646-UCS-4": .utf32(bigEndian: true)
      case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1": .latin1
      case "WINDOWS-1252", "CP1252", "CP-1252": .windows1252
      case "US-ASCII", "ASCII": .ascii
      default: throw PropertyListError(.unsupportedEncoding(name), at: position)
      }
    }
  }

  /// The error that the file is in another encoding.
  func contradiction(actual: String) -> PropertyListError {
    PropertyListError(.contradictedEncoding(declared: name, actual: actual), at: position)
  }

  private static func position(of index: Int, in declaration: ArraySlice<UInt8>) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1, offset: index)
    var previous: UInt8 = 0
    for byte in declaration[..<index] {
      if byte == 0x0A && previous != 0x0D || byte == 0x0D {
        position.line += 1
        position.column = 1
      } else if byte != 0x0A {
        position.column += 1
      }
      previous = byte
    }
    return position
  }
}
