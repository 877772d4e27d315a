import Foundation
import Testing

@testable import Vocabulary

/// One sentence in each language that Siri speaks, and in some neighbours.
private let sentences = [
  "ar": "ابدأ رحلة الجري الآن", "da": "Start min træning nu", "de": "Starte jetzt mein Training",
  "el": "Ξεκίνα την προπόνησή μου", "en": "Start my workout now", "es": "Empieza mi entrenamiento",
  "fa": "تمرین من را شروع کن", "fi": "Aloita treenini nyt", "fr": "Démarre mon entraînement",
  "he": "התחל את האימון שלי", "hi": "मेरा वर्कआउट शुरू करो", "it": "Avvia il mio allenamento",
  "ja": "ワークアウトを始めて", "ko": "운동 시작해 줘", "ms": "Mulakan senaman saya",
  "nb": "Start treningen min", "nl": "Start mijn training nu", "pt-BR": "Comece meu treino agora",
  "ru": "Начни мою тренировку, и быстро", "sr": "Почни мој тренинг",
  "sv": "Starta mitt träningspass",
  "th": "เริ่มออกกำลังกาย", "tr": "Antrenmanımı başlat", "uk": "Почни моє тренування, і швидко",
  "vi": "Bắt đầu bài tập của tôi", "zh-HK": "開始我嘅運動訓練", "zh-Hans": "开始我的运动训练",
  "zh-Hant": "開始我的運動訓練",
]

@Suite("The writing of a language")
struct LanguageWritingTests {
  private func writing(_ tag: String) throws -> LanguageWriting {
    try #require(LanguageWriting(of: Language(folderName: tag)))
  }

  private func fits(_ sentence: String, in tag: String) throws -> Bool {
    let writing = try writing(tag)
    return !writing.isForeign(sentence.unicodeScalars)
      && writing.neighboursLetter(in: sentence.unicodeScalars) == nil
  }

  @Test(arguments: sentences)
  func `is that of its own sentences`(_ tag: String, _ sentence: String) throws {
    #expect(try fits(sentence, in: tag))
  }

  @Test func `tells the sentences of languages with another script or alphabet`() throws {
    let latin = [
      "da", "de", "en", "es", "fi", "fr", "it", "ms", "nb", "nl", "pt-BR", "sv", "tr", "vi",
    ]
    let alike: [Set<String>] = [
      Set(latin), ["ar", "ms"], ["fa", "ms"], Set(latin + ["sr"]), ["zh-HK", "zh-Hant"],
      // Japanese has the Chinese characters of both.
      ["ja", "zh-HK", "zh-Hans", "zh-Hant"],
    ]
    for (tag, _) in sentences {
      for (other, sentence) in sentences where other != tag {
        let mayFit = alike.contains { $0.contains(tag) && $0.contains(other) }
        if !mayFit { #expect(try !fits(sentence, in: tag), "\(other) in \(tag)") }
        if latin.contains(tag), latin.contains(other) { #expect(try fits(sentence, in: tag)) }
      }
    }
  }

  @Test(arguments: [
    ("sr", "Pokreni trening"), ("sr", "Покрени тренинг"), ("az", "Məşqi başlat"),
    ("az", "Мәшги башлат"),
    ("uz", "Mashqni boshla"), ("uz", "Машқни бошла"), ("kk", "Жаттығуды баста"),
    ("kk", "Jattyğudy basta"),
    ("ku", "Dest pê bike"), ("ku", "دەست پێ بکە"), ("pa", "ਸ਼ੁਰੂ ਕਰੋ"), ("pa", "شروع کرو"),
    ("mn", "Дасгалыг эхлүүл"), ("mn", "ᠡᠬᠢᠯᠡ"), ("bs", "Pokreni trening"),
    ("bs", "Покрени тренинг"),
  ])
  func `may be in either of two scripts`(_ tag: String, _ sentence: String) throws {
    #expect(try fits(sentence, in: tag))
  }

  @Test(arguments: [
    ("sr-Latn", "Покрени тренинг"), ("sr-Cyrl", "Pokreni trening"), ("uz-Cyrl", "Mashqni boshla"),
    ("hi-Latn", "शुरू करो"), ("zh-Hant-HK", "开始训练"),
  ])
  func `is the one that the tag names`(_ tag: String, _ sentence: String) throws {
    #expect(try !fits(sentence, in: tag))
  }

  @Test(arguments: ["Base", "hx", "chr", "dv", "en-Shaw", "jp"])
  func `is unknown where nothing is on record`(_ tag: String) {
    #expect(LanguageWriting(of: Language(folderName: tag)) == nil)
  }

  @Test func `lets names of neighbours stand in a sentence of its own`() throws {
    #expect(try fits("Увімкни пісню «Мы»", in: "uk"))
    #expect(try fits("用誠品买书", in: "zh-Hans"))
    #expect(try fits("شغّل أغنية پاشا في الشقة", in: "ar"))
  }

  @Test func `tells a neighbour's letter where it stands`() throws {
    #expect(
      try writing("uk").neighboursLetter(in: "Начни мою тренировку быстро".unicodeScalars) == 22)
    #expect(try writing("uk").neighboursLetter(in: "БЫСТРО".unicodeScalars) == 1)
  }

  @Test func `tells nothing of texts without letters`() throws {
    for (tag, _) in sentences { #expect(try fits("10:30 – 5 ⭐️", in: tag)) }
  }

  @Test func `has the script that the platform holds likely`() {
    let codes = [
      "Latn": ScriptClass.latin, "Cyrl": .cyrillic, "Arab": .arabic, "Grek": .greek,
      "Hebr": .hebrew,
      "Armn": .armenian, "Geor": .georgian, "Ethi": .ethiopic, "Jpan": .kana, "Kore": .hangul,
      "Thai": .thai, "Laoo": .lao, "Khmr": .khmer, "Mymr": .myanmar, "Deva": .devanagari,
      "Beng": .bengali, "Gujr": .gujarati, "Guru": .gurmukhi, "Orya": .odia, "Taml": .tamil,
      "Telu": .telugu, "Knda": .kannada, "Mlym": .malayalam, "Sinh": .sinhala, "Hans": .han,
      "Hant": .han,
    ]
    var checked = 0
    for tag in LanguageNameTable.names.keys.sorted() {
      guard let writing = LanguageWriting(of: Language(folderName: tag)),
        let code = Locale.Language(identifier: tag).script?.identifier, let script = codes[code]
      else { continue }
      checked += 1
      #expect(writing.scripts.contains(script), "\(tag): \(code)")
    }
    #expect(checked > 100)
  }

  @Test func `of Chinese tells the two sets of characters apart`() {
    #expect(ChineseCharacters.simplified.isDisjoint(with: ChineseCharacters.traditional))
    #expect(ChineseCharacters.simplified.count == ChineseCharacters.traditional.count)
    #expect(ChineseCharacters.simplified.count > 200)
  }
}
