import Foundation

/// Pairs of quotation marks, those of every language.
///
/// Dated 2026-11. Source: Unicode CLDR 41, `delimiters` of `common/main`, outer and inner; and what
/// keyboards offer in their place. Marks of book titles, such as 《》, are part of the title.
enum QuotationPairs {
  private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("”", "“"), ("‟", "”"), ("«", "»"), ("»", "«"),
    ("‘", "’"), ("‚", "‘"), ("‚", "’"), ("‹", "›"), ("›", "‹"), ("「", "」"), ("『", "』"),
    ("〝", "〟"), ("〝", "〞"), ("\"", "\""), ("'", "'"), ("＂", "＂"), ("`", "`"),
  ]

  /// What stands inside, when a pair of marks is set round the whole text; `nil` when none is.
  ///
  /// Where the same marks stand inside as well, as in “"A" and "B"”, no pair is round the whole.
  static func content(of text: String) -> String? {
    let scalars = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars)
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last else { return nil }
    let inside = scalars[1..<(scalars.count - 1)]
    let isPair = pairs.contains { pair in
      pair.open == first && pair.close == last
        && !inside.indices.contains { index in
          (inside[index] == pair.open || inside[index] == pair.close)
            && !inside.isApostrophe(at: index)
        }
    }
    let content = String(String.UnicodeScalarView(inside))
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return isPair && content.contains { $0.isLetter || $0.isNumber } ? content : nil
  }

  /// Whether a text holds another pair than apostrophes could be.
  static func areIn(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      !"'’‘`".unicodeScalars.contains(scalar)
        && pairs.contains { $0.open == scalar || $0.close == scalar }
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate func isApostrophe(at index: Int) -> Bool {
    "'’".unicodeScalars.contains(self[index]) && index > startIndex && index + 1 < endIndex
      && self[index - 1].properties.isAlphabetic && self[index + 1].properties.isAlphabetic
  }
}
