/// The direction in which a language's lines run.
package enum WritingDirection: String, Sendable {
  case leftToRight
  case rightToLeft

  /// The value of HTML's `dir` attribute.
  package var htmlDir: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension Language {
  /// The direction of the language's script: of the one that the tag names, else of the usual one of
  /// the language in that region. Left to right for `Base` and for names that are no tag.
  package var writingDirection: WritingDirection {
    guard let subtags else { return .leftToRight }
    if let script = subtags.script {
      return RightToLeft.scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    if let region = subtags.region {
      let pair = "\(subtags.language)-\(region)"
      if RightToLeft.otherRegions.contains(pair) { return .rightToLeft }
      if RightToLeft.leftToRightRegions.contains(pair) { return .leftToRight }
    }
    return RightToLeft.languages.contains(subtags.language) ? .rightToLeft : .leftToRight
  }
}

/// What is written from right to left. Source: Unicode CLDR 41, `likelySubtags.xml`; scripts by
/// Unicode's bidirectional class.
private enum RightToLeft {
  static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  static let languages: Set<String> = [
    "aeb", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "bft", "bqi", "brh",
    "ckb", "dcc", "dv", "fa", "glk", "gwt", "haz", "he", "hnd", "hno", "khw", "ks", "kvx", "lad",
    "lah", "lki", "lrc", "luz", "mvy", "mzn", "nqo", "ota", "pnb", "prd", "ps", "rhg", "sd", "sdh",
    "skr", "syr", "ug", "ur", "yi",
  ]

  /// Where a language that runs from left to right elsewhere has an Arabic script.
  static let otherRegions: Set<String> = [
    "az-IQ", "az-IR", "kk-AF", "kk-CN", "kk-IR", "ku-IQ", "ku-IR", "ky-CN", "pa-PK", "tg-PK",
    "uz-AF",
  ]

  static let leftToRightRegions: Set<String> = ["sd-IN", "ug-KZ", "ug-MN"]
}
