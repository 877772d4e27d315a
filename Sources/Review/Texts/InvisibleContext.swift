import Vocabulary

/// Tells where writing needs a character that shows nothing.
///
/// Source: The Unicode Standard 15, sections 9.2 (Arabic), 12.1 (Devanagari), 16 (Southeast Asia), 23.2
/// and 23.3 (joiners and direction marks); UTS 51 for emoji.
struct InvisibleContext {
  let scalars: [Unicode.Scalar]
  private let language: Language?
  private let isRightToLeft: Bool
  private let hasOverride: Bool

  init(_ text: String, language: Language?) {
    scalars = Array(text.unicodeScalars)
    self.language = language
    isRightToLeft = scalars.contains(where: \.isRightToLeftLetter)
    hasOverride = scalars.contains { $0 == "\u{202D}" || $0 == "\u{202E}" }
  }

  func needsCharacter(at index: Int) -> Bool {
    let before = scalars[..<index].suffix(Self.longestRun).last { !$0.isJoinerOrBreak }
    let after = scalars[(index + 1)...].prefix(Self.longestRun).first { !$0.isJoinerOrBreak }
    switch scalars[index].value {
    case 0x200C: return isJoining(before) || isJoining(after)
    case 0x200D: return isJoining(before) || isJoining(after) || isEmoji(before) && isEmoji(after)
    case 0x200B: return isUnspaced(before) || isUnspaced(after)
    case 0x200E, 0x200F, 0x061C, 0x2066...0x2069: return isRightToLeft
    case 0x202A, 0x202B, 0x202C: return isRightToLeft && !hasOverride
    case 0x0640: return !stretchesWord(at: index)
    case 0x180E: return before.map { (0x1800...0x18AF).contains($0.value) } ?? false
    case 0xFE00...0xFE0F:
      return before.map { !$0.isPlainLetter && !$0.properties.isWhitespace } ?? false
    case 0xE0020...0xE007F: return isOfFlag(at: index)
    default: return false
    }
  }

  /// How many characters that show nothing may stand in a row.
  private static let longestRun = 8

  /// Scripts whose letters join, or form conjuncts, so that it matters whether they may.
  private func isJoining(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0x1A00...0x1CFF, 0xA800...0xABFF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10FFF, 0x11000...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Scripts in which a zero-width space shows where a line may break between two words.
  private func isUnspaced(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x1B00...0x1B7F, 0xA980...0xAADF: true
    default: false
    }
  }

  private func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value > 0x7F && $0.properties.isEmoji || $0 == "\u{FE0F}" } ?? false
  }

  /// Whether a tag stands in the flag of a region such as Scotland.
  private func isOfFlag(at index: Int) -> Bool {
    // A flag has at most seven tags.
    scalars[..<index].suffix(8).contains("\u{1F3F4}")
  }

  /// Whether a kashida stands between two letters of a word, where it is but decoration; behind a
  /// particle it joins a name to it, as in “لـTelegram” and “الـواتساب”.
  private func stretchesWord(at index: Int) -> Bool {
    guard ["ar", "fa", "ur"].contains(language?.primarySubtag) else { return false }
    let isKashida = { (scalar: Unicode.Scalar) in scalar == "\u{0640}" }
    let start = scalars[..<index].suffix(Self.longestWord)
    guard let left = start.last(where: { !isKashida($0) }), left.isArabicLetter,
      let right = scalars[index...].prefix(Self.longestWord).first(where: { !isKashida($0) }),
      right.isArabicLetter
    else { return false }
    let word = start.suffix(while: \.isArabicLetter)
    return !Self.particles.contains(String(String.UnicodeScalarView(word)))
  }

  /// Looking further for the beginning of a word would take quadratic time.
  private static let longestWord = 64

  /// The particles that Arabic writes together with the word behind them, and the article.
  private static let particles: Set = [
    "ب", "ل", "ك", "و", "ف", "ال", "لل", "بال", "كال", "وال", "فال",
  ]
}

extension Unicode.Scalar {
  /// Zero-width space, non-joiner and joiner.
  fileprivate var isJoinerOrBreak: Bool { (0x200B...0x200D).contains(value) }

  fileprivate var isArabicLetter: Bool {
    value != 0x0640 && properties.isAlphabetic && ScriptClass(of: value) == .arabic
  }

  fileprivate var isRightToLeftLetter: Bool {
    (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFC).contains(value) || (0x10800...0x10FFF).contains(value)
      || (0x1E800...0x1EFFF).contains(value)
  }

  /// A letter of a script that has no variation sequences.
  fileprivate var isPlainLetter: Bool {
    let scripts: [ScriptClass] = [.latin, .greek, .cyrillic, .arabic, .hebrew, .hangul]
    return properties.isAlphabetic && scripts.contains(ScriptClass(of: value))
  }
}

extension ArraySlice {
  /// The longest end of which every element fulfils the condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice {
    let start = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
