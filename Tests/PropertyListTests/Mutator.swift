/// Damages files at random.
struct Mutator {
  private var random: SeededGenerator
  private let pieces: [[UInt8]]

  /// Damages with pieces that mean something in the format.
  init(seed: UInt64, pieces: [[UInt8]] = propertyListPieces) {
    random = SeededGenerator(seed: seed ^ 0xABCD)
    self.pieces = pieces
  }

  static let jsonPieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\u0041", "\\n", "null", "true",
      "1",
      "-", "e5", ".5", "0", " ", "\n", "\u{10}", "\0", "ü", "\u{FEFF}", "1,", "\"a\":[],", ",{}",
      "NaN",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  static let json5Pieces: [[UInt8]] =
    jsonPieces
    + [
      "'", "//", "/*", "*/", "/", "+", "0x", "0xg", ".", "Infinity", "a", "$:", ",]", ",}", "\\\n",
      "\\x", "\\0", "\\9", "\\'", "\r", "\u{2028}", "\u{3000}", "a:1,", "'a':", "-NaN",
    ].map { Array($0.utf8) }

  static let propertyListPieces: [[UInt8]] =
    [
      "<", ">", "&", "\"", "'", "/", "-", "--", "]]>", "<!--", "-->", "<![CDATA[", "<?", "?>",
      "<?xml?>",
      "</dict>", "</array>", "</string>", "</key>", "</plist>", "<dict>", "<array>", "<key>",
      "<string>",
      "<true/>", "<plist>", "<foo/>", "<integer>1</integer>", "&amp;", "&amp", "&#0;", "&#x10;",
      "&#xD800;",
      "&#99999999999999999999;", "&app;", "&nope;", "&two", "%", "%x;", "]", "[", "=", "\u{10}",
      "\0",
      "\u{FFFE}", "ü", "\r", "\n", " ", "{", "}", "(", ")", ";", ",", "\\", "\\U", "<<<<<<< HEAD\n",
      "xml",
      " a=\"1\"", " a='<'", "<!ENTITY app 'x'>", "<!DOCTYPE plist>", "bplist00",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFE, 0xFF], [0xD8, 0x00]]

  mutating func mutate(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let stretch = index..<min(bytes.count, index + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.removeSubrange(stretch)
      case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4:
        bytes.insert(
          contentsOf: bytes[stretch], at: Int.random(in: 0...bytes.count, using: &random))
      case 5 where random.chance(4): bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: random.pick(pieces), at: index)
      }
    }
    return bytes
  }
}
