/// A part of a text that nobody can say as it stands.
struct Unsayable: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case emoji
    case sign
    case lineBreak
    case tab
    case webAddress
    case mailAddress
    case hashtag
    case markup
    case alternatives
    case aside
    case damage
  }

  let kind: Kind
  /// Where it stands, in Unicode scalars.
  let range: Range<Int>

  /// The first of each kind in a text, in order. Takes time linear in the text's length.
  ///
  /// `isGiven` tells whether a part belongs to a name, which is as it is.
  static func find(in text: String, isGiven: (Range<Int>) -> Bool) -> [Unsayable] {
    let scan = UnsayableScan(text)
    var found: [Unsayable] = []
    var index = 0
    while index < scan.scalars.count {
      guard let part = scan.part(at: index) else {
        index += 1
        continue
      }
      if !found.contains(where: { $0.kind == part.kind }), !isGiven(part.range) {
        found.append(part)
      }
      index = max(part.range.upperBound, index + 1)
    }
    return found
  }
}
