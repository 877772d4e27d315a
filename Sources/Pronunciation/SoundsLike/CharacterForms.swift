import Foundation

/// Finds letters in another form than the plain one, which a reader of texts takes for other characters:
/// full-width Latin letters, half-width kana, ornamental and raised letters.
struct CharacterForms {
  let ranges: [Range<Int>]
  /// The hint with plain letters.
  let plain: String

  /// `nil` when there are none.
  init?(_ hint: HintText) {
    let ranges = hint.scalars.ranges(where: \.isUnusualForm)
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
    var plain = ""
    var end = 0
    for range in ranges {
      plain += hint[end..<range.lowerBound] + hint[range].precomposedStringWithCompatibilityMapping
      end = range.upperBound
    }
    self.plain = plain + hint[end..<hint.scalars.count]
  }
}

extension Unicode.Scalar {
  /// Full-width digits are usual in Japanese and stay.
  fileprivate var isUnusualForm: Bool {
    switch value {
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: true  // full-width letters
    case 0xFF66...0xFF9F, 0xFFA1...0xFFDC: true  // half-width kana and Hangul
    case 0x1D400...0x1D7FF: true  // mathematical letters
    case 0x24B6...0x24E9, 0x2071, 0x207F, 0x2090...0x209C: true  // in circles, raised and lowered
    case 0xFB00...0xFB06: true  // joined letters such as ﬁ
    default: false
    }
  }
}
