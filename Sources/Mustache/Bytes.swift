extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// A space, a tab or a mark that ends a line or page.
  var isWhitespace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

extension [UInt8] {
  /// Where a short pattern next occurs. The pattern isn't empty.
  func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= count {
      if self[index] == pattern[0],
        pattern.indices.allSatisfy({ self[index + $0] == pattern[$0] })
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
