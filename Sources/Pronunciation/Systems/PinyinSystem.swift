extension RomanizationSystem {
  /// Pinyin, with all the ways in which ü is written.
  package static let pinyin = RomanizationSystem("pinyin", of: .pinyin, style: .pinyin) { base in
    let rest = base.dropFirst()
    // The text says `u:` as ü.
    let forms =
      switch (base.first, rest.first) {
      case ("j", "u"), ("q", "u"), ("x", "u"): ["u", "ü", "v", "yu"]
      case ("y", "u"): ["u", "ü", "v"]
      case (_, "ü"): rest == "üe" ? ["ü", "yu", "v", "u"] : ["ü", "yu", "v"]
      default: []
      }
    return forms.isEmpty ? [base] : forms.map { "\(base.prefix(1))\($0)\(rest.dropFirst())" }
  }
}
