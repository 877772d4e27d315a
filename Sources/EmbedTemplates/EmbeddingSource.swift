import Foundation

/// Why a file can't be embedded.
struct EmbeddingError: Error, CustomStringConvertible {
  let description: String
}

/// The Swift source that declares `Theme.files`.
///
/// - Parameters:
///   - paths: Paths inside the folder, in the order in which they are to be listed.
///   - folder: Where the files are.
/// - Returns: The source file's text.
/// - Throws: An error when a file can't be read or isn't UTF-8.
func embeddingSource(of paths: [String], in folder: URL) throws -> String {
  var source = """
    // Made from Templates/ by EmbedTemplates at every build. Edit the files there.

    extension Theme {
      /// Every file of the theme, ordered by path.
      package static let files: [ThemeFile] = [

    """
  for path in paths {
    let data = try Data(contentsOf: folder.appending(path: path))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw EmbeddingError(description: "Templates/\(path) is not UTF-8 text")
    }
    source += "    ThemeFile(path: \(swiftLiteral(path)), text: \(swiftLiteral(text))),\n"
  }
  return source + "  ]\n}\n"
}

/// A text as a string literal on one line, which reads as the text whatever it holds.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    default:
      if needsEscape(scalar) {
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

/// Whether a compiler might refuse, drop or change a scalar that stands in a source file itself.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
