import Foundation

/// Just enough of HTML to look at the site's own pages.
struct HTMLText {
  private let html: String

  init(_ html: String) { self.html = html }

  /// The text between the tags, with references resolved; without what stands above the characters.
  var visible: String {
    html.replacing(/<(rt|rp)\b[^>]*>.*?<\/\1>/, with: "").replacing(/<[^>]*>/, with: "").replacing(
      /&(#x?[0-9A-Fa-f]+|[a-z]+);/
    ) { match in
      Self.resolved(String(match.output.1))
    }
  }

  /// The values of `href`.
  var links: [String] { html.matches(of: /href="([^"]*)"/).map { Self.value($0.output.1) } }

  /// The values of `id`.
  var identifiers: Set<String> { Set(allIdentifiers) }

  /// The values of `id`, as often as they are there.
  var allIdentifiers: [String] {
    html.matches(of: /\sid="([^"]*)"/).map { Self.value($0.output.1) }
  }

  /// The values of `src`.
  var sources: [String] { html.matches(of: /\ssrc="([^"]*)"/).map { Self.value($0.output.1) } }

  /// The phrases in the order of the page, each with its language.
  var phrases: [Phrase] {
    html.matches(of: /<span class="phrase"([^>]*)>(.*?)<\/span>/.dotMatchesNewlines()).map {
      match in
      let language = match.output.1.firstMatch(of: /lang="([^"]*)"/)?.output.1
      return Phrase(
        text: HTMLText(String(match.output.2)).visible, language: language.map(String.init))
    }
  }

  /// A phrase as a page shows it.
  struct Phrase: Hashable {
    let text: String
    let language: String?
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
