/// A template in the Mustache language, compiled once and rendered any number of times.
///
/// It follows the core of the Mustache specification (https://github.com/mustache/spec): comments,
/// delimiters, interpolation, sections, inverted sections and partials. How values are escaped is
/// not the template's choice but that of whoever renders it, by the kind of text it produces.
package struct MustacheTemplate: Sendable {
  /// The name that errors show.
  package let name: String
  /// The text the template was compiled from.
  let source: String
  let nodes: [Node]

  /// Compiles a template.
  ///
  /// - Parameters:
  ///   - name: What errors call the template, for example its path.
  ///   - source: The template's text.
  /// - Throws: An error at the first tag that can't be understood or isn't closed.
  package init(named name: String, source: String) throws(MustacheError) {
    var parser = Parser(templateName: name, source: source)
    self.name = name
    self.source = source
    self.nodes = try parser.parse()
  }

  /// The names of the partials that the template includes, each once, in alphabetical order.
  /// Rendering leaves out a partial that doesn't exist; who wants to know of it beforehand can
  /// compare these.
  package var partialNames: [String] {
    var names: Set<String> = []
    func collect(_ nodes: [Node]) {
      for node in nodes {
        switch node.content {
        case .partial(let name, indentation: _): names.insert(name)
        case .section(_, inverted: _, let body): collect(body)
        case .text, .value: break
        }
      }
    }
    collect(nodes)
    return names.sorted()
  }

  /// Renders the template.
  ///
  /// - Parameters:
  ///   - data: What names are looked up in.
  ///   - partials: Templates by the name that `{{> name}}` calls them. A missing one is left out.
  ///   - escaping: Appends a text to the output so that it reads as that text in the output's
  ///     language. `{{name}}` goes through it; `{{{name}}}`, `{{& name}}` and markup don't.
  ///   - limits: Bounds on depth, work and output.
  /// - Returns: The rendered text.
  /// - Throws: An error when a limit is reached (partials that include each other without end) or
  ///   a list or an object is written as text.
  package func render(
    _ data: MustacheValue, partials: [String: MustacheTemplate] = [:],
    escaping: (_ text: String, _ output: inout String) -> Void,
    limits: MustacheLimits = .standard
  ) throws(MustacheError) -> String {
    try withoutActuallyEscaping(escaping) { escaping throws(MustacheError) in
      var renderer = Renderer(
        data: data, partials: partials, escaping: escaping, limits: limits)
      try renderer.render(self)
      return renderer.output
    }
  }
}
