/// Writes random JSON in all spellings that RFC 8259 allows.
struct JSONSampleWriter {
  private var random: SeededGenerator
  private var text = ""
  private var nodes = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed ^ 0x15A7) }

  /// The whole file, in UTF-8.
  mutating func file() -> [UInt8] {
    if random.chance(10) { text += "\u{FEFF}" }
    writeSpace()
    writeValue(depth: 0)
    writeSpace()
    return Array(text.utf8)
  }

  private mutating func writeSpace() {
    for _ in 0..<random.pick([0, 0, 1, 1, 3]) {
      text += random.pick([" ", "\n", "\t", "\r", "\r\n"])
    }
  }

  private mutating func writeValue(depth: Int) {
    nodes += 1
    let isFull = nodes > 60 || depth > 6
    switch Int.random(in: isFull ? 0..<6 : 0..<12, using: &random) {
    case 0, 1, 2: writeString()
    case 3: text += random.pick(["true", "false", "null"])
    case 4: writeNumber()
    case 5: text += random.pick(["{}", "[]", "[ ]", "{\n}"])
    case 6, 7, 8:
      writeContainer("[", "]") { $0.writeValue(depth: depth + 1) }
    default:
      writeContainer("{", "}") { writer in
        writer.writeString()
        writer.writeSpace()
        writer.text += ":"
        writer.writeSpace()
        writer.writeValue(depth: depth + 1)
      }
    }
  }

  private mutating func writeContainer(
    _ open: String, _ close: String, _ element: (inout JSONSampleWriter) -> Void
  ) {
    text += open
    for number in 0..<Int.random(in: 0...5, using: &random) {
      if number > 0 { text += "," }
      writeSpace()
      element(&self)
      writeSpace()
    }
    text += close
  }

  private mutating func writeNumber() {
    text += random.pick(["", "-"])
    text += random.pick([
      "0", "7", "42", "18446744073709551615", "9223372036854775808", "123456789012345678901",
    ])
    text += random.pick(["", "", "", ".0", ".25", ".1000000000000000055511151231257827"])
    text += random.pick(["", "", "", "e5", "E-5", "e+05", "e-330"])
  }

  private static let phrases = [
    "Order a ride", "Köln", "叫一辆出租车", "אני רוצה", "🚕👩🏽‍🚀", "e\u{301}", "\u{7F}\u{2028}\u{FEFF}", "/'`",
    "a", "",
  ]

  private mutating func writeString() {
    text += "\""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text += random.pick([#"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#])
      case 1:
        let units =
          Array(random.pick(Self.phrases).utf16) + [UInt16.random(in: 0..<0xD800, using: &random)]
        for unit in units {
          let digits = String(unit, radix: 16, uppercase: random.chance(2))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text += random.pick(Self.phrases)
      }
    }
    text += "\""
  }
}
