import Foundation
import TestSupport
import Testing

@testable import Vocabulary

@Suite("A folder named by a country")
struct CountryFolderTests {
  private func likely(_ folder: String, _ texts: [String], siblings: [String] = []) -> String? {
    CountryFolder.likelyLanguage(
      folder: folder, texts: texts, siblings: siblings.map(Language.init(folderName:)))?.tag
  }

  @Test(arguments: [
    ("se", "Skicka ett meddelande till Anna", "sv"), ("jp", "メッセージを送信", "ja"),
    ("cz", "Pošli zprávu", "cs"),
    ("ua", "Надіслати повідомлення в чат, її", "uk"), ("dk", "Send en besked til Lars", "da"),
    ("gr", "Στείλε μήνυμα", "el"), ("cn", "发送消息", "zh-Hans"), ("kr", "메시지 보내기", "ko"),
    ("il", "שלח הודעה", "he"),
    ("br", "Enviar uma mensagem para João", "pt-BR"),
    ("my", "Hantar mesej kepada Ali dengan ini", "ms"),
    ("tw", "傳送訊息", "zh-Hant"), ("ee", "Saada sõnum, kus on minu auto", "et"),
    ("am", "Ուղարկել", "hy"),
    ("si", "Pošlji sporočilo za Ano", "sl"), ("in", "संदेश भेजें", "hi"), ("jp-JP", "送って", "ja"),
    ("JP", "送って", "ja"),
  ])
  func `is told by its text`(folder: String, text: String, tag: String) {
    #expect(likely(folder, [text]) == tag)
    #expect(likely(folder, [text], siblings: [tag]) == tag)
  }

  @Test(arguments: [
    // Northern Sami, Breton, Burmese, Ewe, Bashkir, Sinhala, Amharic, Indonesian, Welsh, Twi.
    (
      "se",
      "Sádde dieđu Máhttii ja čále reivve, son lea dáppe odne. Mun boađán ihttin, muhto in dieđe goas."
    ),
    (
      "br",
      "Kas ur gemennadenn da Yann gant an arload. Pelec'h emañ ma c'harr? Me a zo o vont d'ar gêr."
    ),
    ("my", "မောင်မောင်ထံ စာပို့ပါ"), ("ee", "Ɖo gbedeasi ɖe Kofi. Afi ka nye nye ʋu le?"),
    ("ba", "Хәбәр ебәрергә"), ("si", "පණිවිඩයක් යවන්න"), ("am", "መልእክት ላክ"),
    ("in", "Kirim pesan untuk Budi, di mana mobil saya"), ("cy", "Anfon neges at Siân"),
    ("tw", "Soma nkra kɔma Kofi"),
    ("la", "Mitte nuntium ad Marcum"), ("ar", "أرسل رسالة"), ("sa", "सन्देशं प्रेषय"),
    ("kg", "Tinda nsangu na Yoane"),
  ])
  func `that is some other language's code is left alone in that language`(
    folder: String, text: String
  ) {
    #expect(likely(folder, [text]) == nil)
  }

  @Test(arguments: ["se", "br", "my", "ee", "si", "kr", "in"])
  func `that is a language's code is left alone without evidence`(folder: String) {
    #expect(likely(folder, []) == nil)
    #expect(likely(folder, ["Send a message with VLC"]) == nil)
  }

  @Test func `that is no language's code speaks for itself, unless that language has its folder`() {
    #expect(likely("jp", []) == "ja")
    #expect(likely("jp", ["Send a message"], siblings: ["en"]) == "ja")
    #expect(likely("jp", ["Send a message"], siblings: ["en", "ja"]) == nil)
    #expect(likely("jp", ["Отправить сообщение"]) == nil)
    #expect(likely("dk", ["Do find a message at the café"], siblings: ["da"]) == nil)
    #expect(likely("cz", ["Do send a message"], siblings: ["cs"]) == nil)
    #expect(likely("dk", ["發送"]) == nil)
  }

  @Test(arguments: [
    "sv", "en", "ja", "fr", "uk", "", "Base", "\u{0}", "jpx", String(repeating: "j", count: 99_999),
  ])
  func `is none of the other names`(folder: String) {
    #expect(likely(folder, ["Skicka ett meddelande till Anna", "送って"]) == nil)
    #expect(CountryFolder(folder: folder) == nil)
  }

  @Test func `has a profile to judge it by, and says what its code means`() {
    #expect(CountryFolder(folder: "se_SE")?.codeMeans == "Northern Sami")
    #expect(CountryFolder(folder: "jp")?.codeMeans == nil)
    for folder in CountryFolderTable.folders.values {
      let intended = folder.intended.primarySubtag ?? ""
      #expect(LanguageProfile.profiles[intended] != nil, "\(folder.code)")
      #expect(
        (LanguageNameTable.names[folder.code] != nil || folder.code == "in")
          == (folder.codeMeans != nil), "\(folder.code)")
    }
  }

  @Test(.needsSharedFolder) func `is found in a real app, where se holds Swedish`() throws {
    let app = try #require(
      SharedCorpus.file("meshtastic+Meshtastic-Apple/Meshtastic/se.lproj/AppIntentVocabulary.plist")
    )
    let root = try PropertyListSerialization.propertyList(from: app, format: nil) as? [String: Any]
    let intents = try #require(root?["IntentPhrases"] as? [[String: Any]])
    let texts = intents.flatMap { $0["IntentExamples"] as? [String] ?? [] }
    #expect(likely("se", texts, siblings: ["en", "de", "da", "uk"]) == "sv")
  }
}
