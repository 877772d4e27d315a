/// Finds a form of message in a text.
struct MessagePattern {
  /// Folded stretches of text, and the fields between them.
  private enum Piece {
    case text([Unicode.Scalar])
    case field(StoreMessageForm.Field)
  }

  struct Match {
    let range: Range<Int>
    let fields: [StoreMessageForm.Field: Range<Int>]
  }

  private let pieces: [Piece]

  /// - Parameter pattern: begins with a text; fields have texts between them.
  init(_ pattern: String) {
    pieces = StoreMessageForm.parts(of: pattern).compactMap { part in
      switch part {
      case .field(let field): return .field(field)
      case .text(let text):
        let folded = MailText.folded(text)
        return folded.isEmpty ? nil : .text(folded)
      }
    }
  }

  /// Every place where the message stands, in order.
  func matches(in text: [Unicode.Scalar]) -> [Match] {
    guard case .text(let first)? = pieces.first else { return [] }
    var matches: [Match] = []
    var index = 0
    while let start = text.firstRange(of: first, from: index, within: text.count)?.lowerBound {
      if let match = match(in: text, at: start) {
        matches.append(match)
        index = max(match.range.upperBound, start + 1)
      } else {
        index = start + 1
      }
    }
    return matches
  }

  private func match(in text: [Unicode.Scalar], at start: Int) -> Match? {
    if start > 0, text[start - 1].isWordCharacter { return nil }
    var fields: [StoreMessageForm.Field: Range<Int>] = [:]
    var index = start
    var open: StoreMessageForm.Field?
    for piece in pieces {
      switch piece {
      case .field(let field): open = field
      case .text(let wanted):
        let reach = open.map { $0.isWord ? Self.longestWord : Self.longestText } ?? 0
        guard let found = text.firstRange(of: wanted, from: index, within: reach) else {
          return nil
        }
        if let open {
          let range = index..<found.lowerBound
          if range.isEmpty || open.isWord && text[range].contains(" ") { return nil }
          fields[open] = range
        }
        open = nil
        index = found.upperBound
      }
    }
    if let open {
      let rest = text[index...].prefix(Self.longestWord)
      var end = rest.firstIndex(of: " ") ?? rest.endIndex
      while end > index, ".,;:!?)]".unicodeScalars.contains(text[end - 1]) { end -= 1 }
      guard end > index else { return nil }
      fields[open] = index..<end
      index = end
    } else if index < text.count, text[index].isWordCharacter {
      return nil
    }
    return Match(range: start..<index, fields: fields)
  }

  private static let longestWord = 120
  private static let longestText = 4_000
}

extension [Unicode.Scalar] {
  /// Where others stand first, beginning at most so many places behind an index.
  fileprivate func firstRange(
    of wanted: [Unicode.Scalar], from start: Int, within reach: Int
  ) -> Range<Int>? {
    var index = start
    while index + wanted.count <= count, index <= start + reach {
      if self[index] == wanted[0], self[index..<(index + wanted.count)].elementsEqual(wanted) {
        return index..<(index + wanted.count)
      }
      index += 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isWordCharacter: Bool { properties.isAlphabetic || ("0"..."9").contains(self) }
}
