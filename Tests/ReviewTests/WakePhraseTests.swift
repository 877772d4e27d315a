import Testing
import Vocabulary

@testable import Review

@Suite("A wake phrase")
struct WakePhraseTests {
  @Test(arguments: [
    ("Hey Siri, start a run", "Hey Siri"), ("HEY   SIRI start", "HEY   SIRI"),
    ("Say hey, Siri!", "hey, Siri"),
    ("Siri, start", "Siri"), ("  siri， start", "siri"), ("请说嘿Siri吧", "嘿Siri"),
    ("ヘイ Siri、開始", "ヘイ Siri"),
    ("Привет, Сири", "Привет, Сири"), ("시리야, 시작", "시리야"), ("🎵 Dis Siri", "Dis Siri"),
  ])
  func `is found where it stands`(_ text: String, _ expected: String) throws {
    #expect(text.part(try #require(WakePhrase.range(in: text))) == expected)
  }

  @Test(arguments: [
    "They sirius", "Ask whether Siri works", "Siri works", "Siri", "Dis à Siri", "", "Hey",
    "Siris, los",
  ])
  func `is not found elsewhere`(_ text: String) {
    #expect(WakePhrase.range(in: text) == nil)
  }

  @Test(arguments: [
    ("Hey Siri, start a run", "en", "Start a run"), ("hey siri start", "en", "start"),
    ("Hey Siri, iç", "tr", "İç"),
    ("嘿Siri，开始", "zh-Hans", "开始"), ("Oye Siri, ¿dónde estoy?", "es", "¿dónde estoy?"),
    ("Dis Siri… où suis-je ?", "fr", "Où suis-je ?"),
  ])
  func `leaves the sentence behind it`(_ text: String, _ tag: String, _ rest: String) throws {
    let range = try #require(WakePhrase.range(in: text))
    #expect(WakePhrase.rest(of: text, behind: range, in: Language(folderName: tag)) == rest)
  }

  @Test(arguments: ["Hey Siri", "Hey Siri!", "Say hey Siri and start"])
  func `leaves none where none follows`(_ text: String) throws {
    let range = try #require(WakePhrase.range(in: text))
    #expect(WakePhrase.rest(of: text, behind: range, in: nil)?.isEmpty != false)
  }
}
