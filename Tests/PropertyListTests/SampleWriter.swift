/// Writes random property lists in all spellings that XML allows.
struct SampleWriter {
  enum Encoding: CaseIterable {
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian, utf16WithoutMark
    case latin1, windows1252, ascii
  }

  var random: SeededGenerator
  private let encoding: Encoding
  private let newline: String
  private var text = ""
  private var nodes = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    encoding = random.chance(2) ? .utf8 : random.pick(Encoding.allCases)
    newline = random.pick(["\n", "\n", "\r\n", "\r"])
  }

  /// The whole file.
  mutating func file() -> [UInt8] {
    writeProlog()
    if random.chance(10) {
      writeValue(depth: 0)
    } else {
      text += random.pick([
        "<plist version=\"1.0\">", "<plist>", "<plist version='1.0' a = \"&#252;&#62;\" >",
      ])
      writeSpace()
      writeValue(depth: 0)
      writeSpace()
      text += random.pick(["</plist>", "</plist >"])
    }
    text += random.pick(["", newline, "<!-- end -->" + newline])
    return encoded()
  }

  private mutating func writeProlog() {
    let name: String? =
      switch encoding {
      case .utf8, .utf8WithMark: random.pick(["UTF-8", "utf-8", nil])
      case .utf16LittleEndian, .utf16BigEndian, .utf16WithoutMark: "UTF-16"
      case .latin1: "ISO-8859-1"
      case .windows1252: "windows-1252"
      case .ascii: "US-ASCII"
      }
    if let name {
      text +=
        "<?xml version=\"1.0\" encoding=\"\(name)\"\(random.pick(["", " standalone='no' "]))?>"
      text += newline
    } else if random.chance(2) {
      text += "<?xml version='1.0'?>"
    }
    if random.chance(4) { text += "<!-- in front -->" + newline + "<?target data?>" }
    text += "<!DOCTYPE plist"
    text += random.pick([
      "",
      " PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"",
      " SYSTEM 'file://localhost/System/Library/DTDs/PropertyList.dtd' ",
    ])
    text +=
      " [\(newline)<!ENTITY app \"Ride &amp;&#38;#38;&#x20;Go\"> <!-- x --> <!ENTITY two '&app;, &app;'>]>"
    text += newline
  }

  private mutating func writeSpace() {
    text += random.pick(["", newline, newline + "\t", "  ", newline + newline])
    if random.chance(20) { text += "<!-- note - \(plain()) -->" }
    if random.chance(40) { text += "<?pi \(plain())?>" }
  }

  private mutating func writeValue(depth: Int) {
    nodes += 1
    let isFull = nodes > 60 || depth > 6
    switch Int.random(in: isFull ? 0..<9 : 0..<16, using: &random) {
    case 0, 1, 2: writeElement("string") { $0.writeText() }
    case 3:
      let number =
        Int64.random(in: .min ... .max, using: &random) >> Int64(random.pick([0, 40, 56]))
      let plus = random.pick(["", number < 0 ? "" : "+"])
      writeElement("integer") { $0.text += plus + String(number) }
    case 4:
      let number = Double.random(in: -1e6...1e6, using: &random)
      let written = random.pick(["\(number)", "\(number)e-5", "nan", "-inf", "1.", ".5", "7"])
      writeElement("real") { $0.text += written }
    case 5:
      let name = random.pick(["true", "false"])
      text += random.pick(["<\(name)/>", "<\(name)></\(name)>", "<\(name) />"])
    case 6:
      func two(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        let number = Int.random(in: range, using: &random)
        return (number < 10 ? "0" : "") + String(number)
      }
      let date =
        "\(Int.random(in: 1000...3000, using: &random))-\(two(1...12, &random))-\(two(1...28, &random))"
        + "T\(two(0...23, &random)):\(two(0...59, &random)):\(two(0...59, &random))Z"
      writeElement("date") { $0.text += date }
    case 7:
      text += random.pick(["<string/>", "<string></string>", "<array/>", "<dict />", "<data/>"])
    case 8:
      let data = random.pick(["", "YQ==", "Y WI=", "\n\tAAEC\(newline)/+7/", "YWJj\tZGVm"])
      writeElement("data") { $0.text += data }
    case 9, 10, 11: writeArray(depth: depth)
    default: writeDictionary(depth: depth)
    }
  }

  private mutating func writeArray(depth: Int) {
    writeElement("array") { writer in
      for _ in 0..<Int.random(in: 0...5, using: &writer.random) {
        writer.writeSpace()
        writer.writeValue(depth: depth + 1)
      }
      writer.writeSpace()
    }
  }

  private mutating func writeDictionary(depth: Int) {
    writeElement("dict") { writer in
      for number in 0..<Int.random(in: 0...5, using: &writer.random) {
        writer.writeSpace()
        writer.writeElement("key") { writer in
          writer.writeText()
          writer.text += String(number)
        }
        writer.writeSpace()
        writer.writeValue(depth: depth + 1)
      }
      writer.writeSpace()
    }
  }

  private mutating func writeElement(_ name: String, _ content: (inout SampleWriter) -> Void) {
    text +=
      "<\(name)" + random.pick(["", "", "", " ", " id=\"x&lt;y\"", "\(newline)a='1' b='2'"]) + ">"
    content(&self)
    text += "</\(name)" + random.pick(["", "", "", " ", newline]) + ">"
  }

  /// Writes the content of a string in several pieces, each spelled in another way.
  private mutating func writeText() {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: text += "<![CDATA[<\(plain())&\(newline)]] >]]>"
      case 1: text += "<!-- \(plain()) -->"
      case 2: text += "<?pi \(plain())?>"
      case 3: text += random.pick(["&app;", "&two;"])
      case 4:
        text += random.pick(["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#13;", "]]&gt;", "]"])
      case 5:
        let scalar = random.pick(Array(Self.phrases.joined().unicodeScalars))
        text += random.pick(["&#\(scalar.value);", "&#x\(String(scalar.value, radix: 16));"])
      case 6: text += newline
      default: text += plain()
      }
    }
  }

  private static let phrases = [
    "Order a ride", "Fahr mich nach Köln", "叫一辆出租车", "אני רוצה", "🚕👩🏽‍🚀 go", "e\u{301}\u{200D}",
    " two  spaces ", "tab\there", "\u{85}\u{2028}\u{FEFF}\u{7F}\u{9F}",
    "\"quotes' \u{201C}\u{201D}",
    "] ] >", "𐐷\u{10FFFD}", "a-b", "%",
  ]

  /// A phrase that the encoding can write.
  private mutating func plain() -> String {
    let phrase = random.pick(Self.phrases)
    let isWritable = phrase.unicodeScalars.allSatisfy { scalar in
      switch encoding {
      case .latin1: scalar.value < 0x100
      case .windows1252: scalar.value < 0x80 || (0xA0..<0x100).contains(scalar.value)
      case .ascii: scalar.isASCII
      default: true
      }
    }
    return isWritable ? phrase : "plain"
  }

  private func encoded() -> [UInt8] {
    func utf16(bigEndian: Bool, mark: Bool) -> [UInt8] {
      ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return bigEndian ? bytes : bytes.reversed()
      }
    }
    return switch encoding {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .utf16LittleEndian: utf16(bigEndian: false, mark: true)
    case .utf16BigEndian: utf16(bigEndian: true, mark: true)
    case .utf16WithoutMark: utf16(bigEndian: false, mark: false)
    case .latin1, .windows1252, .ascii:
      text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    }
  }
}
