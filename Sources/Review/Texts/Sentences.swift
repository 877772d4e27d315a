import Vocabulary

/// Counts the sentences of a phrase.
enum Sentences {
  /// How many sentences a text has, at least one. A new one is only counted where an end mark is followed
  /// by a sentence that begins; a full stop behind a short word is taken for an abbreviation's.
  static func count(in text: String) -> Int {
    let scalars = Array(text.unicodeScalars)
    var count = 1
    var word = 0
    for (index, scalar) in scalars.enumerated() {
      if ends.contains(scalar), scalar != "." || word >= shortestWord,
        begins(scalars[(index + 1)...], after: scalar)
      {
        count += 1
      }
      word = scalar.properties.isAlphabetic ? word + 1 : 0
    }
    return count
  }

  private static let ends: Set<Unicode.Scalar> = [".", "!", "?", "。", "！", "？", "؟", "।", "۔"]
  private static let wideEnds: Set<Unicode.Scalar> = ["。", "！", "？"]

  /// “Mrs.”, “etc.” and “usw.” are no sentences.
  private static let shortestWord = 5

  private static func begins(_ rest: ArraySlice<Unicode.Scalar>, after end: Unicode.Scalar) -> Bool
  {
    let isApart = rest.first?.properties.isWhitespace == true
    guard isApart || wideEnds.contains(end) else { return false }
    let first = rest.first { !$0.properties.isWhitespace }
    guard let first else { return false }
    return "¿¡«“\"'".unicodeScalars.contains(first)
      || first.properties.isAlphabetic && !first.properties.isLowercase
  }
}
