import Testing
import Vocabulary

@testable import Review

/// The tables that tell languages apart and how they speak.
@Suite("A table of words")
struct LanguageTableTests {
  @Test(arguments: RegisterTable.forms)
  func `has each form in one tone only, each as one folded word`(
    _ language: String, _ forms: RegisterTable.Forms
  ) {
    #expect(forms.familiar.isDisjoint(with: forms.polite))
    for word in forms.familiar.union(forms.polite) {
      let words = SpokenWords(word, language: Language(folderName: language)).words
      #expect(words.map(\.folded) == [word])
    }
  }

  /// Sentences that two languages share word for word, or whose words look English.
  @Test(arguments: [
    "Start workout in CardioBonanza", "Open de app CardioBonanza", "Find besked i CardioBonanza",
    "Stop CardioBonanza", "Message sur CardioBonanza", "Start min app", "Send en besked til Alex",
    "Bestel pizza met CardioBonanza", "Pause in CardioBonanza", "Check status in CardioBonanza",
  ])
  func `tells nothing of words that another language has too`(_ phrase: String) {
    let words = SpokenWords(phrase, language: nil).words.map(\.folded)
    #expect(!TellingWords.tell(words, of: Language(folderName: "en")))
  }

  @Test(arguments: [
    ("en", "Call John with Linphone"), ("en", "How much range does my car have?"),
    ("de", "Öffne die Nachricht"), ("fr", "Envoie un message avec Telegram"),
    ("es", "Empieza un paseo"), ("it", "Avvia un allenamento"), ("pt", "Enviar uma mensagem"),
    ("nl", "Stuur een bericht"), ("sv", "Skicka ett meddelande"), ("ru", "Отправить сообщение"),
  ])
  func `tells the language of a command`(_ tag: String, _ phrase: String) {
    let language = Language(folderName: tag)
    let words = SpokenWords(phrase, language: language).words.map(\.folded)
    #expect(TellingWords.tell(words, of: language))
    for other in ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "ru"] where other != tag {
      #expect(!TellingWords.tell(words, of: Language(folderName: other)), "\(other)")
    }
    #expect(!TellingWords.tell(words, of: Language(folderName: "tlh")))
  }
}
