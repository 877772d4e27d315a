import Testing
import Vocabulary

@Suite("The catalogue of intents")
struct IntentCatalogTests {
  @Test func `has the 61 classes of the system, sorted, each with a title of its own`() {
    let all = IntentCatalog.all
    #expect(all.count == 61)
    #expect(all.map(\.name) == all.map(\.name).sorted())
    #expect(Set(all.map(\.title)).count == 61)
    #expect(all.allSatisfy { $0.name.hasPrefix("IN") && $0.name.hasSuffix("Intent") })
  }

  @Test func `knows what was deprecated and what took its place`() {
    let call = IntentCatalog.intent(named: "INStartAudioCallIntent")
    #expect(call?.deprecated == "13.0")
    #expect(call?.successor == "INStartCallIntent")
    #expect(IntentCatalog.intent(named: "INStartCallIntent")?.deprecated == nil)
    #expect(all(where: { $0.successor.map { IntentCatalog.intent(named: $0) != nil } ?? true }))
  }

  @Test(arguments: [
    ("INStartWorkoutIntent", "Start a workout"), ("OrderSoupIntent", "Order Soup"),
    ("Intent", "Intent"),
    ("", ""), ("orderSoup", "order Soup"),
  ])
  func `gives an intent a title in plain words`(_ name: String, _ title: String) {
    #expect(IntentCatalog.title(of: name) == title)
  }

  private func all(where isTrue: (SystemIntent) -> Bool) -> Bool {
    IntentCatalog.all.allSatisfy(isTrue)
  }
}
