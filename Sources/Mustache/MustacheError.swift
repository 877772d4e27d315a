/// What is wrong with a template, and where.
package struct MustacheError: Error, Hashable {
  /// The name the template was made with.
  package var templateName: String
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int
  /// What is wrong, in plain words without a full stop.
  package var message: String

  package init(templateName: String, line: Int, column: Int, message: String) {
    self.templateName = templateName
    self.line = line
    self.column = column
    self.message = message
  }

  /// An error at a place in a source, given as an offset in UTF-8 bytes.
  init(templateName: String, source: String, offset: Int, message: String) {
    var line = 1
    var column = 1
    for byte in source.utf8.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        // Every byte but a continuation byte begins a scalar.
        column += 1
      }
    }
    self.init(templateName: templateName, line: line, column: column, message: message)
  }
}

extension MustacheError: CustomStringConvertible {
  /// Name, line, column and message, as compilers write them.
  package var description: String { "\(templateName):\(line):\(column): \(message)" }
}

extension String {
  /// The text as a message may show it: short, on one line, without control characters.
  var shownInMessage: String {
    let limit = 60
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit) {
      shown.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(shown) + (unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }
}
