import Foundation

/// JSON that may stand in a script.
enum ScriptJSON {
  /// A value as JSON on one line. It holds no `<`, so that no text in it can end the `<script>`
  /// element around it, nor U+2028 and U+2029, which older scripts take for the end of a line.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding plain values of strings and numbers can't fail.
    guard let data = try? encoder.encode(value) else { return "null" }
    var text = String.UnicodeScalarView()
    // By scalars: a mark behind a `<` makes one character of both.
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": text.append(contentsOf: #"\u003C"#.unicodeScalars)
      case "\u{2028}": text.append(contentsOf: #"\u2028"#.unicodeScalars)
      case "\u{2029}": text.append(contentsOf: #"\u2029"#.unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
