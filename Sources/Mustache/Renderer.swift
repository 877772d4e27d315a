/// One rendering of a template with its partials.
///
/// It keeps a stack of its own: recursion would need more of the thread's than some threads have.
struct Renderer {
  private(set) var output = ""
  /// The values that names are looked up in, innermost last.
  private var contexts: [MustacheValue]
  /// The bodies that are being written, innermost last.
  private var bodies: [Body] = []
  /// How many bodies have been begun.
  private var bodyCount = 0
  /// What goes before each line of the template at hand.
  private var indentation = ""
  private let partials: [String: MustacheTemplate]
  private let escaping: (String, inout String) -> Void
  private let limits: MustacheLimits

  /// A template, or what stands in a section.
  private struct Body {
    /// The template it belongs to.
    let template: MustacheTemplate
    let nodes: [Node]
    /// The index of the node that is written next.
    var next = 0
    /// What the section is still to be written with.
    var items: ArraySlice<MustacheValue> = []
    /// Whether it has put a value on the contexts.
    var hasContext = false
    /// The indentation outside of it.
    let outerIndentation: String
    /// Where its tag stands.
    let offset: Int
  }

  init(
    data: MustacheValue, partials: [String: MustacheTemplate],
    escaping: @escaping (String, inout String) -> Void, limits: MustacheLimits
  ) {
    self.contexts = [data]
    self.partials = partials
    self.escaping = escaping
    self.limits = limits
  }

  mutating func render(_ template: MustacheTemplate) throws(MustacheError) {
    bodies.append(
      Body(template: template, nodes: template.nodes, outerIndentation: indentation, offset: 0))
    while let top = bodies.indices.last {
      let next = bodies[top].next
      if next < bodies[top].nodes.count {
        bodies[top].next = next + 1
        try write(bodies[top].nodes[next])
      } else {
        try finishBody()
      }
    }
  }

  private mutating func write(_ node: Node) throws(MustacheError) {
    switch node.content {
    case .text(let text):
      append(text)
    case .value(let name, let escaped):
      try append(lookUp(name), escaped: escaped, named: name, at: node.offset)
    case .section(let name, let inverted, let nodes):
      let value = lookUp(name) ?? .null
      guard value.isTruthy != inverted, let template = bodies.last?.template else { return }
      var body = Body(
        template: template, nodes: nodes, outerIndentation: indentation, offset: node.offset)
      if !inverted {
        body.items = if case .list(let items) = value { items[...] } else { [value] }
        body.hasContext = true
        contexts.append(body.items.removeFirst())
      }
      try begin(body)
    case .partial(let name, let added):
      guard let partial = partials[name] else { return }
      try begin(
        Body(
          template: partial, nodes: partial.nodes, outerIndentation: indentation,
          offset: node.offset))
      indentation = added.map { indentation + $0 } ?? ""
    }
  }

  private mutating func begin(_ body: Body) throws(MustacheError) {
    // The page's template is a body too, of depth nought.
    guard bodies.count <= limits.depth else {
      let message =
        "sections and partials stand more than \(limits.depth) deep in each other here:"
        + " does a partial include itself without end?"
      throw error(message, at: body.offset)
    }
    try countBody(at: body.offset)
    bodies.append(body)
  }

  /// Ends the innermost body, or begins it anew with the next item.
  private mutating func finishBody() throws(MustacheError) {
    let top = bodies.count - 1
    if bodies[top].hasContext { contexts.removeLast() }
    if let item = bodies[top].items.popFirst() {
      try countBody(at: bodies[top].offset)
      contexts.append(item)
      bodies[top].next = 0
    } else {
      indentation = bodies[top].outerIndentation
      bodies.removeLast()
    }
  }

  /// Counts a body that begins, and throws an error when that goes beyond a limit.
  private mutating func countBody(at offset: Int) throws(MustacheError) {
    bodyCount += 1
    if bodyCount > limits.bodies {
      let message = "sections and partials repeat more than \(limits.bodies) times in one page here"
      throw error(message, at: offset)
    }
    if output.utf8.count > limits.outputLength {
      throw error("the page grows beyond \(limits.outputLength) bytes here", at: offset)
    }
  }

  private mutating func append(_ text: TemplateText) {
    guard !indentation.isEmpty else {
      output += text.string
      return
    }
    var rest = text.string[...]
    var consumed = 0
    for lineStart in text.lineStarts {
      let end = rest.utf8.index(rest.startIndex, offsetBy: lineStart - consumed)
      output += rest[..<end]
      output += indentation
      rest = rest[end...]
      consumed = lineStart
    }
    output += rest
  }

  private mutating func append(
    _ value: MustacheValue?, escaped: Bool, named name: Name, at offset: Int
  ) throws(MustacheError) {
    let text: String
    switch value {
    case nil, .null: return
    case .markup(let markup):
      output += markup
      return
    case .string(let string): text = string
    case .integer(let number): text = String(number)
    case .decimal(let number): text = String(number)
    case .bool(let condition): text = String(condition)
    case .list, .object:
      let kind = if case .list = value { "a list" } else { "an object" }
      let message = "“\(name.text.shownInMessage)” is \(kind), which has no text of its own"
      throw error(message, at: offset)
    }
    if escaped {
      escaping(text, &output)
    } else {
      output += text
    }
  }

  /// The value of a name: its first part in the innermost value that has it, each further part
  /// only in the value found before.
  private func lookUp(_ name: Name) -> MustacheValue? {
    guard let first = name.parts.first else { return contexts.last }
    for context in contexts.reversed() {
      guard var value = context[first] else { continue }
      for part in name.parts.dropFirst() {
        guard let next = value[part] else { return nil }
        value = next
      }
      return value
    }
    return nil
  }

  /// An error at a tag of the template at hand.
  private func error(_ message: String, at offset: Int) -> MustacheError {
    let template = bodies.last?.template
    return MustacheError(
      templateName: template?.name ?? "", source: template?.source ?? "", offset: offset,
      message: message)
  }
}
