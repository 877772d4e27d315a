/// The parts of a language tag, each in its customary capitals.
///
/// The grammar is that of RFC 5646, section 2.1, for tags that begin with a registered language: two or
/// three letters. Neither the four letters kept for the future nor the five to eight that nobody ever
/// registered are taken for a language, so that `base` and `english` aren't.
struct LanguageSubtags: Hashable, Sendable {
  /// `zh`
  var language: String
  /// `yue` in `zh-yue`; hardly ever used.
  var extended: [String] = []
  /// `Hant`
  var script: String?
  /// `TW` or `419`
  var region: String?
  /// `valencia`, then extensions and private use.
  var others: [String] = []

  /// The longest name looked at, in bytes; far above any tag in use.
  static let longestName = 100

  /// Reads a tag with hyphens or underscores in any capitals; `nil` when it isn't well-formed.
  init?(_ name: String) {
    guard name.utf8.count <= Self.longestName, name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    var rest = name.lowercased()
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let first = rest.popFirst(), (2...3).contains(first.count), first.isAlphabetic else {
      return nil
    }
    language = String(first)
    while let next = rest.first, extended.count < 3, next.count == 3, next.isAlphabetic {
      extended.append(String(next))
      rest.removeFirst()
    }
    if let next = rest.first, next.count == 4, next.isAlphabetic {
      script = next.prefix(1).uppercased() + next.dropFirst()
      rest.removeFirst()
    }
    if let next = rest.first,
      next.count == 2 && next.isAlphabetic || next.count == 3 && next.allSatisfy(\.isWholeNumber)
    {
      region = next.uppercased()
      rest.removeFirst()
    }
    while let next = rest.first, next.isVariant {
      others.append(String(next))
      rest.removeFirst()
    }
    guard appendExtensions(rest) else { return nil }
  }

  /// Appends what follows a singleton, such as `u-nu-latn` and `x-mine`; false when it is ill-formed.
  private mutating func appendExtensions(_ subtags: ArraySlice<Substring>) -> Bool {
    var isPrivate = false
    var needed = 0
    if let first = subtags.first, first.count != 1 { return false }
    for subtag in subtags {
      guard (1...8).contains(subtag.count), subtag.isAlphanumeric else { return false }
      if subtag.count == 1, !isPrivate {
        guard needed == 0 else { return false }
        isPrivate = subtag == "x"
        needed = 1
      } else {
        needed = 0
      }
      others.append(String(subtag))
    }
    return needed == 0
  }

  /// The tag, with hyphens.
  var tag: String {
    ([language] + extended + [script, region].compactMap { $0 } + others).joined(separator: "-")
  }
}

extension Substring {
  fileprivate var isAlphabetic: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0) } }

  fileprivate var isAlphanumeric: Bool {
    utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// Five to eight letters or digits, or four that begin with a digit: `valencia`, `1996`.
  fileprivate var isVariant: Bool {
    guard isAlphanumeric else { return false }
    return (5...8).contains(count) || (count == 4 && first?.isWholeNumber == true)
  }
}
