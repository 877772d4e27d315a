import Testing

@testable import Vocabulary

@Suite("An app's name")
struct AppNameMatcherTests {
  private func isNamed(_ names: String..., in phrase: String, _ language: String? = nil) -> Bool {
    AppNameMatcher(names: names, language: language.map(Language.init(folderName:)))
      .isNamed(in: phrase)
  }

  @Test(
    arguments: [
      ("Telegram", "Telegram'da bul", "tr"), ("Telegram", "Telegram’dan", "tr"),
      ("Telegram", "Telegramda", "tr"),
      ("Telegram", "Sende eine Telegram-Nachricht.", "de"),
      ("Telegram", "Telegrams Nachrichten", "de"),
      ("7 Minuten", "Beginne mein 7-Minuten-Training", "de"),
      ("Goede Morgen!", "Start mijn Goede-Morgen-ronde", "nl"),
      ("Telegram", "Telegram으로 보내줘", "ko"), ("텔레그램", "텔레그램으로 보내줘", "ko"), ("텔레그램", "텔레그램에서는", "ko"),
      ("VLC", "VLCで再生", "ja"), ("VLC", "再生するVLC", "ja"), ("テレグラム", "テレグラムで送る", "ja"),
      ("微信", "用微信发消息", "zh-Hans"), ("VLC", "Játssz VLC-ben", "hu"),
      ("Telegram", "Telegrammal küldj", "hu"),
      ("Alma", "Nyisd meg Almában", "hu"), ("Telegram", "שלח ב-Telegram", "he"),
      ("VLC", "נגן ב־VLC", "he"),
      ("טלגרם", "שלח בטלגרם", "he"), ("טלגרם", "ושבטלגרם", "he"),
      ("Telegram", "שלח בTelegram", "he"),
      ("تيليجرام", "أرسل بتيليجرام", "ar"), ("تيليجرام", "والتيليجرام", "ar"),
      ("تيليجرام", "أرسل عبر تيليجرام", "ar"),
      ("تيليجرام", "عبر تيليـجرام", "ar"), ("تلگرام", "تلگرام\u{200C}ها", "fa"),
      ("Linphone", "Soita Linphonella", "fi"),
      ("VLC", "Toista VLC:ssä", "fi"), ("Telegram", "Telegramissa", "fi"),
      ("Telegram", "Telegramis", "et"),
      ("Telegram", "TELEGRAM", "en"), ("Telegram", "ｔｅｌｅｇｒａｍ", "ja"),
      ("Telegram", "Telegram's chats", "en"),
      ("Telegram", "Telegram‘s", "en"), ("Telegram", "Wyślij Telegramem", "pl"),
      ("Telegram", "v Telegramu", "cs"),
      ("Телеграмм", "в Телеграмме", "ru"), ("Алиса", "спроси Алису", "ru"),
      ("Telegram", "в Telegramе", "ru"),
      ("Telegram", "per Telegramą", "lt"), ("Telegram", "Telegram-da", "uz"),
      ("Telegram", "Telegramda", "uz"),
      ("Telegram", "ส่งด้วยTelegram", "th"), ("ไลน์", "ส่งไลน์หาแม่", "th"),
      ("Uber", "Bestell ein Uber!", "de"),
      ("Telegram", "(Telegram)", nil), ("Telegram", "«Telegram»", nil),
      ("Telegram", "Telegram™ message", nil),
      ("Big Nerd Run", "in Big\u{A0}Nerd  Run", nil), ("Big Nerd Run", "in big\nnerd run", nil),
      ("Beyoncé", "play Beyonce\u{301} now", nil), ("Beyonce\u{301}", "play BEYONCÉ now", nil),
      ("텔레그램", "텔레그램", "ko"), ("İş Bankası", "iş bankası ile", "tr"), ("Bilet", "BİLET al", "tr"),
      ("Instagram", "INSTAGRAM", "tr"), ("Straße", "STRASSE", "de"),
      ("Ben's App", "Ben’s App", nil),
      ("Uni-VoiceBlind", "Uni‑VoiceBlindのノート", nil), ("C++", "learn C++ now", nil),
      ("+1", "open +1", nil),
      ("Slide", "Slide-to-open", nil), ("Telegram", "Tele\u{AD}gram", nil),
      ("Telegram", "ב-\u{200E}Telegram", "he"),
      ("ガラージ", "ｶﾞﾗｰｼﾞで", "ja"), ("টেলিগ্রাম", "টেলিগ্রামে পাঠাও", "bn"), ("டெலிகிராம்", "டெலிகிராமில் அனுப்பு", "ta"),
    ] as [(String, String, String?)])
  func `is found`(name: String, phrase: String, language: String?) {
    #expect(isNamed(name, in: phrase, language))
  }

