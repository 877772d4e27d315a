/// The ways in which ü is written in pinyin.
package enum UmlautSpelling: Hashable, Sendable {
  /// `nyu`, as Apple writes it.
  case yu
  /// `nü`.
  case umlaut
  /// `nv` or `nu:`.
  case substitute
  /// `lue` and `nue`, which lack it: with u there is no such syllable.
  case missing
  /// `jü`, `jyu`, `yv`: behind j, q, x and y a plain u says the same.
  case needless

  /// How a syllable writes ü; `nil` where it has none, or has it as the plain u that is right there.
  ///
  /// - Parameter letters: the syllable in small letters, without its tone.
  package init?(in letters: String) {
    let rest = letters.dropFirst()
    let isSubstitute = rest.hasPrefix("v") || rest.hasPrefix("u:")
    let isUmlaut = rest.hasPrefix("ü")
    let isYu = rest.hasPrefix("yu")
    switch letters.first {
    case "l", "n":
      switch true {
      case isYu: self = .yu
      case isUmlaut: self = .umlaut
      case isSubstitute: self = .substitute
      case rest == "ue": self = .missing
      default: return nil
      }
    case "j", "q", "x", "y":
      guard isSubstitute || isUmlaut || (isYu && letters.first != "y") else { return nil }
      self = .needless
    default: return nil
    }
  }
}
