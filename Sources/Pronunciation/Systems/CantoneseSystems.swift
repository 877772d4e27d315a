extension RomanizationSystem {
  /// Jyutping itself, to find it where Mandarin belongs.
  package static let jyutping = RomanizationSystem(
    "Jyutping", of: .jyutping, style: .digitOrAccent
  ) { [$0] }

  /// The spelling of Yale's textbooks of Cantonese.
  ///
  /// Source: P. Huang and G. Kok, Speak Cantonese (1960).
  package static let cantoneseYale = RomanizationSystem(
    "Cantonese Yale", of: .jyutping, style: .cantoneseYale
  ) { base in
    var (initial, final) = jyutpingParts(of: base)
    if final == "aa" { final = "a" }
    if final == "eu" { final = "ew" }
    if final.hasPrefix("eo") || final.hasPrefix("oe") { final = "eu" + final.dropFirst(2) }
    switch initial {
    case "z": initial = "j"
    case "c": initial = "ch"
    case "j": initial = final.hasPrefix("yu") ? "" : "y"
    default: break
    }
    return [initial + final]
  }

  /// The scheme of Hong Kong's Education Department, in its List of Characters for primary schools.
  package static let educationDepartment = RomanizationSystem(
    "the Education Department’s scheme", of: .jyutping, style: .digitOrAccent
  ) { base in
    let (initial, final) = jyutpingParts(of: base)
    let initials = ["z": "dz", "c": "ts"]
    let finals = ["eoi": "oey", "eon": "oen", "eot": "oet", "yu": "y", "yun": "yn", "yut": "yt"]
    return [(initials[initial] ?? initial) + (finals[final] ?? final)]
  }

  /// Initial and final of a syllable; of one without vowels the latter is all.
  private static func jyutpingParts(of base: String) -> (initial: String, final: String) {
    // The y of `yu` is part of the vowel.
    guard let vowel = base.firstIndex(where: "aeiouy".contains) else { return ("", base) }
    return (String(base[..<vowel]), String(base[vowel...]))
  }
}
