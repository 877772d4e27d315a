import Diagnostics

extension SourceText {
  /// The index of the first byte that is no white space.
  private var firstMark: Int {
    var index = start
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    return index
  }

  func hasPrefix(_ prefix: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: prefix.utf8)
  }

  /// Whether the text has a marker of an unresolved Git conflict here, at the start of a line.
  func hasConflictMarker(at index: Int) -> Bool {
    guard index == start || index > 0 && (bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D)
    else { return false }
    return hasPrefix("<<<<<<<", at: index) || hasPrefix("=======", at: index)
      || hasPrefix(">>>>>>>", at: index) || hasPrefix("|||||||", at: index)
  }

  /// Whether the text is to be read as XML: it begins with `<` and is not OpenStep data such as
  /// `<0fbd77>`.
  var looksLikeXML: Bool {
    let first = firstMark
    guard first < bytes.count, bytes[first] == UInt8(ascii: "<") else { return false }
    let inside = bytes[(first + 1)...].prefix { $0.isHexDigit || $0.isSpace }
    return inside.endIndex == bytes.count || bytes[inside.endIndex] != UInt8(ascii: ">")
  }

  /// Whether the text begins as JSON does where no property list can: with `[`, or with a brace, a
  /// quoted key and a colon.
  private var looksLikeJSON: Bool {
    var index = firstMark
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "[") { return true }
    guard bytes[index] == UInt8(ascii: "{") else { return false }
    func skipSpace() {
      repeat { index += 1 } while index < bytes.count && bytes[index].isSpace
    }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
    repeat {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      guard index < bytes.count else { return false }
    } while bytes[index] != UInt8(ascii: "\"")
    skipSpace()
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// Names files that plainly are something else than a property list, or with `ofJSON` than JSON.
  func refuseLookalikes(ofJSON: Bool = false) throws(PropertyListError) {
    let first = firstMark
    let start = bytes[min(first, bytes.count)...].prefix(16)
    let found: String
    if hasConflictMarker(at: first) {
      throw PropertyListError(.mergeConflict, at: position(of: first))
    } else if hasPrefix("version https://git-lfs", at: first) {
      found = "a pointer of Git LFS (the file itself has to be fetched with “git lfs pull”)"
    } else if String(decoding: start, as: UTF8.self).uppercased().hasPrefix("<HTML")
      || String(decoding: start, as: UTF8.self).uppercased().hasPrefix("<!DOCTYPE HTML")
    {
      found = "an HTML page"
    } else if ofJSON, looksLikeXML {
      found = "XML"
    } else if !ofJSON, looksLikeJSON {
      found = "JSON"
    } else {
      return
    }
    throw PropertyListError(.notAPropertyList(found: found), at: position(of: first))
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// The value of a hexadecimal digit.
  var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  var isHexDigit: Bool { hexDigit != nil }

  var isDigit: Bool { (0x30...0x39).contains(self) }
}
