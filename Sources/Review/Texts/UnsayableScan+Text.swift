import Vocabulary

// Addresses, asides, alternatives and markup.
extension UnsayableScan {
  /// An address by its `://`, or by `www.` at the beginning of a word.
  func webAddress(at index: Int) -> Unsayable? {
    let isScheme =
      scalars[index] == ":" && scalar(index + 1) == "/" && scalar(index + 2) == "/"
      && isLetter(index - 1)
    let isHost =
      index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
      && !isLetter(index - 4) && isLetter(index + 1)
    guard isScheme || isHost else { return nil }
    return Unsayable(kind: .webAddress, range: trimmed(token(at: index)))
  }

  func mailAddress(at index: Int) -> Unsayable? {
    let token = trimmed(token(at: index))
    let isNamed = isLetter(index - 1) || isDigit(index - 1)
    if isNamed, index + 1 < token.upperBound,
      let dot = scalars[(index + 1)..<token.upperBound].lastIndex(of: "."), dot > index + 1,
      dot + 2 < token.upperBound
    {
      return Unsayable(kind: .mailAddress, range: token)
    }
    return isNamed ? nil : hashtag(at: index)
  }

  /// A hashtag, or a name behind an @.
  func hashtag(at index: Int) -> Unsayable? {
    guard !isLetter(index - 1), !isDigit(index - 1), isLetter(index + 1) else { return nil }
    var end = index + 1
    while isLetter(end) || isDigit(end) || scalar(end) == "_" { end += 1 }
    return Unsayable(kind: .hashtag, range: index..<end)
  }

  /// Something in brackets. Variables such as `$(name)` are placeholders.
  func aside(at index: Int) -> Unsayable? {
    let before = scalar(index - 1)
    // A title in quotation marks, and what follows a digit as in “401(k)”, are said as they stand.
    guard before != "$", before != "\\", before != "“", before != "\"", !isDigit(index - 1)
    else { return nil }
    let close: Unicode.Scalar =
      switch scalars[index] {
      case "（": "）"
      case "【": "】"
      case "〔": "〕"
      default: ")"
      }
    let rest = scalars[(index + 1)...].prefix(Self.furthest)
    guard let end = rest.firstIndex(of: close),
      scalars[(index + 1)..<end].contains(where: \.properties.isAlphabetic)
    else { return nil }
    return Unsayable(kind: .aside, range: index..<end + 1)
  }

  /// Words with a slash between them, of which people would say one: “start/stop”, “listo/a”. Units such
  /// as km/h, abbreviations such as AC/DC and c/o, and fractions are none.
  func alternatives(at index: Int) -> Unsayable? {
    let isSpaced = scalar(index - 1) == " "
    // A slash with a space on one side only begins a path.
    guard isSpaced == (scalar(index + 1) == " "),
      var left = word(before: isSpaced ? index - 1 : index),
      var right = word(from: isSpaced ? index + 2 : index + 1),
      !isQuantity(before: left.lowerBound)
    else { return nil }
    if scalar(left.lowerBound - 1) == ".", isLetter(left.lowerBound - 2) {
      return Unsayable(kind: .webAddress, range: trimmed(token(at: index)))
    }
    if scalars[left.upperBound - 1].isUnspacedLetter, scalars[right.lowerBound].isUnspacedLetter {
      // Where words aren't parted, alternatives are mostly short and as long as each other.
      let length = min(left.count, right.count, 4)
      left = left.suffix(length)
      right = right.prefix(length)
    } else {
      let areCapitals = [left, right].allSatisfy { range in
        scalars[range].allSatisfy(\.properties.isUppercase)
      }
      let isRate = right.count == 1 && "sh".unicodeScalars.contains(scalars[right.lowerBound])
      guard left.count > 1, max(left.count, right.count) > 2, !areCapitals, !isRate else {
        return nil
      }
    }
    return Unsayable(kind: .alternatives, range: left.lowerBound..<right.upperBound)
  }

