extension String {
  /// The text as one line that can't disturb a terminal: control characters and those that turn the
  /// direction of writing are shown as `U+001B`.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isDisturbing) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isDisturbing {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isDisturbing: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
