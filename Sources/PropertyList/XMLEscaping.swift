/// Texts as they are written into XML.
package enum XMLEscaping {
  /// A text as the content of an element; `nil` when XML 1.0 has no way to write one of its characters.
  package static func content(_ text: String) -> String? {
    var content = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">": content += "&gt;"
      // A reader would make a line feed of it.
      case "\r": content += "&#13;"
      case "\t", "\n": content.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": return nil
      default: content.unicodeScalars.append(scalar)
      }
    }
    return content
  }
}
