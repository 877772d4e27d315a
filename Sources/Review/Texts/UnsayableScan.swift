import Vocabulary

/// Tells what of a text can't be said, place by place.
struct UnsayableScan {
  let scalars: [Unicode.Scalar]
  /// Where the text begins and ends without the white space at its ends.
  private let body: Range<Int>

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
    let end = scalars.lastIndex { !$0.properties.isWhitespace } ?? -1
    body = start..<max(start, end + 1)
  }

  /// What can't be said and is recognised at this place; it may begin earlier.
  func part(at index: Int) -> Unsayable? {
    let scalar = scalars[index]
    if scalar.value < 0x80 {
      if scalar.properties.isAlphabetic || scalar == " " { return nil }
      return ascii(scalar, at: index)
    }
    if scalar == "（" || scalar == "【" || scalar == "〔" { return aside(at: index) }
    if scalar == "／" || scalar == "｜" { return alternatives(at: index) }
    if scalar == "＃" { return hashtag(at: index) }
    if scalar == "\u{FFFD}" { return Unsayable(kind: .damage, range: index..<index + 1) }
    if scalar.isLineBreak { return lineBreak(at: index) }
    if isEmoji(at: index) { return emoji(at: index) }
    return scalar.isUnspoken ? Unsayable(kind: .sign, range: index..<index + 1) : nil
  }

  private func ascii(_ scalar: Unicode.Scalar, at index: Int) -> Unsayable? {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}": lineBreak(at: index)
    case "\t": isInside(index) ? Unsayable(kind: .tab, range: index..<index + 1) : nil
    case ":", ".": webAddress(at: index)
    case "@": mailAddress(at: index)
    case "#": isEmoji(at: index) ? emoji(at: index) : hashtag(at: index)
    case "/", "|": alternatives(at: index)
    case "(": aside(at: index)
    case "<", "&", "*", "_", "`", "~", "[", "\\": markup(at: index)
    case "-", "=": sign(at: index)
    default: isEmoji(at: index) ? emoji(at: index) : nil
    }
  }

  func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  func isLetter(_ index: Int) -> Bool { scalar(index)?.properties.isAlphabetic ?? false }

  func isDigit(_ index: Int) -> Bool { scalar(index)?.properties.numericType != nil }

  /// The stretch round a place up to white space on either side.
  func token(at index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    while start > 0, index - start < Self.furthest, !scalars[start - 1].properties.isWhitespace {
      start -= 1
    }
    while end < scalars.count, end - index < Self.furthest, !scalars[end].properties.isWhitespace {
      end += 1
    }
    return start..<end
  }

  /// How far a scan looks for the other end, so that its time stays linear.
  static let furthest = 128

  private func isInside(_ index: Int) -> Bool { body.contains(index) }

  private func lineBreak(at index: Int) -> Unsayable? {
    guard isInside(index) else { return nil }
    let isPair = scalars[index] == "\r" && scalar(index + 1) == "\n"
    return Unsayable(kind: .lineBreak, range: index..<index + (isPair ? 2 : 1))
  }

  /// An arrow, or a dash that begins the text as a list's entry.
  private func sign(at index: Int) -> Unsayable? {
    if scalar(index + 1) == ">" { return Unsayable(kind: .sign, range: index..<index + 2) }
    guard scalars[index] == "-", index == body.lowerBound, scalar(index + 1) == " " else {
      return nil
    }
    return Unsayable(kind: .sign, range: index..<index + 1)
  }

  private func isEmoji(at index: Int) -> Bool {
    let scalar = scalars[index]
    let next = self.scalar(index + 1)
    if scalar.value < 0x80 {
      return scalar.properties.isEmoji && (next == "\u{20E3}" || next == "\u{FE0F}")
    }
    return scalar.properties.isEmojiPresentation || scalar.properties.isEmoji && next == "\u{FE0F}"
  }

  /// The emoji with all that belongs to it, and those right behind it.
  private func emoji(at index: Int) -> Unsayable {
    var end = index + 1
    while let next = scalar(end), next.continuesEmoji || isEmoji(at: end) { end += 1 }
    return Unsayable(kind: .emoji, range: index..<end)
  }
}

extension Unicode.Scalar {
  /// Joiners, variations, skin colours and tags.
  fileprivate var continuesEmoji: Bool {
    value == 0x200D || value == 0xFE0F || value == 0x20E3 || properties.isEmojiModifier
      || (0xE0020...0xE007F).contains(value)
  }

  /// Pictures, arrows and the bullets of lists. Signs that have a name in speech, such as ° and ♯, and
  /// those of trade marks are none; nor are squared words such as ㎞.
  fileprivate var isUnspoken: Bool {
    switch value {
    case 0x2022, 0x2023, 0x25E6, 0x2043, 0x2190...0x21FF, 0x27F0...0x27FF: return true
    case 0x3200...0x33FF, 0x266D...0x266F, 0x2100...0x214F, 0xA9, 0xAE, 0xB0, 0x2800...0x28FF:
      return false
    default:
      return properties.generalCategory == .otherSymbol
        && ((0x2000...0x2BFF).contains(value) || value >= 0x1F300)
    }
  }
}
