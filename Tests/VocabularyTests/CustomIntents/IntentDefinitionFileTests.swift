import Diagnostics
import Foundation
import Testing
import Vocabulary

@Suite("Reading an intent definition")
struct IntentDefinitionFileTests {
  @Test func `an app's own intents are told from the system's`() throws {
    let file = try IntentDefinitions.file(IntentDefinitions.soup)
    #expect(file.customIntents.map(\.name) == ["OrderSoup", "Configuration"])
    #expect(file.customIntents.map(\.className) == ["OrderSoupIntent", "SCConfigurationIntent"])
    #expect(file.systemIntents.map(\.text) == ["INPlayMediaIntent"])
    #expect(file.systemIntents.first?.place.range?.start.line == 20)
    #expect(file.failures.isEmpty)
  }

  @Test func `titles and descriptions come with their identifiers and places`() throws {
    let soup = try #require(try IntentDefinitions.file(IntentDefinitions.soup).customIntents.first)
    #expect(soup.title.text?.text == "Order & Soup")
    #expect(soup.title.identifier == "tItl01")
    #expect(soup.title.place.keyPath == "INIntents/0/INIntentTitle")
    #expect(soup.title.place.path == "Base.lproj/Intents.intentdefinition")
    let range = try #require(soup.title.place.range)
    let stored = Array(IntentDefinitions.soup.utf8)[range.bytes]
    #expect(String(decoding: stored, as: UTF8.self) == "Order &amp; Soup")
    #expect(soup.description.text?.text == "Orders today’s soup")
    #expect(soup.description.identifier == "dEsc01")
    #expect(soup.category == "order")
    #expect(soup.place.range?.start.line == 7)
  }

  @Test func `a text that Xcode has left out has the place of its identifier`() throws {
    let intents = try IntentDefinitions.file(IntentDefinitions.soup).customIntents
    let description = try #require(intents.last).description
    #expect(description.text == nil)
    #expect(description.identifier == "dEsc02")
    #expect(description.place.keyPath == "INIntents/2/INIntentDescriptionID")
  }

  @Test func `an intent that only configures widgets says so`() throws {
    let intents = try IntentDefinitions.file(IntentDefinitions.soup).customIntents
    #expect(intents.map(\.isOnlyForWidgets) == [false, true])
    #expect(intents.map(\.isConfigurable) == [true, false])
    #expect(intents.map(\.isEligibleForSuggestions) == [true, false])
    let both = try IntentDefinitions.intent(
      """
      <dict><key>INIntentName</key><string>A</string><key>INIntentConfigurable</key><integer>1</integer>
      <key>INIntentEligibleForWidgets</key><integer>1</integer></dict>
      """)
    #expect(both.customIntents.map(\.isOnlyForWidgets) == [false])
    #expect(both.customIntents.map(\.isEligibleForWidgets) == [true])
  }

