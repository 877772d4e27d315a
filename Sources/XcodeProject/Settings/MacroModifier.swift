import FileTree
import Foundation

/// What can be done to the value of a build variable, as in `$(NAME:lower)`; learned from
/// swift-build (`MacroEvaluationRetrievalOperator`).
enum MacroModifier: String {
  case lower, upper, quote
  case identifier, rfc1034identifier, c99extidentifier
  case dir, file, base, suffix, standardizepath

  func apply(to bytes: [UInt8]) -> [UInt8] {
    Array(apply(to: String(decoding: bytes, as: UTF8.self)).utf8)
  }

  private func apply(to text: String) -> String {
    switch self {
    case .lower: text.lowercased()
    case .upper: text.uppercased()
    case .quote: Self.quoted(text)
    case .identifier: Self.identifier(text, filler: "_")
    case .rfc1034identifier: Self.identifier(text, filler: "-")
    case .c99extidentifier: Self.extendedIdentifier(text)
    case .dir:
      text.parentFolder.isEmpty ? (text.hasPrefix("/") ? "/" : "./") : text.parentFolder + "/"
    case .file: text.lastPathPart
    case .base: Self.splitName(text).base
    case .suffix: Self.splitName(text).suffix
    case .standardizepath: Self.standardized(text)
    }
  }

  /// The text with a backslash before what a shell would take apart.
  private static func quoted(_ text: String) -> String {
    if text.isEmpty { return "\"\"" }
    return text.reduce(into: "") { result, character in
      if character.isWhitespace || "\"'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Letters and digits of ASCII, and the filler for all others and for a digit at the start.
  private static func identifier(_ text: String, filler: Character) -> String {
    var result = ""
    for character in text {
      let isKept =
        character.isASCII && character != "\r\n"
        && (character.isLetter || character.isNumber && !result.isEmpty || character == filler)
      result.append(isKept ? character : filler)
    }
    return result
  }

  /// An identifier that may have letters of all scripts. Annex D of C99 lists them; which letters
  /// Unicode allows in identifiers differs from it for a few rare ones only.
  private static func extendedIdentifier(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      let isKept = scalar.properties.isXIDContinue && !(isDigit && scalars.isEmpty)
      scalars.append(isKept ? scalar : "_")
    }
    return String(scalars)
  }

  /// The file's name and its suffix with the dot, if it has one.
  private static func splitName(_ text: String) -> (base: String, suffix: String) {
    let name = text.lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// The path without `.` and double slashes, and if it is absolute with `..` resolved.
  private static func standardized(_ text: String) -> String {
    let isAbsolute = text.hasPrefix("/")
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part == "..", isAbsolute { _ = parts.popLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
