extension String {
  /// The text as one line that can't disturb a terminal: control characters and those that turn the
  /// direction of writing are shown as `U+001B`.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isDisturbing) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isDisturbing {
        text += scalar.name
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The names of all code points: `U+200B`.
  var namedScalars: String { unicodeScalars.map(\.name).joined(separator: " ") }
}

extension Unicode.Scalar {
  fileprivate var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var isDisturbing: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
