import Diagnostics

extension JSONScanner {
  /// Reads a number. Its first byte, which `isNumberStart` knows, has to stand here.
  mutating func readNumber() throws(PropertyListError) -> PropertyListValue {
    let start = index
    let isNegative = skip(UInt8(ascii: "-"))
    if syntax == .json5 {
      if !isNegative { _ = skip(UInt8(ascii: "+")) }
      if let number = readNonFinite() { return .real(isNegative ? -number : number) }
    }
    var isWhole = true
    if syntax == .json5, current == UInt8(ascii: "0"), byte(after: 1) | 0x20 == UInt8(ascii: "x") {
      index += 2
      guard current.isHexDigit else { throw unexpected("a hexadecimal digit") }
      while current.isHexDigit { index += 1 }
    } else {
      isWhole = try skipDecimal()
    }
    let digits = bytes[start..<index]
    if isWhole, let integer = Scalars.integer(digits) { return .integer(integer) }
    let written = String(decoding: digits, as: UTF8.self)
    guard let real = Double(written), real.isFinite else {
      throw PropertyListError(
        .invalidValue(expected: "a number of at most 1.8e308", found: "“\(written.prefix(40))”"),
        at: text.position(of: start))
    }
    return .real(real)
  }

  /// Whether a number begins with the byte here.
  var isNumberStart: Bool {
    switch current {
    case UInt8(ascii: "-"), 0x30...0x39: true
    case UInt8(ascii: "+"), UInt8(ascii: "."): syntax == .json5
    default: false
    }
  }

  /// Reads `Infinity` or `NaN`, which JSON5 has; `nil` when neither stands here.
  mutating func readNonFinite() -> Double? {
    for (word, number) in [("Infinity", Double.infinity), ("NaN", .nan)]
    where text.hasPrefix(word, at: index) {
      index += word.utf8.count
      return number
    }
    return nil
  }

  /// Goes past a decimal number without its sign, and tells whether it has neither fraction nor
  /// exponent. In JSON5 one side of the point may be empty.
  private mutating func skipDecimal() throws(PropertyListError) -> Bool {
    var isWhole = true
    let hasWhole = syntax == .json || current != UInt8(ascii: ".")
    if hasWhole, !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) {
      isWhole = false
      if syntax == .json || !hasWhole || current.isDigit { try skipDigits() }
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      _ = skip(UInt8(ascii: "-")) || skip(UInt8(ascii: "+"))
      try skipDigits()
    }
    return isWhole
  }

  private mutating func skipDigits() throws(PropertyListError) {
    guard current.isDigit else { throw unexpected("a digit") }
    while current.isDigit { index += 1 }
  }
}
