import Testing
import Vocabulary

@testable import Review

@Suite("White space")
struct SpacingTests {
  private func spacing(_ text: String, _ tag: String? = "en") -> Spacing {
    Spacing(text, language: tag.map(Language.init(folderName:)))
  }

  @Test(arguments: [
    (" Start", "en", "Start"), ("Start\u{3000}", "ja", "Start"),
    ("\n  Start a run\n", "en", "Start a run"),
    ("Start  a   run", "en", "Start a run"), ("Start\u{A0}a run", "en", "Start a run"),
    ("Bist du da\u{A0}?", "de", "Bist du da ?"), ("Es-tu là \u{A0}?", "fr", "Es-tu là\u{A0}?"),
    ("Lance\u{A0}la course", "fr", "Lance la course"), ("Start\u{3000}a run", "en", "Start a run"),
    ("運動\u{3000}\u{3000}開始", "ja", "運動\u{3000}開始"), ("a \n b  c", "en", "a \n b c"),
  ])
  func `that no sentence needs is tidied`(_ text: String, _ tag: String, _ tidied: String) {
    let spacing = spacing(text, tag)
    #expect(!spacing.faults.isEmpty && spacing.tidied == tidied)
    #expect(self.spacing(tidied, tag).faults.isEmpty)
  }

  @Test(arguments: [
    ("Start a run", "en"), ("Es-tu là\u{202F}?", "fr"), ("Es-tu là\u{A0}!", "fr-CA"),
    ("«\u{202F}Oui\u{202F}»", "fr"), ("«\u{A0}Oui\u{A0}»", nil), ("10\u{202F}000 pas", "de"),
    ("運動\u{3000}開始", "ja"), ("Meshtastic\u{3000}を開く", "ja"), ("a\tb", "en"), ("a\nb", "en"),
    ("", "en"),
  ])
  func `that typography asks for stays`(_ text: String, _ tag: String?) {
    let spacing = spacing(text, tag)
    #expect(spacing.faults.isEmpty && spacing.tidied == text)
  }
}
