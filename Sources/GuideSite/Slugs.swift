/// Gives names a form that is safe in file names and addresses, each its own.
struct Slugs {
  private var taken: Set<String>

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
    var number = 2
    while !taken.insert(slug.lowercased()).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }
}
