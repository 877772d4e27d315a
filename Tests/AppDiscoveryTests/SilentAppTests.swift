import AppDiscovery
import TestSupport
import Testing
import Vocabulary

@Suite("An app without a vocabulary")
struct SilentAppTests {
  private let intents: [String: Any] = ["INIntentsSupported": ["INStartWorkoutIntent"]]

  @Test func `is told of where it declares an intent of the system`() throws {
    let app = try SourceTree([
      "Runner.app/Info.plist": .app(intents), "Runner.app/en.lproj/Localizable.strings": .text(""),
    ]).app()
    #expect(app.localizationNames == ["en"])
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(Coverage(of: app).totals.missing == 1)
  }

  @Test(arguments: [["INIntentsSupported": ["OrderSoupIntent"]], ["INIntentsSupported": []], [:]])
  func `is not told of where it declares none`(info: [String: [String]]) throws {
    let tree = try SourceTree(["Runner.app/Info.plist": .app(info)])
    #expect(throws: DiscoveryError.self) { try tree.apps() }
  }
}
