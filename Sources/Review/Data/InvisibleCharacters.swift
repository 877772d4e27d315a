import Pronunciation
import Vocabulary

/// Characters of a text that show nothing, or only stretch a word, and that its language doesn't need.
struct InvisibleCharacters: Sendable {
  /// Where they stand, in Unicode scalars, in order.
  let places: [(index: Int, scalar: Unicode.Scalar)]
  /// The text without them.
  let cleaned: String

  /// Reads a text; `language` is what it is written in, if that is known. Control characters that XML
  /// forbids are looked for only where nothing else has told of them.
  init(in text: String, language: Language?, forbidden: Bool) {
    guard text.utf8.contains(where: { $0 >= 0x7F || $0 < 0x20 }) else {
      places = []
      cleaned = text
      return
    }
    let context = InvisibleContext(text, language: language)
    places = context.scalars.indices.lazy
      .filter { context.scalars[$0].mayBeInvisible && !context.needsCharacter(at: $0) }
      .filter { forbidden || context.scalars[$0].value >= 0x20 }
      .map { ($0, context.scalars[$0]) }
    let unwanted = Set(places.map(\.index))
    var cleaned = String.UnicodeScalarView()
    for (index, scalar) in context.scalars.enumerated() where !unwanted.contains(index) {
      cleaned.append(scalar)
    }
    self.cleaned = String(cleaned)
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing by itself, or is the kashida. White space is none of them.
  fileprivate var mayBeInvisible: Bool {
    guard value >= 0x7F || value < 0x20, !properties.isWhitespace else { return false }
    if properties.generalCategory == .control { return true }
    return switch value {
    case 0xAD, 0x061C, 0x0640, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x2800,
      0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFC, 0xE0001...0xE007F:
      true
    default: false
    }
  }

  /// What Unicode or people call a character that can't be seen, with its number.
  var nameForPeople: String {
    let name =
      switch value {
      case 0xA0: "no-break space"
      case 0x202F: "narrow no-break space"
      case 0x3000: "full-width space"
      case 0xAD: "soft hyphen"
      case 0x200B: "zero-width space"
      case 0x0640: "kashida"
      case 0xFEFF: "byte order mark"
      case 0xFE00...0xFE0F: "variation selector"
      default: properties.name?.lowercased() ?? "control character"
      }
    return "\(name) (\(codePoint))"
  }
}
