/// Goes through a text with build variables.
struct MacroScanner {
  let bytes: [UInt8]
  /// The setting whose value the text is, which `$(inherited)` stands for.
  let owner: String?
  var index = 0

  init(bytes: [UInt8], owner: String?) {
    self.bytes = bytes
    self.owner = owner
  }

  /// The byte here; `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The setting that a name in the text means.
  func target(of name: String) -> String {
    name == "inherited" ? owner ?? name : name
  }

  /// Goes past plain text, of which there is some here.
  mutating func literal(stops: [UInt8]) -> ArraySlice<UInt8> {
    let start = index
    while let byte = current, byte != UInt8(ascii: "$"), !stops.contains(byte) { index += 1 }
    return bytes[start..<index]
  }

  /// Goes past an opening bracket, if one is here, and returns the one that closes it.
  mutating func passOpening() -> UInt8? {
    let close: UInt8
    switch current {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    case UInt8(ascii: "["): close = UInt8(ascii: "]")
    default: return nil
    }
    index += 1
    return close
  }

  /// Goes past the name of a variable without brackets, if one is here.
  mutating func passBareName() -> String? {
    guard current?.isNameStart == true else { return nil }
    return name { $0.isNamePart }
  }

  /// Goes past the name of a modifier, which may be empty.
  mutating func modifierName() -> String {
    name { $0.isNamePart || $0 == UInt8(ascii: "-") }
  }

  private mutating func name(_ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = current, belongs(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
