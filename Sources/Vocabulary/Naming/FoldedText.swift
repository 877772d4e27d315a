import Foundation

/// A text with everything taken out that doesn't tell names apart: capitals, width, the shape of
/// quotation marks and hyphens, the kind and amount of white space, composed or decomposed letters, and
/// characters that show nothing. Accents stay: “Uber” and “Über” are two names.
struct FoldedText: Sendable {
  /// One folded character and where it comes from.
  struct Element: Sendable {
    /// The folded Unicode scalar.
    let value: UInt32
    /// The first Unicode scalar of the original text that it stands for, counted from 0.
    let start: UInt32
    /// The one behind the last.
    var end: UInt32
    /// Whether the original was a capital.
    let isUppercase: Bool
  }

  private(set) var elements: [Element] = []
  private var decompositions: [UInt32: [UInt32]] = [:]

  /// Folds a text, in time linear in its length.
  init(_ text: String) {
    elements.reserveCapacity(text.utf8.count)
    var index: UInt32 = 0
    for scalar in text.unicodeScalars {
      append(scalar, at: index)
      index &+= 1
    }
    decompositions = [:]
  }

  /// The folded scalars alone, without space at either end.
  var trimmedValues: [UInt32] {
    var values = elements.map(\.value)[...]
    if values.first == 0x20 { values.removeFirst() }
    if values.last == 0x20 { values.removeLast() }
    return Array(values)
  }

  private mutating func append(_ scalar: Unicode.Scalar, at index: UInt32) {
    var value = scalar.value
    if (0xFF01...0xFF5E).contains(value) { value -= 0xFEE0 }  // full-width forms of ASCII
    switch value {
    case 0x21, 0x23...0x26, 0x28...0x40, 0x5B...0x5F, 0x61...0x7E: appendElement(value, at: index)
    case 0x41...0x5A: appendElement(value + 0x20, at: index, isUppercase: true)
    case 0x09...0x0D, 0x20: appendSpace(at: index)
    case _ where FoldingTable.invisible.contains(value): break
    case 0x0307 where elements.last?.value == 0x69: elements[elements.count - 1].end = index + 1
    case 0x1161...0x1175, 0x11A8...0x11C2: appendJamo(value, at: index)
    case 0xAC00...0xD7A3: appendElement(value, at: index)
    default:
      if let folded = FoldingTable.replacements[value] {
        // The dotted capital İ and all else that folds to one plain character.
        appendElement(folded, at: index, isUppercase: scalar.properties.isUppercase)
      } else if scalar.properties.isWhitespace {
        appendSpace(at: index)
      } else {
        for part in decomposition(of: scalar) {
          appendElement(part, at: index, isUppercase: scalar.properties.isUppercase)
        }
      }
    }
  }

  private mutating func appendSpace(at index: UInt32) {
    if let last = elements.last, last.value == 0x20 {
      elements[elements.count - 1].end = index + 1
    } else {
      appendElement(0x20, at: index)
    }
  }

  private mutating func appendElement(_ value: UInt32, at index: UInt32, isUppercase: Bool = false)
  {
    let element = Element(value: value, start: index, end: index + 1, isUppercase: isUppercase)
    let order = value < 0x300 ? 0 : Self.combiningClass(value)
    guard order > 0 else { return elements.append(element) }
    // Canonical order of marks. Real text has a handful on one letter; the bound keeps it linear.
    var place = elements.count
    while place > 0, elements.count - place < 32,
      Self.combiningClass(elements[place - 1].value) > order
    {
      place -= 1
    }
    elements.insert(element, at: place)
  }

  /// Joins the parts of a Korean syllable that is written decomposed.
  private mutating func appendJamo(_ value: UInt32, at index: UInt32) {
    guard let last = elements.last else { return appendElement(value, at: index) }
    let joined: UInt32
    if value < 0x11A8, (0x1100...0x1112).contains(last.value) {
      joined = 0xAC00 + ((last.value - 0x1100) * 21 + (value - 0x1161)) * 28
    } else if value >= 0x11A8, (0xAC00...0xD7A3).contains(last.value),
      (last.value - 0xAC00) % 28 == 0
    {
      joined = last.value + (value - 0x11A7)
    } else {
      return appendElement(value, at: index)
    }
    elements[elements.count - 1] = Element(
      value: joined, start: last.start, end: index + 1, isUppercase: false)
  }

  /// The scalar in lower case and decomposed canonically (Unicode's NFD).
  private mutating func decomposition(of scalar: Unicode.Scalar) -> [UInt32] {
    if let known = decompositions[scalar.value] { return known }
    let lower = scalar.properties.lowercaseMapping
    let parts = lower.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
      .flatMap { FoldingTable.letters[$0] ?? [$0] }
    decompositions[scalar.value] = parts
    return parts
  }

  private static func combiningClass(_ value: UInt32) -> UInt8 {
    guard value >= 0x300 else { return 0 }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
