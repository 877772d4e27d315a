/// Numbers in a text that may be somebody's.
enum PersonalData {
  /// What a number looks like.
  enum Kind: String {
    case phone = "a phone number"
    case card = "a card number"
    case account = "an account number (IBAN)"
  }

  /// The first such number in a text, with where it stands in Unicode scalars.
  ///
  /// Phone numbers are those with a plus sign and 8 digits or more, those of North America in their
  /// usual groups, and those that begin with a zero and have 9 digits or more; but not those that are
  /// made up. Card numbers and IBANs without letters count only when their check digits are right.
  static func first(in text: String) -> (kind: Kind, range: Range<Int>)? {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard let number = Number(scalars, at: index) else {
        index += 1
        continue
      }
      if let kind = number.kind { return (kind, number.range) }
      index = number.range.upperBound
    }
    return nil
  }
}

/// A run of digits in groups, with what stands before it.
private struct Number {
  let range: Range<Int>
  private var country = ""
  private var hasPlus = false
  private var groups: [[Int]] = [[]]

  /// The number that begins at a place; `nil` where none does.
  init?(_ scalars: [Unicode.Scalar], at start: Int) {
    if start > 0, scalars[start - 1].isLetterOrDigit { return nil }
    var index = start
    if scalars[index] == "+" {
      hasPlus = true
      index += 1
    } else if scalars[index] == "(" {
      index += 1
    }
    if index + 1 < scalars.count, scalars[index].isCapital, scalars[index + 1].isCapital {
      country = String(String.UnicodeScalarView(scalars[index..<(index + 2)]))
      index += 2
    }
    guard index < scalars.count, scalars[index].digit != nil else { return nil }
    var end = index
    while index < scalars.count, index - start < 64 {
      if let digit = scalars[index].digit {
        groups[groups.count - 1].append(digit)
        end = index + 1
      } else if scalars[index].partsDigits {
        if groups.last?.isEmpty == false { groups.append([]) }
      } else {
        break
      }
      index += 1
    }
    if groups.last?.isEmpty == true { groups.removeLast() }
    // A letter at the end makes it something else: “10km”, “3rd”.
    if end < scalars.count, scalars[end].isLetterOrDigit { return nil }
    range = start..<end
  }

  private var digits: [Int] { groups.flatMap(\.self) }

  var kind: PersonalData.Kind? {
    let digits = digits
    if !country.isEmpty { return isAccount(digits) ? .account : nil }
    if isCard(digits) { return .card }
    return isPhone(digits) && !isInvented(digits) ? .phone : nil
  }

  private func isPhone(_ digits: [Int]) -> Bool {
    if hasPlus { return (8...15).contains(digits.count) }
    let sizes = groups.map(\.count)
    if sizes == [3, 3, 4] || sizes == [1, 3, 3, 4] { return true }
    return digits.first == 0 && (9...12).contains(digits.count)
  }

  /// Numbers that nobody has: 555 of American films, what Ofcom keeps free for British ones,
  /// 0123456789, 0000000000; and those that only firms have, such as 800.
  private func isInvented(_ digits: [Int]) -> Bool {
    let national = digits.suffix(10)
    let exchange = Array(national.dropFirst(3).prefix(3))
    let area = Array(national.prefix(3))
    let isOfFilm = [[7, 7, 0, 0, 9, 0, 0], [1, 6, 3, 2, 9, 6, 0]].contains(
      Array(national.prefix(7)))
    let isRun = zip(digits, digits.dropFirst()).allSatisfy { ($0 + 1) % 10 == $1 }
    return exchange == [5, 5, 5] || area == [5, 5, 5] || isOfFilm || isRun || Set(digits).count < 3
      || (area.first == 8 && area.count == 3 && area[1] == area[2])
  }

  /// The check of Luhn, which every card number passes, and one number in ten by chance.
  private func isCard(_ digits: [Int]) -> Bool {
    let sizes = groups.map(\.count)
    guard !hasPlus, Set(digits).count > 2,
      [[16], [15], [4, 4, 4, 4], [4, 6, 5]].contains(sizes)
    else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let doubled = item.offset % 2 == 0 ? item.element : item.element * 2
      return sum + doubled / 10 + doubled % 10
    }
    return sum % 10 == 0
  }

  /// ISO 13616: the country and check digits moved behind, letters as 10 to 35, leave 1 modulo 97.
  private func isAccount(_ digits: [Int]) -> Bool {
    guard (15...34).contains(digits.count + 2) else { return false }
    let letters = country.unicodeScalars.map { Int($0.value) - 55 }
    let moved =
      digits.dropFirst(2).map { [$0] } + letters.map { [$0 / 10, $0 % 10] }
      + digits.prefix(2).map { [$0] }
    return moved.joined().reduce(0) { ($0 * 10 + $1) % 97 } == 1
  }
}

extension Unicode.Scalar {
  fileprivate var digit: Int? {
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  fileprivate var isCapital: Bool { ("A"..."Z").contains(self) }
  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || digit != nil }
  fileprivate var partsDigits: Bool { " -.()/\u{A0}\u{202F}\u{2011}".unicodeScalars.contains(self) }
}
