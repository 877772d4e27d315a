/// Literal text in HTML.
///
/// The result reads as the text between tags and in an attribute in quotation marks of either
/// kind; not inside `<script>` and `<style>`, nor in an attribute without quotation marks. One
/// thing can't be written: U+0000 becomes U+FFFD.
package enum HTMLEscaping {
  /// The text, escaped.
  package static func escape(_ text: String) -> String {
    var output = ""
    append(text, to: &output)
    return output
  }

  /// Appends the text, escaped.
  package static func append(_ text: String, to output: inout String) {
    output.appendEscaping(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      // Readers take a carriage return in the file for a newline.
      case UInt8(ascii: "\r"): "&#13;"
      case 0: replacementCharacter
      default: nil
      }
    }
  }
}
