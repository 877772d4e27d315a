import Foundation
import Mustache
import Testing

/// Hostile templates end in an error or in their output, in time that grows with their size.
@Suite(.timeLimit(.minutes(1))) struct BoundsTests {
  @Test func `A partial that includes itself without end is an error`() throws {
    let loop = try MustacheTemplate(named: "loop.md", source: "a\n{{>loop}}")
    let error = try #require(throws: MustacheError.self) {
      try loop.render([:], partials: ["loop": loop], escaping: escapeHTML)
    }
    #expect(error.templateName == "loop.md")
    #expect(error.line == 2 && error.column == 1)
    #expect(error.message.contains("more than 256 deep"))
  }

  @Test func `The deepest templates need little of the stack`() async throws {
    let depth = MustacheLimits.sectionDepth
    let source =
      String(repeating: "{{#a}}", count: depth) + "{{>loop}}"
      + String(repeating: "{{/a}}", count: depth)
    let message = await withCheckedContinuation { continuation in
      let thread = Thread {
        do {
          let loop = try MustacheTemplate(named: "loop.md", source: source)
          let output = try loop.render(["a": true], partials: ["loop": loop]) { $1 += $0 }
          continuation.resume(returning: output)
        } catch {
          continuation.resume(returning: "\(error)")
        }
      }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(message.contains("more than 256 deep"))
  }

  @Test func `Partials that multiply each other are an error`() throws {
    var partials: [String: MustacheTemplate] = [:]
    for level in 0..<100 {
      partials["p\(level)"] = try MustacheTemplate(
        named: "p\(level)", source: "{{>p\(level + 1)}}{{>p\(level + 1)}}")
    }
    let first = try #require(partials["p0"])
    var limits = MustacheLimits.standard
    limits.bodies = 100_000
    let error = #expect(throws: MustacheError.self) {
      try first.render([:], partials: partials, escaping: escapeHTML, limits: limits)
    }
    #expect(error?.message.contains("more than 100000 times") == true)
  }

  @Test func `Output that grows without measure is an error`() throws {
    let template = try MustacheTemplate(named: "page.md", source: "{{#a}}{{#a}}{{.}}{{/a}}{{/a}}")
    let long = MustacheValue.string(String(repeating: "x", count: 1000))
    var limits = MustacheLimits.standard
    limits.outputLength = 10_000
    let data: MustacheValue = ["a": .list(Array(repeating: long, count: 1000))]
    let error = #expect(throws: MustacheError.self) {
      try template.render(data, escaping: escapeHTML, limits: limits)
    }
    #expect(error?.description == "page.md:1:7: the page grows beyond 10000 bytes here")
  }

  @Test func `Sections may stand 128 deep and no deeper`() throws {
    func source(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    let deepest = try MustacheTemplate(named: "page.md", source: source(128))
    #expect(try deepest.render(["a": true], escaping: escapeHTML) == "x")
    let error = #expect(throws: MustacheError.self) {
      try MustacheTemplate(named: "page.md", source: source(129))
    }
    #expect(
      error?.description == "page.md:1:769: more than 128 sections stand in each other here")
    #expect(throws: MustacheError.self) {
      try MustacheTemplate(named: "page.md", source: source(1_000_000))
    }
  }

  @Test func `A delimiter may be 32 bytes long and no longer`() throws {
    let long = String(repeating: "<", count: 32)
    let template = try MustacheTemplate(named: "page.md", source: "{{=\(long) >=}}\(long)a>")
    #expect(try template.render(["a": 1], escaping: escapeHTML) == "1")
    #expect(throws: MustacheError.self) {
      try MustacheTemplate(named: "page.md", source: "{{=<\(long) >=}}")
    }
  }

  @Test(
    "A large template takes time in proportion",
    arguments: [
      "{{#a}}{{/a}}", "\n \t{{! }}", "{{a.b.c}}", "{ } ", "}}", "   \n", "{{>p}}\n",
    ])
  func large(_ part: String) throws {
    let source = String(repeating: part, count: 30_000)
    let template = try MustacheTemplate(named: "page.md", source: source)
    _ = try template.render(["a": ["b": ["c": 1]]], escaping: { _, _ in })
  }

  @Test func `Any rest of a template gives a result or an error`() throws {
    let source = "{{#a}}\n  {{>p}}\r\n{{^b}}{{{c.d}}}{{&.}}{{/b}}{{=<% %>=}}<%! é汽 %>\n<%/a%>"
    let scalars = Array(source.unicodeScalars)
    for start in scalars.indices {
      for end in start...scalars.count {
        var part = String.UnicodeScalarView()
        part.append(contentsOf: scalars[start..<end])
        do {
          let template = try MustacheTemplate(named: "page.md", source: String(part))
          _ = try template.render(["a": ["c": ["d": 1]]], escaping: escapeHTML)
        } catch {
          #expect(error.line >= 1 && error.line <= 5 && error.column <= scalars.count + 1)
        }
      }
    }
  }
}
