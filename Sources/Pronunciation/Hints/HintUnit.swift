import Foundation

/// One character of a hint, read for what it is meant to be.
struct HintUnit {
  enum Meaning: Equatable {
    /// A letter in small form without tone mark: `a` to `z`, ü, ê. `tone` is that of its mark.
    case letter(Unicode.Scalar, tone: Int?)
    /// A letter that belongs to neither spelling.
    case otherLetter
    case digit(Int)
    case space
    case separator
    case chinese
    case zhuyin
    case symbol(Unicode.Scalar)
  }

  let meaning: Meaning
  /// The scalars of the hint that it covers: a letter and the marks behind it.
  let range: Range<Int>
  /// Whether it is written in another form than ASCII has it.
  let isOtherForm: Bool

  /// Reads the character at a place; marks that follow a letter are read with it.
  init(_ scalars: [Unicode.Scalar], at start: Int) {
    let scalar = scalars[start]
    var end = start + 1
    if scalar.isASCII ? scalar.isASCIILetterOrDigit : scalar.properties.isAlphabetic {
      while end < scalars.count, scalars[end].value >= 0x300,
        scalars[end].properties.generalCategory == .nonspacingMark
      {
        end += 1
      }
    }
    range = start..<end
    let plain = Self.asASCII(scalar)
    isOtherForm = plain != nil
    meaning = Self.meaning(of: plain ?? scalar, marks: scalars[(start + 1)..<end])
  }

  private static func meaning(
    of scalar: Unicode.Scalar, marks: ArraySlice<Unicode.Scalar>
  ) -> Meaning {
    switch scalar {
    case "a"..."z" where marks.isEmpty: return .letter(scalar, tone: nil)
    case "0"..."9": return .digit(Int(scalar.value - 0x30))
    case "-", "‐", "‑", "–", "'", "’", "‘", "ʼ", "·", "・", ",", "、", ".": return .separator
    case _ where scalar.isZhuyin: return .zhuyin
    case "ˊ", "ˇ", "ˋ", "˙": return .zhuyin
    default: break
    }
    if scalar.properties.isWhitespace { return .space }
    if scalar.properties.isIdeographic { return .chinese }
    guard scalar.properties.isAlphabetic else { return .symbol(scalar) }
    return letter(scalar, marks: marks) ?? .otherLetter
  }

  /// A Latin letter with what marks it has; `nil` for other letters and other marks.
  private static func letter(
    _ scalar: Unicode.Scalar, marks: ArraySlice<Unicode.Scalar>
  ) -> Meaning? {
    let small = scalar.properties.lowercaseMapping
    let parts = Array(small.decomposedStringWithCanonicalMapping.unicodeScalars)
    guard var base = parts.first, ("a"..."z").contains(base) else { return nil }
    var tone: Int?
    for mark in parts.dropFirst() + marks {
      switch (mark, base) {
      case ("\u{308}", "u"): base = "ü"
      case ("\u{302}", "e"): base = "ê"
      default:
        guard tone == nil, let found = toneMarks[mark], "aeiouüêmn".unicodeScalars.contains(base)
        else { return nil }
        tone = found
      }
    }
    return .letter(base, tone: tone)
  }

  /// The accents that pinyin sets on a vowel; the breve is often written for the caron.
  private static let toneMarks: [Unicode.Scalar: Int] = [
    "\u{304}": 1, "\u{301}": 2, "\u{30C}": 3, "\u{306}": 3, "\u{300}": 4,
  ]

  /// The plain character for a full-width one, and for a digit that is raised, lowered or another
  /// script's; `nil` for characters that are no such form.
  private static func asASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // The round a and g of schoolbooks.
    if scalar == "\u{251}" { return "a" }
    if scalar == "\u{261}" { return "g" }
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0) }
    guard scalar.value > 0x7F,
      scalar.properties.numericType == .decimal
        || scalar.properties.numericType == .digit,
      let value = scalar.properties.numericValue, (0...9).contains(value)
    else { return nil }
    return Unicode.Scalar(0x30 + UInt32(value))
  }
}
