import Foundation
import Vocabulary

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

  private static let matcher = TermMatcher(terms: all, language: nil)

  /// Where a sentence holds a wake phrase, in Unicode scalars; `nil` when it holds none.
  ///
  /// Found anywhere as whole words, in any capitals and width and with any punctuation between; and
  /// “Siri,” at the very start, which wakes Siri alone since iOS 17.
  static func range(in sentence: String) -> Range<Int>? {
    // A space in the place of each sign keeps the ranges.
    var spaced = String.UnicodeScalarView()
    spaced.append(
      contentsOf: sentence.unicodeScalars.lazy.map { $0.isSign && $0 != "'" ? " " : $0 })
    return matcher.matches(in: String(spaced)).first?.range ?? bareName(in: sentence)
  }

  private static func bareName(in sentence: String) -> Range<Int>? {
    let scalars = sentence.unicodeScalars
    let rest = scalars.drop { $0.properties.isWhitespace }
    guard String(rest.prefix(4)).lowercased() == "siri", let comma = rest.dropFirst(4).first,
      ",，".unicodeScalars.contains(comma)
    else { return nil }
    let start = scalars.count - rest.count
    return start..<start + 4
  }

  /// The sentence from behind the wake phrase on, when that stands at its beginning, with the first
  /// letter as large as the sentence's was; `nil` where it stands elsewhere, or nothing follows it.
  static func rest(of sentence: String, behind wake: Range<Int>, in language: Language?) -> String?
  {
    let scalars = Array(sentence.unicodeScalars)
    guard scalars[..<wake.lowerBound].allSatisfy(\.properties.isWhitespace) else { return nil }
    let rest = scalars[wake.upperBound...].drop {
      $0.properties.isWhitespace || ",.:;!-–—…،؛、，。：；！".unicodeScalars.contains($0)
    }
    let text = String(String.UnicodeScalarView(rest)).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let first = text.first, scalars[wake.lowerBound].properties.isUppercase else {
      return text.isEmpty ? nil : text
    }
    let locale = Locale(identifier: language?.primarySubtag ?? "")
    return String(first).uppercased(with: locale) + text.dropFirst()
  }
}

extension Unicode.Scalar {
  /// Whether it is punctuation.
  fileprivate var isSign: Bool { Character(self).isPunctuation }
}
