import Foundation

/// Reads the content of the elements that hold no text. What is accepted is what Foundation accepts
/// in property lists, less some leniency: months of 13, base64 that is cut off.
enum Scalars {
  /// `42`, `+42`, `-42`, `0x2A`, `-0x2A`, from -2⁶³ to 2⁶⁴ - 1.
  static func integer(_ text: ArraySlice<UInt8>) -> Int128? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    var radix: Int128 = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      radix = 16
      digits.removeFirst(2)
    }
    guard !digits.isEmpty else { return nil }
    var magnitude: Int128 = 0
    for byte in digits {
      guard let digit = byte.hexDigit, digit < radix else { return nil }
      magnitude = magnitude * radix + Int128(digit)
      guard magnitude <= Int128(UInt64.max) else { return nil }
    }
    let value = isNegative ? -magnitude : magnitude
    return value >= Int128(Int64.min) ? value : nil
  }

  /// Decimal digits with an optional sign, point and exponent, or a spelling of infinity or “nan”.
  static func real(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    switch String(decoding: rest, as: UTF8.self).lowercased() {
    case "nan": return .nan
    case "inf", "infinity": return isNegative ? -.infinity : .infinity
    default: break
    }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest[whole.endIndex...]
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
    } else if !rest.isEmpty {
      return nil
    }
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// `2016-09-13T12:00:00Z`, in the Gregorian calendar.
  static func date(_ text: ArraySlice<UInt8>) -> Date? {
    let pattern = "dddd-dd-ddTdd:dd:ddZ".utf8
    guard text.count == pattern.count else { return nil }
    var numbers: [Int] = []
    var number = 0
    for (byte, expected) in zip(text, pattern) {
      if expected == UInt8(ascii: "d") {
        guard byte.isDigit else { return nil }
        number = number * 10 + Int(byte - 0x30)
      } else {
        guard byte == expected else { return nil }
        numbers.append(number)
        number = 0
      }
    }
    guard numbers.count == 6 else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
    guard (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = daysFromReference(year: year, month: month, day: day)
    return Date(
      timeIntervalSinceReferenceDate: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days since 1 January 2001, counting years from March so that leap days come last.
  private static func daysFromReference(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  /// What base64 stands for, or the index of the first byte that is wrong.
  enum Base64 {
    case data([UInt8])
    case invalid(at: Int)
  }

  /// Reads base64 with white space anywhere.
  static func base64(_ text: ArraySlice<UInt8>) -> Base64 {
    var data: [UInt8] = []
    data.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    for (index, byte) in zip(text.indices, text) where !byte.isSpace {
      if byte == UInt8(ascii: "="), digits >= 2, digits + padding < 4 {
        padding += 1
        continue
      }
      guard padding == 0, let digit = base64Digit(byte) else { return .invalid(at: index) }
      bits = bits << 6 | digit
      digits += 1
      if digits == 4 {
        data.append(contentsOf: [
          UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
          UInt8(truncatingIfNeeded: bits),
        ])
        (bits, digits) = (0, 0)
      }
    }
    switch (digits, padding) {
    case (0, 0): break
    case (2, 2): data.append(UInt8(truncatingIfNeeded: bits >> 4))
    case (3, 1):
      data.append(UInt8(truncatingIfNeeded: bits >> 10))
      data.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: return .invalid(at: text.endIndex)
    }
    return .data(data)
  }

  private static func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
