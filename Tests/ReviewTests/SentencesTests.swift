import Testing

@testable import Review

@Suite("The sentences of a phrase")
struct SentencesTests {
  @Test(arguments: [
    ("Start my workout", 1), ("Start my workout.", 1), ("Start. My workout", 2), ("", 1),
    ("...", 1),
    ("Where are you? Ask CardioBonanza!", 2), ("用它开始。然后停止。", 2), ("Call Mrs. Smith", 1),
    ("Starte z. B. Cardio", 1), ("Run 3.5 km", 1), ("Version 2. Beta", 1),
    ("¡Empieza! ¿Dónde estás?", 2),
    ("Sag: Ich komme", 1), ("Yahoo! news", 1), ("أين أنت؟ ابدأ", 2), ("Stop!Now", 1),
  ])
  func `are counted where one ends and the next begins`(_ text: String, _ expected: Int) {
    #expect(Sentences.count(in: text) == expected)
  }
}
