extension String {
  /// How many columns of a terminal the text takes: two for wide East Asian characters and emoji, none
  /// for marks that stand on others.
  package var displayWidth: Int { reduce(0) { $0 + DisplayWidth($1).columns } }
}

/// How many columns of a terminal a character takes.
///
/// Terminals measure in two ways: older ones add up the code points, newer ones give a sequence such as
/// 👩‍🚒, 👍🏽 or ❤️ the room of one character. Only where both come to the same, it is known where the next
/// character stands.
struct DisplayWidth: Hashable, Sendable {
  let columns: Int
  /// Whether all terminals agree.
  let isCertain: Bool

  init(_ character: Character) {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      columns = 1
      isCertain = true
      return
    }
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { $0 + $1.columns }
    guard scalars.count > 1, let first = scalars.first else {
      columns = sum
      isCertain = scalars.first != "\u{AD}"
      return
    }
    let isEmoji =
      first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
      || first.isRegionalIndicator
    let whole = isEmoji ? 2 : scalars.map(\.columns).max() ?? 0
    columns = isEmoji ? whole : sum
    isCertain = whole == sum
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    // A flag is a pair of these.
    if isRegionalIndicator { return 1 }
    if properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default:
      if Self.joining.contains(where: { $0.contains(value) }) { return 0 }
      return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Source: Unicode 15.1, `EastAsianWidth.txt`, W and F, with gaps closed.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F320, 0x20000...0x3FFFD,
  ]

  /// The vowels and final consonants of Hangul syllables in parts, which stand on their first.
  private static let joining: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]
}
