import CommonMark
import Mustache

extension MustacheValue {
  /// An address, fit for an attribute of HTML and for a Markdown link in angle brackets, and short
  /// enough to be read there. White space in it is percent-encoded.
  static func address(_ text: String) -> MustacheValue {
    let encoded = text.split(omittingEmptySubsequences: false) { $0.isWhitespace }
      .joined(separator: "%20")
    return .markup(HTMLEscaping.escape(encoded))
  }

  /// A text that stands within a line for certain: in Markdown for people its edges are no edges of a
  /// line.
  static func part(_ text: String, in medium: Medium) -> MustacheValue {
    guard medium.isMarkdown else { return .string(text) }
    var escaped = ""
    MarkdownEscaping.appendReadable(text, isPart: true, to: &escaped)
    return .markup(escaped)
  }

  /// Any text, fit for an attribute of HTML within Markdown, where backslashes would stay.
  static func attribute(_ text: String) -> MustacheValue {
    .markup(MarkdownEscaping.escape(text))
  }

  /// A name of letters, digits, hyphens and the like, such as a language tag or an `id`, that needs
  /// no escaping anywhere; anything else in it is left out.
  static func name(_ text: String) -> MustacheValue {
    .markup(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) })
  }
}
