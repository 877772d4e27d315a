/// A syllable of pinyin taken apart into the sounds that other systems have letters for, with all that
/// pinyin leaves out or writes another way put back: `liu` is l + i + ou, `xuan` x + ü + an.
struct PinyinParts: Hashable, Sendable {
  /// `b` to `s`, `zh`, `ch`, `sh`; empty for syllables that begin with a vowel.
  let initial: String
  /// `i`, `u`, `ü` or empty.
  let medial: String
  /// What follows: one of `rimes`, or empty as in `mi` and `zhi`, of which the latter has
  /// no medial either.
  let rime: String

  /// Medial and rime together: `iou`, `ueng`.
  var final: String { medial + rime }

  /// Every rime but the empty one.
  static let rimes: Set<String> = [
    "a", "o", "e", "ê", "ai", "ei", "ao", "ou", "an", "en", "ang", "eng", "er",
  ]

  /// - Returns: `nil` for what isn't built so, such as `hm` and `ng`.
  init?(_ letters: String) {
    let start = Self.initial(of: letters)
    var final = String(letters.dropFirst(start.count))
    switch start {
    case "": final = Self.withoutGlide(final)
    case "j", "q", "x": if final.hasPrefix("u") { final = "ü" + final.dropFirst() }
    default: break
    }
    initial = start
    switch final {
    case "i" where ["zh", "ch", "sh", "r", "z", "c", "s"].contains(start): (medial, rime) = ("", "")
    case "i", "u", "ü": (medial, rime) = (final, "")
    case "iu": (medial, rime) = ("i", "ou")
    case "ui": (medial, rime) = ("u", "ei")
    case "ie", "üe": (medial, rime) = (String(final.prefix(1)), "ê")
    case "in", "un", "ün": (medial, rime) = (String(final.prefix(1)), "en")
    case "ing": (medial, rime) = ("i", "eng")
    case "ong", "uong": (medial, rime) = ("u", "eng")
    case "iong": (medial, rime) = ("ü", "eng")
    case "eh": (medial, rime) = ("", "ê")
    default:
      let hasMedial = final.first.map { "iuü".contains($0) } ?? false
      medial = hasMedial ? String(final.prefix(1)) : ""
      rime = String(final.dropFirst(medial.count))
      guard Self.rimes.contains(rime) else { return nil }
    }
  }

  private static func initial(of letters: String) -> String {
    if let double = ["zh", "ch", "sh"].first(where: letters.hasPrefix) { return double }
    guard let first = letters.first, "bpmfdtnlgkhjqxrzcs".contains(first) else { return "" }
    return String(first)
  }

  /// `yi`, `ya` and `yu` as `i`, `ia` and `ü`; `wu` and `wa` as `u` and `ua`.
  private static func withoutGlide(_ final: String) -> String {
    let rest = String(final.dropFirst())
    return switch (final.first, rest.first) {
    case ("y", "u"): "ü" + rest.dropFirst()
    case ("y", "i") where ["i", "in", "ing"].contains(rest), ("w", "u") where rest == "u": rest
    case ("y", "i"), ("w", "u"): ""
    case ("y", .some): "i" + rest
    case ("w", .some): "u" + rest
    // These have a y or w in front.
    case ("i", _), ("u", _), ("ü", _): ""
    default: final
    }
  }
}
