/// Makes the tree of a template, in one pass and without recursion.
struct Parser {
  private let templateName: String
  private let source: String
  private let bytes: [UInt8]
  private var delimiters = Delimiters()
  /// What is read of the bodies that are open: the template's and those of `openSections`.
  private var bodies: [[Node]] = [[]]
  /// The sections that are open, outermost first.
  private var openSections: [OpenSection] = []

  private struct OpenSection {
    let name: Name
    let inverted: Bool
    let offset: Int

    var tag: String { "{{\(inverted ? "^" : "#")\(name.text.shownInMessage)}}" }
  }

  init(templateName: String, source: String) {
    self.templateName = templateName
    self.source = source
    self.bytes = Array(source.utf8)
  }

  /// Parses the whole source.
  mutating func parse() throws(MustacheError) -> [Node] {
    var position = 0
    while let start = bytes.firstIndex(of: delimiters.open, from: position) {
      let tag = try readTag(at: start)
      let line = tag.mayStandAlone ? lineOfStandaloneTag(tag.range) : nil
      appendText(position..<(line?.lowerBound ?? start), touchesTag: line == nil)
      try append(tag, indentation: line.map { $0.lowerBound..<start })
      position = line?.upperBound ?? tag.range.upperBound
    }
    appendText(position..<bytes.count, touchesTag: false)
    if let section = openSections.last {
      throw error(at: section.offset, "the section \(section.tag) opened here is never closed")
    }
    return bodies[0]
  }

  private func readTag(at start: Int) throws(MustacheError) -> Tag {
    var reader = TagReader(bytes: bytes, delimiters: delimiters, start: start)
    do throws(TagFault) {
      return try reader.read()
    } catch {
      throw self.error(at: start, error.message)
    }
  }

  /// The line of a tag that is alone on it, with its line end; `nil` when anything else is there.
  private func lineOfStandaloneTag(_ tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    guard start == 0 || bytes[start - 1] == .newline else { return nil }
    var end = tag.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == .carriageReturn, end + 1 < bytes.count, bytes[end + 1] == .newline {
      return start..<(end + 2)
    }
    return bytes[end] == .newline ? start..<(end + 1) : nil
  }

  /// Appends source text. A line that begins where the text ends counts to the text when a tag
  /// that isn't alone on the line follows, so that the line's indentation isn't lost.
  private mutating func appendText(_ range: Range<Int>, touchesTag: Bool) {
    var lineStarts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound || (touchesTag && index == range.upperBound) {
      if index == 0 || bytes[index - 1] == .newline { lineStarts.append(index - range.lowerBound) }
      index += 1
    }
    guard !range.isEmpty || !lineStarts.isEmpty else { return }
    let text = TemplateText(string: string(range), lineStarts: lineStarts)
    append(.text(text), at: range.lowerBound)
  }

  private mutating func append(_ tag: Tag, indentation: Range<Int>?) throws(MustacheError) {
    let offset = tag.range.lowerBound
    switch tag.kind {
    case .comment:
      break
    case .delimiters(let open, let close):
      delimiters = Delimiters(open: open, close: close)
    case .value(let name, let escaped):
      append(.value(name, escaped: escaped), at: offset)
    case .partial(let name):
      append(.partial(name: name, indentation: indentation.map(string)), at: offset)
    case .sectionStart(let name, let inverted):
      guard openSections.count < MustacheLimits.sectionDepth else {
        let limit = MustacheLimits.sectionDepth
        throw error(at: offset, "more than \(limit) sections stand in each other here")
      }
      openSections.append(OpenSection(name: name, inverted: inverted, offset: offset))
      bodies.append([])
    case .sectionEnd(let name):
      try closeSection(name, at: offset)
    }
  }

  private mutating func closeSection(_ name: Name, at offset: Int) throws(MustacheError) {
    let shown = name.text.shownInMessage
    guard let section = openSections.popLast() else {
      throw error(at: offset, "{{/\(shown)}} closes nothing: no section is open here")
    }
    guard section.name == name else {
      let line = error(at: section.offset, "").line
      throw error(
        at: offset, "{{/\(shown)}} stands where \(section.tag) of line \(line) must close")
    }
    let body = bodies.removeLast()
    append(.section(name, inverted: section.inverted, body: body), at: section.offset)
  }

  private mutating func append(_ content: Node.Content, at offset: Int) {
    bodies[bodies.count - 1].append(Node(offset: offset, content: content))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func error(at offset: Int, _ message: String) -> MustacheError {
    MustacheError(templateName: templateName, source: source, offset: offset, message: message)
  }
}
