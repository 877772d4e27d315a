import Diagnostics
import Review
import Testing
import Vocabulary

/// A class name that isn't one is never heard, wherever it is written.
@Suite("A misspelt intent")
struct IntentNameTests {
  private static let misspellings = [
    ("INStartWorkout", "INStartWorkoutIntent"), ("StartWorkoutIntent", "INStartWorkoutIntent"),
    ("StartWorkout", "INStartWorkoutIntent"), ("INStartWorkoutsIntent", "INStartWorkoutIntent"),
    ("INSendMesageIntent", "INSendMessageIntent"), ("INSendMessage", "INSendMessageIntent"),
    ("INPlayMedia", "INPlayMediaIntent"), ("INRequestRideintent", "INRequestRideIntent"),
  ]

  private func findings(named name: String, declared: [DeclaredIntent]?) throws -> [Diagnostic] {
    let file = RuleExample.File(
      "en.lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>\(name)</string>
      <key>IntentExamples</key><array><string>Go CardioBonanza</string></array>
      </dict></array></dict></plist>
      """)
    var app = try ExampleApp(RuleExample([file])).app
    app.declarations = declared.map {
      [IntentDeclaration(bundle: "App", kind: .app, supported: $0)]
    }
    return Review().findings(in: app).filter { $0.rule == "cover/unknown-intent" }
  }

  @Test(arguments: misspellings)
  func `in IntentName is an error that says which is meant`(_ name: String, _ meant: String) throws
  {
    let found = try findings(named: name, declared: nil)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "“\(name)” is no intent; did you mean \(meant)?")
    #expect(found.first?.fixes.map(\.replacement) == [meant])
  }

  @Test(arguments: misspellings)
  func `in a declaration is an error there`(_ name: String, _ meant: String) throws {
    let place = Place(path: "Info.plist", keyPath: "INIntentsSupported/0")
    for declared in [DeclaredIntent(name, at: place), DeclaredIntent(name)] {
      let found = try findings(named: "INStartWorkoutIntent", declared: [declared])
      #expect(found.map(\.severity) == [.error])
      #expect(found.first?.message.hasSuffix("did you mean \(meant)?") == true)
      #expect(found.first?.place == declared.place ?? Place(path: ""))
    }
  }

  @Test(arguments: misspellings)
  func `that is declared too doesn't become right by that`(_ name: String, _ meant: String) throws {
    let found = try findings(named: name, declared: [DeclaredIntent(name)])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.allSatisfy { $0.message.contains("did you mean \(meant)?") })
  }

  @Test func `is not seen in any intent of the system`() throws {
    for intent in IntentCatalog.all {
      let found = try findings(named: intent.name, declared: [DeclaredIntent(intent.name)])
      #expect(found.isEmpty, "\(intent.name)")
    }
  }

  @Test func `is not seen in a custom one that is declared`() throws {
    let found = try findings(
      named: "OrderSoupIntent", declared: [DeclaredIntent("OrderSoupIntent")])
    #expect(found.isEmpty)
    #expect(try findings(named: "OrderSoupIntent", declared: nil).map(\.severity) == [.note])
  }
}