  @Test(
    arguments: [
      ("Slide", "Open with SlideToOpen", "fi"), ("Slide", "Slideshow", nil),
      ("Slide", "MySlide", nil),
      ("Slide", "Slide2", nil), ("Slide", "Slide_it", nil), ("Go", "Google it", nil),
      ("Walk", "start walking", nil),
      ("Walk", "two walks", "en"), ("Uber", "Übermorgen", "de"), ("Uber", "Ubermorgen", "de"),
      ("Uber", "Über", nil),
      ("Telegram", "Schick ein Telegramm", "de"), ("Telegram", "Telegramma", "it"),
      ("Slide To Open", "SlideToOpen", nil), ("Slide To Open", "a slide-to-open gate", "en"),
      ("SlideToOpen", "Slide To Open", nil), ("Telegram", "Telegramda", nil),
      ("Telegram", "Telegramda", "de"),
      ("텔레그램", "텔레그래", "ko"), ("텔레그래", "텔레그램", "ko"), ("Go", "Got it", "hu"), ("Cafe", "Café", nil),
      ("Cafe", "Cafe\u{301}", nil), ("Stras", "Straße", "de"), ("טלגרם", "הטלגרמה", "he"),
      ("Telegram", "", nil),
      ("ไลน", "ส่งไลน์", "th"), ("ライ", "ラィー", "ja"), ("", "anything", nil), (" ", "a b", nil),
      ("Алиса", "Алис", "ru"),
      ("Telegram", "T e l e g r a m", nil), ("تيليجرام", "متيليجرام", "ar"),
    ] as [(String, String, String?)])
  func `isn't found`(name: String, phrase: String, language: String?) {
    #expect(!isNamed(name, in: phrase, language))
  }

  @Test func `is found where it stands, the longest name first, in Unicode scalars`() {
    let matcher = AppNameMatcher(names: ["Run", "Big Nerd Run", "Nerd"], language: nil)
    #expect(matcher.ranges(in: "👩‍👩‍👧 Big\u{A0} Nerd Run, then run") == [6..<19, 26..<29])
    let turkish = AppNameMatcher(names: ["Telegram"], language: Language(folderName: "tr"))
    #expect(turkish.ranges(in: "Telegram'da ve Telegramda") == [0..<8, 15..<23])
    let russian = AppNameMatcher(names: ["Алиса"], language: Language(folderName: "ru"))
    #expect(russian.ranges(in: "Алисой, Алиса") == [0..<6, 8..<13])
    let composed = AppNameMatcher(names: ["Café"], language: nil)
    #expect(composed.ranges(in: "e\u{301} Cafe\u{301}!") == [3..<8])
    #expect(AppNameMatcher(names: [], language: nil).ranges(in: "x") == [])
  }

  @Test func `is found in time linear in the phrase`() {
    let names = ["aaaa", "a a", "ab", "é", "\u{301}", "Telegram"]
    for piece in ["a", "a ", "ab", "e\u{301}", "\u{301}", "Telegram ", "텔", "で", "\u{200D}", "  "] {
      let phrase = String(repeating: piece, count: 60_000 / piece.unicodeScalars.count)
      let ranges = AppNameMatcher(names: names, language: Language(folderName: "fi")).ranges(
        in: phrase)
      for (left, right) in zip(ranges, ranges.dropFirst()) {
        #expect(left.upperBound <= right.lowerBound)
      }
      #expect((ranges.last?.upperBound ?? 0) <= phrase.unicodeScalars.count)
    }
  }

  @Test func `is found among names made to nest`() {
    let names = (1...150).map { String(repeating: "a ", count: $0) }
    let phrase = String(repeating: "a ", count: 3_000)
    let ranges = AppNameMatcher(names: names, language: nil).ranges(in: phrase)
    #expect(ranges.first == 0..<299)
    #expect(ranges.count == 20)
  }

  @Test func `that is too long to be one is never found`() {
    let name = String(repeating: "a", count: TokenMatcher.longestPhrase + 1)
    #expect(!isNamed(name, in: name))
    #expect(isNamed(String(name.dropLast()), in: String(name.dropLast())))
  }

  @Test func `gets its endings from tables that fold`() {
    for row in InflectionTable.rows {
      for language in row.languages.split(separator: " ") {
        let inflection = NameInflection.of(Language(folderName: String(language)))
        #expect(inflection != nil, "\(language)")
        #expect((inflection?.suffixes.longest ?? 0) <= 12, "\(language)")
      }
    }
  }
}
