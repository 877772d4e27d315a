/// Finds ARPABET, the codes of pronouncing dictionaries: `AY1 T UW2 N Z`.
///
/// Source: the phones of the CMU Pronouncing Dictionary 0.7b, and the further ones of TIMIT.
struct Arpabet {
  /// The codes, neighbours together.
  let range: Range<Int>

  /// `nil` when not all of the hint is such codes. Takes time linear in its length.
  init?(_ hint: HintText) {
    let codes = hint.scalars.ranges { $0.isASCIILetterOrDigit }
    guard let first = codes.first, let last = codes.last, codes.count > 1,
      codes.allSatisfy({ $0.count <= 3 })
    else { return nil }
    let phones = codes.compactMap { Phone(hint[$0]) }
    guard phones.count == codes.count else { return nil }
    let vowels = phones.filter(\.isVowel)
    guard !vowels.isEmpty else { return nil }
    if !vowels.contains(where: \.hasStress) {
      // Small words such as “ah ow” are respellings; so many codes in a row are none.
      let isCapital = phones.allSatisfy(\.isCapital)
      guard codes.count >= (isCapital ? 3 : 4) else { return nil }
      guard isCapital || phones.allSatisfy({ !$0.isCapital }) else { return nil }
      guard phones.count(where: \.isSingleConsonant) >= (isCapital ? 1 : 2) else { return nil }
    }
    range = first.lowerBound..<last.upperBound
  }

  private struct Phone {
    let isVowel: Bool
    let hasStress: Bool
    let isCapital: Bool
    let isSingleConsonant: Bool

    init?(_ code: String) {
      var letters = code.uppercased()
      let digit = letters.last.flatMap { $0.isNumber ? $0 : nil }
      if digit != nil { letters.removeLast() }
      isVowel = Arpabet.vowels.contains(letters)
      guard isVowel || digit == nil && Arpabet.consonants.contains(letters) else { return nil }
      guard digit.map({ "012".contains($0) }) ?? true else { return nil }
      hasStress = digit != nil
      isCapital = code.prefix(letters.count) == letters
      isSingleConsonant = !isVowel && letters.count == 1
    }
  }

  private static let vowels: Set = [
    "AA", "AE", "AH", "AO", "AW", "AX", "AXR", "AY", "EH", "ER", "EY", "IH", "IX", "IY", "OW",
    "OY", "UH", "UW", "UX",
  ]
  private static let consonants: Set = [
    "B", "CH", "D", "DH", "DX", "F", "G", "HH", "JH", "K", "L", "M", "N", "NG", "P", "R", "S",
    "SH", "T", "TH", "V", "W", "Y", "Z", "ZH",
  ]
}
