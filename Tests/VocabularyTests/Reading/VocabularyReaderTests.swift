import Diagnostics
import Testing
import Vocabulary

@Suite("Reading a vocabulary")
struct VocabularyReaderTests {
  private func read(_ body: String) -> VocabularyFile {
    VocabularyReader.read(
      Array("<plist version=\"1.0\">\n\(body)\n</plist>".utf8), path: "en.lproj/V.plist",
      folder: "en")
  }

  private static let full = """
    <dict>
    <key>ParameterVocabularies</key><array><dict>
      <key>ParameterVocabulary</key><array><dict>
        <key>VocabularyItemSynonyms</key><array>
          <dict>
            <key>VocabularyItemExamples</key><array><string>Start Cardio Craze</string></array>
            <key>VocabularyItemPronunciation</key><string>car dee oh craze</string>
            <key>VocabularyItemPhrase</key><string>Cardio Craze</string>
          </dict>
          <dict><key>VocabularyItemPhrase</key><string>The Craze</string></dict>
        </array>
        <key>VocabularyItemIdentifier</key><string>cardio_craze_workout</string>
      </dict></array>
      <key>ParameterNames</key><array>
        <string>INStartWorkoutIntent.workoutName</string><string>INEndWorkoutIntent.workoutName</string>
      </array>
    </dict></array>
    <key>IntentPhrases</key><array>
      <dict>
        <key>IntentExamples</key><array><string>B</string><string>A</string></array>
        <key>IntentName</key><string>INStartWorkoutIntent</string>
      </dict>
      <dict>
        <key>IntentName</key><string>INEndWorkoutIntent</string>
        <key>IntentExamples</key><array><string>C &amp; D</string></array>
      </dict>
    </array>
    </dict>
    """

  @Test func `takes every documented key, in any order of keys and in the order of values`() throws
  {
    let file = read(Self.full)
    #expect(file.irregularities.isEmpty)
    #expect(
      file.intentPhrases.map(\.intentName?.text) == ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    #expect(file.examples.map(\.phrase.text) == ["B", "A", "C & D"])
    let vocabulary = try #require(file.parameterVocabularies.first)
    #expect(
      vocabulary.parameterNames.map(\.text) == [
        "INStartWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName",
      ])
    let item = try #require(vocabulary.items.first)
    #expect(item.identifier?.text == "cardio_craze_workout")
    #expect(item.synonyms.map(\.phrase?.text) == ["Cardio Craze", "The Craze"])
    #expect(item.synonyms.map(\.pronunciation?.text) == ["car dee oh craze", nil])
    #expect(item.synonyms.flatMap(\.examples).map(\.text) == ["Start Cardio Craze"])
  }

  @Test func `gives each text its key path and the range between its tags`() throws {
    let phrase = try #require(read(Self.full).examples.last?.phrase)
    #expect(phrase.place.keyPath == "IntentPhrases/1/IntentExamples/0")
    let range = try #require(phrase.place.range)
    let text = Array("<plist version=\"1.0\">\n\(Self.full)\n</plist>".utf8)
    #expect(String(decoding: text[range.bytes], as: UTF8.self) == "C &amp; D")
    #expect(range.start.line == 26)
    #expect(range.start.column == 45)
  }

  @Test(arguments: [
    ("<array/>", Irregularity.Kind.rootNotDictionary(found: "an array")),
    ("<string>x</string>", .rootNotDictionary(found: "a string")),
    ("<dict/>", .rootWithoutVocabulary),
    ("<dict><key>ParameterVocabularies</key><array/></dict>", .noIntentPhrases),
    (
      "<dict><key>IntentPhrases</key><dict/></dict>",
      .wrongType(of: "IntentPhrases", expected: "an array", found: "a dictionary")
    ),
    (
      "<dict><key>IntentPhrases</key><array><string>x</string></array></dict>",
      .wrongType(of: "a value of IntentPhrases", expected: "a dictionary", found: "a string")
    ),
    (
      "<dict><key>IntentPhrases</key><array/><key>IntentPhrasis</key><array/></dict>",
      .unknownKey("IntentPhrasis", in: .root, guess: nil)
    ),
    (
      "<dict><key>ParameterVocabularies</key><array/><key>IntentPhrasis</key><array/></dict>",
      .unknownKey("IntentPhrasis", in: .root, guess: KeyGuess("IntentPhrases", in: .root))
    ),
    (
      """
      <dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>INX</string>
      <key>ExamplePhrases</key><array><string>A</string></array></dict></array></dict>
      """,
      .unknownKey("ExamplePhrases", in: .intent, guess: KeyGuess("IntentExamples", in: .intent))
    ),
    (
      """
      <dict><key>IntentPhrases</key><array/><key>ParameterVocabularies</key><array>
      <dict><key>IntentName</key><string>INX</string></dict></array></dict>
      """,
      .misplacedKeys(["IntentName"], in: .parameter, home: .intent, losesEntry: true)
    ),
  ])
  func `names a departure from the documented shape`(_ body: String, _ kind: Irregularity.Kind) {
    #expect(read(body).irregularities.map(\.kind).contains(kind))
  }

  @Test func `skips a value of the wrong type and keeps its neighbours`() {
    let file = read(
      """
      <dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INStartWorkoutIntent</string>
      <key>IntentExamples</key><array><string>A</string><integer>1</integer><string>B</string></array>
      </dict></array></dict>
      """)
    #expect(file.examples.map(\.phrase.text) == ["A", "B"])
    #expect(
      file.irregularities.map(\.kind) == [
        .wrongType(of: "a value of IntentExamples", expected: "a string", found: "a number")
      ])
  }

  @Test func `takes the last of equal keys, as Core Foundation does, and names the others`() {
    let file = read(
      """
      <dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INOne</string><key>IntentName</key><string>INTwo</string>
      <key>IntentExamples</key><array><string>A</string></array>
      </dict></array></dict>
      """)
    #expect(file.intentPhrases.first?.intentName?.text == "INTwo")
    guard case .duplicateKey("IntentName", let first)? = file.irregularities.first?.kind else {
      Issue.record("\(file.irregularities)")
      return
    }
    #expect(first.range?.start.line == 3)
  }

  @Test func `says why nothing could be read, and where`() throws {
    let file = read("<dict><key>IntentPhrases</key></dict>")
    let failure = try #require(file.failure)
    #expect(failure.place.range?.start.line == 2)
    #expect(!failure.message.isEmpty)
  }
}