  /// Tags, entities, escapes and the marks of Markdown, as an export has left them.
  func markup(at index: Int) -> Unsayable? {
    let end: Int? =
      switch scalars[index] {
      case "<": tagEnd(from: index)
      case "&": entityEnd(from: index)
      case "\\":
        scalar(index + 1).map { "nrtu\"'\\".unicodeScalars.contains($0) } == true ? index + 2 : nil
      case "[": linkEnd(from: index)
      case "`": index + 1
      default: scalar(index + 1) == scalars[index] ? index + 2 : emphasisEnd(from: index)
      }
    return end.map { Unsayable(kind: .markup, range: index..<$0) }
  }

  private func tagEnd(from index: Int) -> Int? {
    let rest = scalars[(index + 1)...].prefix(Self.furthest)
    guard let close = rest.firstIndex(of: ">"), close > index + 1,
      Markup.isTag(scalars[(index + 1)..<close])
    else { return nil }
    return close + 1
  }

  private func entityEnd(from index: Int) -> Int? {
    let rest = scalars[(index + 1)...].prefix(10)
    guard let close = rest.firstIndex(of: ";") else { return nil }
    let name = scalars[(index + 1)..<close]
    let digits = name.first == "#" ? name.dropFirst() : []
    let isNumber =
      !digits.isEmpty && digits.allSatisfy { $0.properties.isASCIIHexDigit || $0 == "x" }
    let isNamed = [
      "amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "rsquo", "lsquo", "ldquo", "rdquo",
    ]
    .contains(String(String.UnicodeScalarView(name)))
    return isNumber || isNamed ? close + 1 : nil
  }

  /// Markdown's `[text](address)`. Square brackets alone make a placeholder.
  private func linkEnd(from index: Int) -> Int? {
    let rest = scalars[(index + 1)...].prefix(Self.furthest)
    guard let middle = rest.firstIndex(of: "]"), scalar(middle + 1) == "(" else { return nil }
    return scalars[(middle + 1)...].prefix(Self.furthest).firstIndex(of: ")").map { $0 + 1 }
  }

  /// Markdown's `*text*` and `_text_`, or a star that begins the text as a list's entry.
  private func emphasisEnd(from index: Int) -> Int? {
    let mark = scalars[index]
    guard mark != "~", !isLetter(index - 1), !isDigit(index - 1) else { return nil }
    if mark == "*", index == 0, scalar(1) == " " { return 1 }
    guard isLetter(index + 1) else { return nil }
    let rest = scalars[(index + 1)...].prefix(Self.furthest)
    guard let close = rest.firstIndex(of: mark), !isLetter(close + 1) else { return nil }
    return close + 1
  }

  /// The range without signs at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    let isEdge = { (index: Int) in !isLetter(index) && !isDigit(index) && scalars[index] != "/" }
    while let first = range.first, isEdge(first) { range = range.dropFirst().indices }
    while let last = range.last, isEdge(last) { range = range.dropLast().indices }
    return range
  }

  private func word(from start: Int) -> Range<Int>? {
    var end = start
    while isLetter(end, like: start), end - start < Self.furthest { end += 1 }
    return end > start ? start..<end : nil
  }

  private func word(before end: Int) -> Range<Int>? {
    var start = end
    while isLetter(start - 1, like: end - 1), end - start < Self.furthest { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// Whether it is a letter, and of the same kind of script as another one.
  private func isLetter(_ index: Int, like other: Int) -> Bool {
    guard isLetter(index) else { return false }
    let (left, right) = (
      ScriptClass(of: scalars[index].value), ScriptClass(of: scalars[other].value)
    )
    return left == right || left.isUnspaced && right.isUnspaced
  }

  /// Whether a number stands before a word, as before units.
  private func isQuantity(before start: Int) -> Bool {
    isDigit(start - 1) || scalar(start - 1)?.properties.isWhitespace == true && isDigit(start - 2)
  }
}
