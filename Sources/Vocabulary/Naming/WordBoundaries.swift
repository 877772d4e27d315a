/// Tells where words begin and end in a folded text.
struct WordBoundaries {
  private let elements: [FoldedText.Element]

  init(_ elements: [FoldedText.Element]) { self.elements = elements }

  /// Whether a word may end before and begin behind this place between two characters.
  func isBoundary(at place: Int) -> Bool {
    guard place > 0, place < elements.count else { return true }
    let right = elements[place].value
    guard Self.isWord(right) else { return true }
    if isInsideCharacter(place) { return false }
    guard Self.isWord(elements[place - 1].value) else { return true }
    if Self.isMark(right) || Self.leansLeft(right) { return false }
    let left = base(before: place)
    if Self.leansRight(left) { return false }
    let (leftScript, rightScript) = (ScriptClass(of: left), ScriptClass(of: right))
    if leftScript == rightScript { return leftScript.isUnspaced }
    if leftScript == .digit { return rightScript.parsFromDigits }
    if rightScript == .digit { return leftScript.parsFromDigits }
    return true
  }

  /// What stands between the beginning of the word and this place, when that is not longer than
  /// `limit`.
  func run(before place: Int, upTo limit: Int) -> [UInt32]? {
    guard place > 0, place < elements.count, !isInsideCharacter(place) else { return nil }
    var start = place
    while start > 0, !isBoundary(at: start) {
      start -= 1
      if place - start > limit { return nil }
    }
    return elements[start..<place].map(\.value)
  }

  /// What stands between this place and the end of the word, when that is not longer than `limit` and
  /// may be an ending: a capital behind a small letter begins a word of its own, as in `SlideToOpen`.
  func ending(from place: Int, upTo limit: Int) -> [UInt32]? {
    guard place > 0, place < elements.count, !isInsideCharacter(place) else { return nil }
    if elements[place].isUppercase, !elements[place - 1].isUppercase { return nil }
    var end = place
    while end < elements.count, !isBoundary(at: end) {
      end += 1
      if end - place > limit { return nil }
    }
    return elements[place..<end].map(\.value)
  }

  /// Whether both neighbours of a place come from one original character, such as ß.
  private func isInsideCharacter(_ place: Int) -> Bool {
    elements[place].start == elements[place - 1].start
  }

  /// The letter before a place, without the marks on it.
  private func base(before place: Int) -> UInt32 {
    var index = place - 1
    while index > 0, Self.isMark(elements[index].value) { index -= 1 }
    return elements[index].value
  }

  private static func category(_ value: UInt32) -> Unicode.GeneralCategory {
    Unicode.Scalar(value)?.properties.generalCategory ?? .unassigned
  }

  /// Letters, marks, digits and the low line. Superscripts and symbols such as ™ are none.
  private static func isWord(_ value: UInt32) -> Bool {
    switch category(value) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }

  private static func isMark(_ value: UInt32) -> Bool {
    guard value >= 0x300 else { return false }
    switch category(value) {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Letters that belong to the syllable before them: vowels of Thai and Lao, small kana, the long sign.
  private static func leansLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0EB0, 0x0EB2, 0x0EB3: true
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FC: true
    default: false
    }
  }

  /// Vowels of Thai and Lao that are written before the consonant they follow in speech.
  private static func leansRight(_ value: UInt32) -> Bool {
    (0x0E40...0x0E44).contains(value) || (0x0EC0...0x0EC4).contains(value)
  }
}
