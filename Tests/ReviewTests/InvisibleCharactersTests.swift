import Testing
import Vocabulary

@testable import Review

@Suite("Invisible characters")
struct InvisibleCharactersTests {
  private func invisible(_ text: String, _ tag: String) -> InvisibleCharacters {
    InvisibleCharacters(in: text, language: Language(folderName: tag), forbidden: true)
  }

  @Test(arguments: [
    ("Cardio\u{200B}Bonanza", "en", "CardioBonanza"), ("运动\u{200B}开始", "zh-Hans", "运动开始"),
    ("Car\u{AD}dio", "de", "Cardio"), ("\u{FEFF}Start", "en", "Start"),
    ("Start\u{2060} now", "en", "Start now"),
    ("Auf\u{200C}lage", "de", "Auflage"), ("a\u{200D}b", "en", "ab"),
    ("Start\u{200E}", "en", "Start"),
    ("\u{202E}trats\u{202C}", "en", "trats"), ("שלום \u{202E}abc\u{202C}", "he", "שלום abc"),
    ("Start\u{FE0F} now", "en", "Start now"), ("운동\u{3164}시작", "ko", "운동시작"),
    ("تمـــارين", "ar", "تمارين"), ("Start\u{7F}", "en", "Start"), ("Start\u{10}", "en", "Start"),
    ("a\u{FFFC}b", "en", "ab"),
  ])
  func `are removed where nothing needs them`(_ text: String, _ tag: String, _ cleaned: String) {
    let found = invisible(text, tag)
    #expect(
      !found.places.isEmpty && Array(found.cleaned.unicodeScalars) == Array(cleaned.unicodeScalars))
    #expect(invisible(cleaned, tag).places.isEmpty)
  }

  @Test(arguments: [
    ("می\u{200C}خواهم بدوم", "fa"), ("تلگرام\u{200C}ها", "fa"), ("Telegram\u{200C}ها", "fa"),
    ("क्\u{200D}ष र्\u{200C}य", "hi"), ("നിരത്തല്\u{200D}\u{200C} രീതി", "ml"), ("ශ්\u{200D}රී", "si"),
    ("👩\u{200D}🚒 ❤\u{FE0F}\u{200D}🔥 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "en"), ("ចាប់\u{200B}\u{200B}ផ្តើម", "km"),
    ("เริ่ม\u{200B}โยคะ", "th"), ("စတင်\u{200B}ပါ", "my"), ("שלום\u{200F}!", "he"),
    ("أرسل \u{2068}Telegram\u{2069}", "ar"), ("\u{202B}سلام\u{202C}", "fa"), ("لـTelegram", "ar"),
    ("عبر الـواتساب", "ar"), ("١٤٤٧ هـ", "ar"), ("سـلام", "ckb"), ("葛\u{E0100}城", "ja"),
    ("神\u{FE00}", "ja"),
    ("Déjà vu", "fr"), ("ᠰᠠᠶᠢᠨ\u{180E}ᠠ", "mn"), ("plain", "en"), ("", "en"),
  ])
  func `stay where writing needs them`(_ text: String, _ tag: String) {
    #expect(invisible(text, tag).places.isEmpty)
    #expect(Array(invisible(text, tag).cleaned.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `that XML forbids are left to the rule that has told of them`() {
    let language = Language(folderName: "en")
    #expect(
      InvisibleCharacters(in: "a\u{10}b", language: language, forbidden: false).places.isEmpty)
  }

  @Test func `are named with their numbers`() {
    #expect(("\u{200B}" as Unicode.Scalar).nameForPeople == "zero-width space (U+200B)")
    #expect(("\u{202E}" as Unicode.Scalar).nameForPeople == "right-to-left override (U+202E)")
    #expect(("\u{7F}" as Unicode.Scalar).nameForPeople == "control character (U+007F)")
  }
}
