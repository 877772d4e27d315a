import Diagnostics
import Testing

@Suite("The word a person meant")
struct NearestWordTests {
  private let intents = ["INStartWorkoutIntent", "INEndWorkoutIntent", "INStartCallIntent"]

  @Test(arguments: [
    ("INStartWorkoutsIntent", "INStartWorkoutIntent"),
    ("instartworkoutintent", "INStartWorkoutIntent"),
    ("StartCallIntent", "INStartCallIntent"), ("INStratCallIntent", "INStartCallIntent"),
  ])
  func `is the nearest one`(_ word: String, _ meant: String) {
    #expect(NearestWord.nearest(to: word, among: intents) == meant)
  }

  @Test(arguments: [
    "OrderSoupIntent", "", "INBuyCoffeeIntent", String(repeating: "x", count: 10_000),
  ])
  func `is nobody's guess when nothing is near`(_ word: String) {
    #expect(NearestWord.nearest(to: word, among: intents) == nil)
  }
}
