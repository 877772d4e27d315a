/// Writes random JSON5 in all spellings that its specification allows.
struct JSON5SampleWriter {
  private var random: SeededGenerator
  private var text = ""
  private var nodes = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed ^ 0x15A75)
  }

  /// The whole file, in UTF-8.
  mutating func file() -> [UInt8] {
    if random.chance(10) { text += "\u{FEFF}" }
    writeSpace()
    writeValue(depth: 0)
    writeSpace()
    if random.chance(10) { text += "// the end" }
    return Array(text.utf8)
  }

  private mutating func writeSpace() {
    for _ in 0..<random.pick([0, 0, 1, 1, 3]) {
      let plain = [
        " ", "\n", "\t", "\r", "\r\n", "// “ü” */ /*\n", "//\r\n", "/**/", "/* \n ** / // ' */",
      ]
      let wide = ["\u{B}", "\u{C}", "\u{A0}", "\u{3000}", "\u{2028}", "\u{FEFF}", "// x\u{2029}"]
      text += random.pick(random.chance(4) ? wide : plain)
    }
  }

  private mutating func writeValue(depth: Int) {
    nodes += 1
    let isFull = nodes > 40 || depth > 6
    switch Int.random(in: isFull ? 0..<6 : 0..<12, using: &random) {
    case 0, 1, 2: writeString()
    case 3: text += random.pick(["true", "false", "null"])
    case 4: writeNumber()
    case 5: text += random.pick(["{}", "[]", "[ /**/ ]", "{\n}"])
    case 6, 7, 8:
      writeContainer("[", "]") { writer, _ in writer.writeValue(depth: depth + 1) }
    default:
      writeContainer("{", "}") { writer, number in
        if writer.random.chance(2) { writer.writeString() } else { writer.writeIdentifier(number) }
        writer.writeSpace()
        writer.text += ":"
        writer.writeSpace()
        writer.writeValue(depth: depth + 1)
      }
    }
  }

  private mutating func writeContainer(
    _ open: String, _ close: String, _ element: (inout JSON5SampleWriter, Int) -> Void
  ) {
    text += open
    let count = Int.random(in: 0...5, using: &random)
    for number in 0..<count {
      if number > 0 { text += "," }
      writeSpace()
      element(&self, number)
      writeSpace()
    }
    if count > 0, random.chance(3) {
      text += ","
      writeSpace()
    }
    text += close
  }

  private mutating func writeIdentifier(_ number: Int) {
    text += random.pick(["a", "$", "_", "über", "語", "Ⅷ", "null", "Infinity", "𐐀", "x\u{301}"])
    text += random.pick(["", "\(number)", "٣", "‿", "\u{200D}", "$\(number)"])
    if random.chance(5) { text += random.pick(["\\u0061", "\\u00FC", "\\u0031"]) }
  }

  private mutating func writeNumber() {
    text += random.pick(["", "-", "+"])
    if random.chance(6) {
      text += random.pick(["Infinity", "NaN", "0x0", "0XfF", "0x00Ab"])
    } else if random.chance(8) {
      text += random.pick(["0xFFFFFFFFFFFFFFFF1", "0x7fffffffffffffff"])
    } else {
      let isBare = random.chance(4)
      if !isBare { text += random.pick(["0", "7", "42", "9007199254740993"]) }
      text += random.pick(isBare ? [".5", ".25"] : ["", "", ".", ".0", ".125"])
      text += random.pick(["", "", "", "e5", "E-5", "e+05"])
    }
  }

  private static let phrases = [
    "Order a ride", "Köln", "叫一辆出租车", "אני רוצה", "🚕👩🏽‍🚀", "e\u{301}", "\u{7F}\u{2028}\u{FEFF}",
    "/`//*",
    "a", "", "\t\u{1}",
  ]

  private mutating func writeString() {
    let quote = random.pick(["\"", "'"])
    text += quote
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        text += random.pick([
          #"\""#, #"\'"#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#,
        ])
      case 1:
        text += random.pick([
          #"\v"#, #"\0"#, #"\x41"#, #"\xfC"#, #"\q"#, #"\ü"#, #"\🚕"#, "\\\n", "\\\r\n", "\\\r",
          "\\\u{2028}",
        ])
      case 2:
        for unit in random.pick(Self.phrases).utf16 {
          let digits = String(unit, radix: 16, uppercase: random.chance(2))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      case 3: text += quote == "'" ? "\"" : "'"
      default:
        text += random.pick(Self.phrases)
      }
    }
    text += quote
  }
}
