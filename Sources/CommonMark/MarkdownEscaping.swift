/// Literal text in Markdown that cmark-gfm renders as trusted.
///
/// The result reads as the text in a paragraph, a list item, a heading and a table cell, between
/// the tags of HTML in the Markdown (within a line or as a block) and in a quoted attribute there.
/// It holds no ASCII punctuation but in numeric references, so that it neither ends nor begins
/// anything, whatever stands around it.
///
/// Where it doesn't hold:
/// - in code spans and code blocks, `<script>` and `<style>`, where references aren't read;
/// - directly beside `*`, `_` or `~` that are to mark emphasis, which depend on their neighbours:
///   templates use `<strong>` and the like round data;
/// - in the address or title of a Markdown link, written `[…](<…>)`, for backslashes before
///   punctuation, which cmark-gfm takes away after it has read the references; all else holds
///   there. Whether an address may be linked to at all (`javascript:`) is another question.
///
/// One thing can't be written: U+0000 becomes U+FFFD.
package enum MarkdownEscaping {
  /// The text, escaped.
  package static func escape(_ text: String) -> String {
    var output = ""
    append(text, to: &output)
    return output
  }

  /// Appends the text, escaped.
  package static func append(_ text: String, to output: inout String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    // The edge counts as a space: there, too, Markdown would drop a space.
    var isAfterSpace = true
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      let isSpace = bytes[index] == UInt8(ascii: " ")
      let isDropped = isSpace && (isAfterSpace || next == bytes.endIndex)
      if isDropped || isReferred(bytes[index]) {
        output += text[start..<index]
        output += bytes[index] == 0 ? replacementCharacter : "&#\(bytes[index]);"
        start = next
      } else if bytes[index] == 0xEF, text.unicodeScalars[index] == byteOrderMark {
        // At the very beginning of a document it would be dropped.
        output += text[start..<index]
        output += "&#65279;"
        start = text.unicodeScalars.index(after: index)
      }
      isAfterSpace = isSpace
      index = next
    }
    output += text[start...]
  }

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  /// Whether a byte is written as a reference: punctuation and what Markdown takes for a space.
  /// The controls U+0080 to U+009F aren't: HTML reads their references as other characters.
  private static func isReferred(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x09...0x0D, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

extension MarkdownEscaping {
  /// Appends the text, escaped so that people can still read the Markdown: a backslash before what
  /// Markdown would take for a mark, a reference where no backslash can help.
  ///
  /// It reads as the text in a paragraph, a list item, a heading, a table cell and between the tags
  /// of HTML within a line; not in an attribute or a block of HTML, where backslashes stay.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isPart: whether it stands within a line for certain, so that its edges are no edges.
  ///   - output: what it is appended to.
  package static func appendReadable(
    _ text: String, isPart: Bool = false, to output: inout String
  ) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "#", "~", "@":
        output += "\\\(scalar)"
      case "!" where next == "[": output += "\\!"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "&": output += "&amp;"
      case "|": output += "&#124;"
      case "-", "+", "=":
        output += index == 0 && !isPart ? "\\\(scalar)" : String(scalar)
      case ".", ")":
        // Behind a number at the start these begin a list.
        let isNumbered = next == " " && index > 0 && scalars[..<index].allSatisfy(\.isDigit)
        output += isNumbered && !isPart ? "\\\(scalar)" : String(scalar)
      case " ":
        let isEdge = index == 0 || index == scalars.count - 1
        let isDoubled = index > 0 && scalars[index - 1] == " "
        output += isEdge && !isPart || isDoubled ? "&#32;" : " "
      case "\u{0}": output += replacementCharacter
      case "\u{9}"..."\u{D}", "\u{FEFF}": output += "&#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