  @Test(arguments: [
    ("<key>INIntentName</key><string>Erase</string>", "EraseIntent"),
    ("<key>INIntentName</key><string>MyIntent</string>", "MyIntentIntent"),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentClassPrefix</key><string>XY</string>",
      "XYAIntent"
    ),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentClassName</key><string>Chosen</string>",
      "Chosen"
    ),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentClassName</key><string></string>",
      "AIntent"
    ),
    ("<key>INIntentClassName</key><string>Chosen</string>", "Chosen"),
  ])
  func `the class is named as the Intents framework names it`(keys: String, expected: String) throws
  {
    let file = try IntentDefinitions.intent("<dict>\(keys)</dict>")
    #expect(file.customIntents.map(\.className) == [expected])
  }

  @Test func `the definition of a built app, which is binary, is read without places`() throws {
    let list: [String: Any] = ["INIntents": [["INIntentName": "A", "INIntentTitle": "Ü"]]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let file = try IntentDefinitionFile(parsing: Array(data), path: "A.intentdefinition")
    #expect(file.customIntents.map(\.title.text?.text) == ["Ü"])
    #expect(file.customIntents.first?.title.place.keyPath == "INIntents/0/INIntentTitle")
  }

  @Test func `what is wrong in one intent spoils none beside it`() throws {
    let long = String(repeating: "x", count: VocabularyLimits.textLength + 1)
    let file = try IntentDefinitions.intent(
      """
      <string>x</string><dict/>
      <dict><key>INIntentName</key><string> </string></dict>
      <dict><key>INIntentName</key><string>A</string><key>INIntentTitle</key><array/>
      <key>INIntentDescription</key><string>\(long)</string></dict>
      <dict><key>INIntentName</key><string>B</string></dict>
      """)
    #expect(file.customIntents.map(\.name) == ["A", "B"])
    #expect(
      file.failures.map(\.message) == [
        "an intent is a dictionary, but this is a string",
        "the intent has no INIntentName, so nothing can refer to it",
        "the intent has no INIntentName, so nothing can refer to it",
        "INIntentTitle is a string, but this is an array",
        "INIntentDescription has 16385 bytes, and at most 16384 are read",
      ])
    #expect(
      file.failures.map(\.place.keyPath) == [
        "INIntents/0", "INIntents/1", "INIntents/2", "INIntents/3/INIntentTitle",
        "INIntents/3/INIntentDescription",
      ])
  }

  @Test func `a definition of nothing but types has no intents`() throws {
    let file = try IntentDefinitions.file("<plist><dict><key>INTypes</key><array/></dict></plist>")
    #expect(file.customIntents.isEmpty && file.failures.isEmpty)
  }

  @Test(arguments: [
    (
      "<plist><array/></plist>",
      "the root of an intent definition is a dictionary, but this is an array"
    ),
    (
      "<plist><dict><key>CFBundleName</key><string>x</string></dict></plist>",
      "expected an intent definition, found a property list without the key INIntents"
    ),
    (
      "<plist><dict><key>INIntents</key><dict/></dict></plist>",
      "INIntents is an array, but this is a dictionary"
    ),
    ("{\"a\": 1}", "expected a property list, found JSON"),
    ("", "expected a property list, found a file without content"),
    ("<plist><dict>", "expected </dict> to close the <dict> of line 1, found the end of the file"),
  ])
  func `other files are refused`(source: String, message: String) {
    do throws(ReadFailure) {
      _ = try IntentDefinitions.file(source)
      Issue.record("read without an error")
    } catch {
      #expect(error.message == message)
      #expect(error.place.range != nil)
    }
  }

  @Test func `more intents than anybody wrote are refused`() {
    let count = VocabularyLimits.entries + 1
    do throws(ReadFailure) {
      _ = try IntentDefinitions.intent(String(repeating: "<dict/>", count: count))
      Issue.record("read without an error")
    } catch {
      #expect(error.message == "the file has 2001 intents, and at most 2000 are read")
    }
  }

  @Test func `damaged definitions are survived`() {
    let good = Array(IntentDefinitions.soup.utf8)
    var state: UInt64 = 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let pieces = [
      "<dict>", "</dict>", "<array/>", "<string>", "</string>", "<true/>", "&", "\u{1}",
    ]
    for round in 0..<2000 {
      var bytes = good
      for _ in 0...random(2) {
        let start = random(bytes.count)
        let end = min(bytes.count, start + random(40))
        switch random(3) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes[start] = UInt8(random(256))
        default: bytes.insert(contentsOf: Array(pieces[random(pieces.count)].utf8), at: start)
        }
      }
      do throws(ReadFailure) {
        let file = try IntentDefinitionFile(parsing: bytes, path: "a")
        let places =
          file.gaps.compactMap(\.range) + file.customIntents.compactMap(\.place.range)
          + file.failures.compactMap(\.place.range)
        #expect(places.allSatisfy { $0.bytes.upperBound <= bytes.count }, "round \(round)")
      } catch {
        #expect(!error.message.isEmpty && !error.message.hasSuffix("."), "round \(round)")
      }
    }
  }
}
