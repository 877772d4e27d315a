import Foundation

/// What wakes Siri, in each of its languages.
enum WakePhrase {
  /// Wake phrases in lower case with single spaces and without punctuation.
  ///
  /// Dated 2026-08. Source: Apple, Human Interface Guidelines, “Siri”, the table of “Hey Siri” in
  /// 41 locales; the spellings of Siri in other scripts are ours, from what people write.
  static let all: [String] = [
    "hey siri", "hej siri", "hei siri", "hai siri", "hé siri", "oye siri", "dis siri", "ehi siri",
    "e aí siri", "привет siri", "привет сири", "หวัดดี siri", "ヘイ siri", "ヘイsiri", "嘿siri", "嘿 siri",
    "喂siri", "喂 siri",
    "يا siri", "يا سيري", "siri야", "시리야", "היי siri", "היי סירי",
  ]

  /// Whether a sentence holds a wake phrase.
  ///
  /// Found anywhere as whole words, in any capitals and width and with any punctuation between; and
  /// “Siri,” at the very start, which wakes Siri alone since iOS 17.
  static func isIn(_ sentence: String) -> Bool {
    let words = sentence.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
      .split { $0.isWhitespace || ($0.isPunctuation && $0 != "'") }
    let folded = " \(words.joined(separator: " ")) "
    if all.contains(where: { folded.contains($0.isSpaced ? " \($0) " : $0) }) { return true }
    let start = sentence.drop { $0.isWhitespace }.prefix(5).lowercased()
    return start == "siri," || start == "siri，"
  }
}

extension String {
  /// Whether it is written with spaces round it, as words of most scripts are.
  fileprivate var isSpaced: Bool {
    !unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }
}
