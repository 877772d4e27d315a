import Diagnostics

/// Writes the content of an element anew, in UTF-8, with what stays of it spelled as it was.
struct XMLContentWriter {
  private(set) var bytes: [UInt8] = []
  private let encoding: SourceText.Encoding
  private var isInCharacterData = false

  /// - Parameter encoding: that of the file, which may not hold every character.
  init(_ encoding: SourceText.Encoding) { self.encoding = encoding }

  /// Writes content that another text takes the place of.
  mutating func write(
    _ content: XMLContent, of source: [UInt8], changedTo new: String
  ) throws(PropertyListEditError) {
    let new = Array(new.unicodeScalars)
    let plan = Plan(content.scalars, new)
    var isBegun = false
    for unit in content.units {
      guard !unit.scalars.isEmpty else {
        keepMarkup(unit, of: source)
        continue
      }
      // Behind what stands in front of all text, such as `<![CDATA[`.
      if !isBegun { try insert(new[plan.inserted(at: 0)]) }
      isBegun = true
      if plan.isWhole(unit.scalars) {
        keep(source[unit.raw])
      } else {
        for index in unit.scalars {
          if plan.isKept(index) { try insert([content.scalars[index]]) }
          if index + 1 < unit.scalars.upperBound {
            try insert(new[plan.inserted(at: index + 1)])
          }
        }
      }
      try insert(new[plan.inserted(at: unit.scalars.upperBound)])
    }
    if !isBegun { try insert(new[plan.inserted(at: 0)]) }
  }

  /// Writes an element that has no content yet, such as `<string/>`, with content.
  mutating func write(
    _ new: String, intoElementAt range: Range<Int>, of source: [UInt8]
  ) throws(PropertyListEditError) {
    guard !new.isEmpty else {
      bytes += source[range]
      return
    }
    var tag = source[range].dropLast(2)
    while let last = tag.last, last.isSpace { tag = tag.dropLast() }
    bytes += tag
    bytes.append(UInt8(ascii: ">"))
    try insert(Array(new.unicodeScalars)[...])
    bytes += "</".utf8
    bytes += tag.dropFirst().prefix { !$0.isSpace }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func keepMarkup(_ unit: XMLContent.Unit, of source: [UInt8]) {
    switch unit.kind {
    case .characterDataStart: isInCharacterData = true
    case .characterDataEnd: isInCharacterData = false
    case .text, .markup: break
    }
    bytes += source[unit.raw]
  }

  /// Keeps the spelling of a character, unless what stands in front of it now gives it another meaning.
  private mutating func keep(_ raw: ArraySlice<UInt8>) {
    if raw.elementsEqual(">".utf8), endsWithBrackets {
      writeBehindBrackets()
    } else if raw.elementsEqual("\n".utf8), bytes.last == 0x0D {
      refer(to: "\n")
    } else {
      bytes += raw
    }
  }

  /// Writes characters that were not there before.
  private mutating func insert(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) throws(PropertyListEditError) {
    for scalar in scalars {
      if scalar.isForbiddenInXML { throw .unwritable(scalar) }
      switch scalar {
      case "\r": refer(to: scalar)
      case "\n" where bytes.last == 0x0D: refer(to: scalar)
      case ">" where isInCharacterData && endsWithBrackets: writeBehindBrackets()
      case "&" where !isInCharacterData: bytes += "&amp;".utf8
      case "<" where !isInCharacterData: bytes += "&lt;".utf8
      case ">" where !isInCharacterData: bytes += "&gt;".utf8
      case _ where !encoding.holds(scalar): refer(to: scalar)
      default: bytes.appendUTF8(scalar)
      }
    }
  }

  /// Whether `>` would end a CDATA section here, or stand where XML allows none.
  private var endsWithBrackets: Bool { bytes.suffix(2).elementsEqual("]]".utf8) }

  private mutating func writeBehindBrackets() {
    bytes += (isInCharacterData ? "]]><![CDATA[>" : "&gt;").utf8
  }

  private mutating func refer(to scalar: Unicode.Scalar) {
    let reference = "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    bytes += (isInCharacterData ? "]]>\(reference)<![CDATA[" : reference).utf8
  }
}

/// What stays of a text, and what comes in between.
private struct Plan {
  private var kept: [Bool]
  private var insertions: [Int: Range<Int>] = [:]

  init(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) {
    kept = Array(repeating: false, count: old.count)
    var (oldEnd, newEnd) = (0, 0)
    for match in Alignment(old, new).matches {
      if match.new.lowerBound > newEnd { insertions[oldEnd] = newEnd..<match.new.lowerBound }
      for index in match.old { kept[index] = true }
      (oldEnd, newEnd) = (match.old.upperBound, match.new.upperBound)
    }
    if new.count > newEnd { insertions[oldEnd] = newEnd..<new.count }
  }

  func isKept(_ index: Int) -> Bool { kept[index] }

  /// What comes in front of the character of this index, as indexes of the new text.
  func inserted(at index: Int) -> Range<Int> { insertions[index] ?? 0..<0 }

  /// Whether all of these stay, with nothing between.
  func isWhole(_ scalars: Range<Int>) -> Bool {
    scalars.allSatisfy { kept[$0] }
      && !scalars.dropFirst().contains { insertions[$0] != nil }
  }
}
