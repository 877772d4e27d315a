import Foundation

/// Letters of a text that are written with their marks apart although one character stands for both.
///
/// Unicode's normalization form NFC would also take apart what keyboards of Indic scripts and Hebrew write
/// in one, put marks in another order and replace ideographs by their twins: none of it is a slip, and
/// none of it counts here.
struct Composition: Sendable {
  /// Where the first such letter stands, in Unicode scalars.
  let first: Range<Int>
  /// How many letters there are.
  let count: Int
  /// The text with those letters composed.
  let composed: String

  /// `nil` when there is none. Takes time linear in the text's length.
  init?(_ text: String) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var first: Range<Int>?
    var count = 0
    var composed = ""
    var index = 0
    for character in text {
      let length = character.unicodeScalars.count
      let single = length > 1 ? String(character).precomposedStringWithCanonicalMapping : nil
      if let single, single.unicodeScalars.count < length {
        first = first ?? index..<index + length
        count += 1
        composed += single
      } else {
        composed.append(character)
      }
      index += length
    }
    guard let first else { return nil }
    self.first = first
    self.count = count
    self.composed = composed
  }
}
