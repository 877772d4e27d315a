import Foundation

/// Just enough of HTML to look at the site's own pages.
struct HTMLText {
  private let html: String

  init(_ html: String) { self.html = html }

  /// The text between the tags, with references resolved.
  var visible: String {
    html.replacing(/<[^>]*>/, with: "").replacing(/&(#x?[0-9A-Fa-f]+|[a-z]+);/) { match in
      Self.resolved(String(match.output.1))
    }
  }

  /// The values of `href`.
  var links: [String] { html.matches(of: /href="([^"]*)"/).map { Self.value($0.output.1) } }

  /// The values of `id`.
  var identifiers: Set<String> {
    Set(html.matches(of: /\sid="([^"]*)"/).map { Self.value($0.output.1) })
  }

  private static func value(_ text: Substring) -> String {
    String(text).replacing(/&(#x?[0-9A-Fa-f]+|[a-z]+);/) { resolved(String($0.output.1)) }
  }

  private static func resolved(_ reference: String) -> String {
    let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let text = named[reference] { return text }
    let digits = reference.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(reference);"
  }
}
