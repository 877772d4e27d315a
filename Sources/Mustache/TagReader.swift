/// Why a tag can't be read.
struct TagFault: Error {
  let message: String
}

/// Reads one tag.
struct TagReader {
  let bytes: [UInt8]
  let delimiters: Delimiters
  /// Where the opening delimiter stands.
  let start: Int

  mutating func read() throws(TagFault) -> Tag {
    var contentStart = start + delimiters.open.count
    // A brace counts only directly at the delimiter, the other marks also after whitespace.
    if byte(at: contentStart) == UInt8(ascii: "{") {
      return try value(from: contentStart + 1, closedBy: UInt8(ascii: "}"))
    }
    while let next = byte(at: contentStart), next.isWhitespace { contentStart += 1 }
    let mark = byte(at: contentStart) ?? 0
    switch mark {
    case UInt8(ascii: "="):
      return try newDelimiters(from: contentStart + 1)
    case UInt8(ascii: "&"):
      return try value(from: contentStart + 1, closedBy: nil)
    case UInt8(ascii: "!"):
      let (_, end) = try content(from: contentStart + 1)
      return tag(.comment, to: end)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let (text, end) = try content(from: contentStart + 1)
      let inverted = mark == UInt8(ascii: "^")
      return tag(.sectionStart(try name(text), inverted: inverted), to: end)
    case UInt8(ascii: "/"):
      let (text, end) = try content(from: contentStart + 1)
      return tag(.sectionEnd(try name(text)), to: end)
    case UInt8(ascii: ">"):
      let (text, end) = try content(from: contentStart + 1)
      return tag(.partial(try partialName(text)), to: end)
    case UInt8(ascii: "<"), UInt8(ascii: "$"):
      let shown = String(UnicodeScalar(mark))
      throw TagFault(message: "blocks and parents, written with \(shown), are not supported")
    default:
      let (text, end) = try content(from: contentStart)
      return tag(.value(try name(text), escaped: true), to: end)
    }
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func tag(_ kind: Tag.Kind, to end: Int) -> Tag { Tag(kind: kind, range: start..<end) }

  private func value(from index: Int, closedBy mark: UInt8?) throws(TagFault) -> Tag {
    let (text, end) = try content(from: index, closedBy: mark)
    return tag(.value(try name(text), escaped: false), to: end)
  }

  /// The text between an index and the closing delimiter, trimmed, and where the tag ends.
  private func content(
    from index: Int, closedBy mark: UInt8? = nil
  ) throws(TagFault) -> (text: ArraySlice<UInt8>, end: Int) {
    let closing = (mark.map { [$0] } ?? []) + delimiters.close
    guard let end = bytes.firstIndex(of: closing, from: index) else {
      let shown = String(decoding: closing, as: UTF8.self)
      throw TagFault(message: "the tag opened here is never closed with \(shown)")
    }
    var text = bytes[index..<end]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return (text, end + closing.count)
  }

  private func newDelimiters(from index: Int) throws(TagFault) -> Tag {
    let equals = UInt8(ascii: "=")
    let (text, end) = try content(from: index, closedBy: equals)
    let marks = text.split(whereSeparator: \.isWhitespace)
    guard marks.count == 2, !text.contains(equals) else {
      throw TagFault(
        message: "delimiters are set as in {{=<% %>=}}: two marks, without an equals sign")
    }
    let limit = MustacheLimits.delimiterLength
    guard marks.allSatisfy({ $0.count <= limit }) else {
      throw TagFault(message: "a delimiter is longer than \(limit) bytes")
    }
    return tag(.delimiters(open: Array(marks[0]), close: Array(marks[1])), to: end)
  }

  private func name(_ text: ArraySlice<UInt8>) throws(TagFault) -> Name {
    try requireName(text)
    let dot = UInt8(ascii: ".")
    if text.count == 1, text.first == dot { return Name(parts: []) }
    let parts = text.split(separator: dot, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      let shown = String(decoding: text, as: UTF8.self).shownInMessage
      throw TagFault(message: "“\(shown)” is no name: nothing stands beside one of its dots")
    }
    return Name(parts: parts.map { String(decoding: $0, as: UTF8.self) })
  }

  private func partialName(_ text: ArraySlice<UInt8>) throws(TagFault) -> String {
    try requireName(text)
    guard text.first != UInt8(ascii: "*") else {
      throw TagFault(message: "names of partials that come from the data are not supported")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func requireName(_ text: ArraySlice<UInt8>) throws(TagFault) {
    guard !text.isEmpty else { throw TagFault(message: "this tag names nothing") }
    guard !text.contains(where: \.isWhitespace) else {
      let shown = String(decoding: text, as: UTF8.self).shownInMessage
      throw TagFault(message: "“\(shown)” is no name: a name has no spaces")
    }
  }
}
