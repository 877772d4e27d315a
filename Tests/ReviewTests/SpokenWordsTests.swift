import Testing
import Vocabulary

@testable import Review

@Suite("The words of a text")
struct SpokenWordsTests {
  private func words(_ text: String, _ tag: String = "en") -> SpokenWords {
    SpokenWords(text, language: Language(folderName: tag))
  }

  @Test(arguments: [
    ("Start my CardioBonanza workout.", ["Start", "my", "CardioBonanza", "workout"]),
    ("Écouter l’épisode 3.5", ["Écouter", "l’épisode", "3.5"]),
    ("What's on, e.g. my e-mail?", ["What's", "on", "e.g", "my", "e-mail"]),
    ("‘Hello’ (world) — start/stop", ["Hello", "world", "start", "stop"]),
    ("שלח הודעה ב-Meshtastic", ["שלח", "הודעה", "ב-Meshtastic"]),
    ("تلگرام‌ها را باز کن", ["تلگرام‌ها", "را", "باز", "کن"]),
    ("मुझे क्\u{200D}ष दो", ["मुझे", "क्\u{200D}ष", "दो"]),
    ("e\u{301}te\u{301} 🎵 ❤\u{FE0F}", ["e\u{301}te\u{301}"]), (" … ?", []), ("", []),
  ])
  func `are parted by spaces and signs`(_ text: String, _ expected: [String]) {
    #expect(words(text).words.map(\.text) == expected)
  }

  @Test func `stand where they are said to stand`() throws {
    let text = "🎵 Ça va, Zoë?"
    let scalars = Array(text.unicodeScalars)
    for word in words(text).words {
      #expect(String(String.UnicodeScalarView(scalars[word.range])) == word.text)
    }
    #expect(words(text).words.map(\.range) == [2..<4, 5..<7, 9..<12])
    #expect(words(text).words.map(\.followsSign) == [true, false, true])
  }

  @Test func `are heard alike whatever their capitals, composition and apostrophes`() {
    #expect(words("L’E\u{301}TE\u{301}").words.map(\.folded) == ["l'été"])
  }

  @Test(arguments: [
    ("Start my workout", "en", 3), ("운동을 시작해 줘", "ko", 3), ("用 Linphone 给约翰打电话", "zh-Hans", nil),
    ("ヨガを始めて", "ja", nil), ("เริ่มโยคะ", "th", nil), ("ចាប់ផ្តើម", "km", nil), ("ເລີ່ມ", "lo", nil),
    ("စတင်ပါ", "my", nil), ("Bắt đầu tập luyện", "vi", nil),
  ])
  func `are counted where the writing parts them`(_ text: String, _ tag: String, _ count: Int?) {
    #expect(words(text, tag).count == count)
  }
}
