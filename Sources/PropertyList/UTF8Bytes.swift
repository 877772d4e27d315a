extension [UInt8] {
  /// Adds a character in UTF-8.
  mutating func appendUTF8(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The index of the first byte that isn't part of a well-formed sequence, by table 3-7 of the
  /// Unicode Standard: the first byte of the ill-formed sequence.
  func firstInvalidUTF8(from start: Int) -> Int? {
    var index = start
    while index < count {
      let lead = self[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= count, second.contains(self[index + 1]) else { return index }
      for offset in 2..<Swift.max(2, length) where self[index + offset] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  /// The character that begins at an index of valid UTF-8; `nil` at the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < count else { return nil }
    let lead = self[index]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= count else { return nil }
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for offset in 1..<length {
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}

extension Unicode.Scalar {
  /// The character that a surrogate pair of UTF-16 stands for; `nil` when it is no pair.
  init?(surrogates high: UInt16, _ low: UInt16) {
    guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
    self.init(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }

  /// Whether XML 1.0 forbids the character anywhere in a document.
  var isForbiddenInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The character for messages: itself, or its number where it can't be seen.
  var shown: String {
    if properties.isWhitespace || value < 0x20 || (0x7F..<0xA0).contains(value)
      || properties.generalCategory == .format || properties.isNoncharacterCodePoint
    {
      let digits = String(value, radix: 16, uppercase: true)
      return "the character U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count))
        + digits
    }
    return "“\(self)”"
  }
}
