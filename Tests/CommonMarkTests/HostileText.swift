/// A generator of random numbers that gives the same ones in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Texts made to break out of where they are put.
enum HostileText {
  private static let pieces = [
    "<script>", "</script>", "<b>", "</p>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<", ">",
    "](javascript:a)", "[a](b)", "![", "[x] ", "]: b", "<https://a.b>", "www.a.b", "a@b.c",
    "|", "\\|", "|---|", "`", "```", "~~~", "~~", "*", "**", "_", "__", "#", "## ", "===", "---",
    "- ", "+ ", "1. ", "1) ", "> ", "    ", "\t", " ", "  ", "\n", "\n\n", "\r", "\r\n", "\n\r",
    "\u{B}", "\u{C}", "\0", "\u{1}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}",
    "&", "&amp;", "&lt", "&#60;", "&#x3C;", "&#0;", "&#13;", "&nbsp", "&notit;", "\\", "\\\\",
    "\\<",
    "\\&#60;", "\"", "'", "\" onload=\"", "=", "%41", "%", "{{", "}}", "{{{a}}}", "{{#a}}", "$",
    ":",
    "a", "1", "Zz", "汽車", "é", "e\u{301}", "\u{301}", "🇩🇪", "\u{1F469}\u{200D}\u{1F4BB}", "\u{FE0F}",
    "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{A0}",
    "\u{2003}", "\u{3000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{E000}",
    "\u{10FFFF}", "\u{1FFFE}", "אב", "\u{AD}",
  ]

  /// A text of one to eight pieces or arbitrary scalars.
  static func random(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      if Int.random(in: 0..<8, using: &generator) > 0 {
        text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      } else {
        let isASCII = Bool.random(using: &generator)
        let value = UInt32.random(in: 0...(isASCII ? 0xFF : 0x10FFFF), using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
    }
    return text
  }
}
