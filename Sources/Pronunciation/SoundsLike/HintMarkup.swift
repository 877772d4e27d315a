/// Finds markup in a hint: tags of SSML and its kind, and speech commands between double brackets.
struct HintMarkup {
  /// The tags and commands.
  let ranges: [Range<Int>]
  /// What is left without them, on one line; of `<sub>` what it says the text is to be read as.
  let plain: String
  /// Whether commands to a speech synthesizer are among them, behind which codes may stand.
  let hasCommands: Bool

  /// `nil` when there is none. Takes time linear in the hint's length.
  init?(_ hint: HintText) {
    var ranges: [Range<Int>] = []
    var plain: [Unicode.Scalar] = []
    var isReplaced = false
    var index = 0
    while index < hint.scalars.count {
      guard let end = Self.end(ofMarkupAt: index, in: hint.scalars) else {
        if !isReplaced { plain.append(hint.scalars[index]) }
        index += 1
        continue
      }
      let tag = hint[index..<end]
      if tag.hasPrefix("<sub"), let alias = Self.alias(in: tag) {
        plain += alias.unicodeScalars
        isReplaced = !tag.hasSuffix("/>")
      } else if tag.hasPrefix("</sub") {
        isReplaced = false
      }
      ranges.append(index..<end)
      index = end
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
    hasCommands = ranges.contains { hint.scalars[$0.lowerBound] == "[" }
    self.plain = String(plain)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// No tag is longer, so that the time stays linear where none is closed.
  private static let longest = 512

  private static func end(ofMarkupAt start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard start + 1 < scalars.count else { return nil }
    let next = scalars[start + 1]
    let rest = scalars[(start + 1)...].prefix(longest)
    switch scalars[start] {
    case "<" where next.properties.isAlphabetic || next == "/" || next == "!" || next == "?":
      guard let stop = rest.firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[stop] == ">"
      else { return nil }
      return stop + 1
    case "[" where next == "[":
      guard let stop = rest.firstIndex(of: "]"), stop + 1 < scalars.count, scalars[stop + 1] == "]"
      else { return nil }
      return stop + 2
    default: return nil
    }
  }

  /// The value of the attribute `alias`.
  private static func alias(in tag: String) -> String? {
    for quote: Character in ["\"", "'"] {
      let parts = tag.split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].filter({ !$0.isWhitespace }).hasSuffix("alias=") {
        return String(parts[1])
      }
    }
    return nil
  }
}
