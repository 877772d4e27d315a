/// Gives names a form that is safe in file names and addresses, each its own.
struct Slugs {
  private var taken: Set<String>
  /// Where the numbering of a slug goes on, so that many equal ones take no quadratic time.
  private var nextNumbers: [String: Int] = [:]

  /// - Parameter reserved: slugs that nothing may get, as lower-case text.
  init(reserved: [String] = []) { taken = Set(reserved) }

  /// The slug of a name: ASCII letters, digits, `.`, `-` and `_` stay, anything else becomes one
  /// hyphen. Equal slugs, in any capitals, are numbered in the order they are asked for.
  mutating func slug(for name: String) -> String {
    var base = ""
    for character in name.prefix(80) {
      if character.isASCII, character.isLetter || character.isNumber || "._-".contains(character) {
        base.append(character)
      } else if base.last != "-" {
        base.append("-")
      }
    }
    while let edge = base.first, ".-".contains(edge) { base.removeFirst() }
    while let edge = base.last, ".-".contains(edge) { base.removeLast() }
    if base.isEmpty { base = "unnamed" }
    var slug = base
    var number = nextNumbers[base.lowercased(), default: 2]
    while !taken.insert(slug.lowercased()).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    nextNumbers[base.lowercased()] = number
    return slug
  }
}
