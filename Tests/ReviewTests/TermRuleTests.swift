import Diagnostics
import Review
import Testing
import Vocabulary

/// What rules say of terms together: one fault is told once.
@Suite("Among the terms of an app")
struct TermRuleTests {
  private typealias Term = (identifier: String, phrase: String)

  private func file(
    _ terms: [Term], in language: String = "en", key: String = "VocabularyItemIdentifier",
    parameter: String = "INStartWorkoutIntent.workoutName"
  ) -> RuleExample.File {
    let items = terms.map { term in
      """
      <dict><key>\(key)</key><string>\(term.identifier)</string><key>VocabularyItemSynonyms</key><array>
      <dict><key>VocabularyItemPhrase</key><string>\(term.phrase)</string>
      <key>VocabularyItemExamples</key><array><string>\(term.phrase)</string></array></dict>
      </array></dict>
      """
    }
    return RuleExample.File(
      "\(language).lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array/><key>ParameterVocabularies</key><array>
      <dict><key>ParameterNames</key><array><string>\(parameter)</string></array>
      <key>ParameterVocabulary</key><array>\(items.joined())</array></dict></array></dict></plist>
      """)
  }

  private func findings(
    _ files: RuleExample.File..., settings: ReviewSettings = ReviewSettings()
  ) throws -> [Diagnostic] {
    Review(settings: settings).findings(in: try ExampleApp(RuleExample(files)).app)
      .filter { $0.rule.hasPrefix("vocab/") }
  }

  private let english: [Term] = [
    ("cardio_craze_workout", "Cardio Craze"), ("stair_storm_workout", "Stair Storm"),
    ("bonanza_burn_workout", "Bonanza Burn"),
  ]

  // MARK: - Parameters

  @Test(arguments: [
    ("INPlayMediaIntent.mediaPlaylistTitle", "INPlayMediaIntent.playlistTitle"),
    ("INPlayMediaIntent.mediaMusicArtistName", "INPlayMediaIntent.musicArtistName"),
    ("INPlayMediaIntent.mediaAudiobookTitle", "INPlayMediaIntent.audiobookTitle"),
    ("INPlayMediaIntent.mediaAudiobookAuthorName", "INPlayMediaIntent.audiobookAuthor"),
    ("INPlayMediaIntent.audiobookAuthorName", "INPlayMediaIntent.audiobookAuthor"),
    ("INPlayMediaIntent.mediaShowTitle", "INPlayMediaIntent.showTitle"),
    ("INVocabularyStringType.mediaShowTitle", "INPlayMediaIntent.showTitle"),
    ("INVocabularyStringType.workoutActivityName", "INStartWorkoutIntent.workoutName"),
    ("INEndWorkoutIntent.workoutActivityName", "INEndWorkoutIntent.workoutName"),
  ])
  func `a name of the user vocabulary is one finding with the right name`(
    _ wrong: String, _ right: String
  ) throws {
    let found = try findings(file(english, parameter: wrong))
    #expect(found.map(\.rule) == ["vocab/wrong-media-key"])
    #expect(found.first?.fixes.map(\.replacement) == [right])
    #expect(found.first?.fixes.map(\.isSafe) == [true])
  }

  @Test(arguments: [
    "INAddMediaIntent.mediaPlaylistTitle", "INSendMessageIntent.contactName",
    "INVocabularyStringType.photoTag", "INPlayMediaIntent.mediaTitle",
  ])
  func `a name that this file has none for takes no terms`(_ name: String) throws {
    #expect(
      try findings(file(english, parameter: name)).map(\.rule) == ["vocab/parameter-unsupported"])
  }

  // MARK: - Identifiers

  @Test(arguments: [
    // Made of the German term, or in letters that English hasn't.
    ("kardiorausch_training", "Kardiorausch"), ("Kardio-Rausch", "Kardiorausch"),
    ("übung_eins", "Kardiorausch"), ("カーディオ", "Kardiorausch"),
    // The term is a brand in both languages.
    ("cardio_craze_fuer_alle_leute", "Cardio Craze"),
  ])
  func `a translated identifier is one finding, and its term isn't missing`(
    _ identifier: String, _ phrase: String
  ) throws {
    var german = english
    german[0] = (identifier, phrase)
    let found = try findings(file(english), file(german, in: "de"))
    #expect(found.map(\.rule) == ["vocab/id-translated"])
    #expect(found.first?.fixes.map(\.replacement) == ["cardio_craze_workout"])
    #expect(found.first?.fixes.map(\.isSafe) == [false])
  }

  @Test(arguments: ["cardio_craze_workuot", "cardio-craze-workout", "Cardio_Craze_Workout"])
  func `a misspelt identifier is one finding with the right one`(_ identifier: String) throws {
    let german = [(identifier, "Kardiorausch")] + english.dropFirst()
    let found = try findings(file(english), file(Array(german), in: "de"))
    #expect(found.map(\.rule) == ["vocab/id-drift"])
    #expect(found.first?.message.hasSuffix("did you mean “cardio_craze_workout”?") == true)
    #expect(found.first?.fixes.map(\.replacement) == ["cardio_craze_workout"])
  }

  @Test func `an identifier for an unknown term leaves the term of the source missing`() throws {
    let german = Array(english.dropLast()) + [("opt_17", "Glut")]
    let found = try findings(file(english), file(german, in: "de"))
    #expect(found.map(\.rule) == ["vocab/id-drift", "vocab/id-drift"])
    #expect(found.flatMap(\.fixes).isEmpty)
    #expect(
      found.contains { $0.message.contains("bonanza_burn_workout of English (en) is missing") })
  }

  @Test func `a term whose identifier can't be read isn't missing as well`() throws {
    var german = english
    german[0].identifier = ""
    #expect(try findings(file(english), file(german, in: "de")).isEmpty)
    let misspelt = file(english, in: "de", key: "VocabularyItemItentifier")
    #expect(try findings(file(english), misspelt).isEmpty)
    #expect(
      try findings(file(english, key: "VocabularyItemItentifier"), file(english, in: "de")).isEmpty)
  }

  @Test func `all translated identifiers find their own originals`() throws {
    let japanese = [("カーディオ", "カーディオ狂"), ("階段", "階段ストーム"), ("バーン", "ボナンザバーン")]
    let found = try findings(file(english), file(japanese, in: "ja"))
    #expect(found.map(\.rule) == Array(repeating: "vocab/id-translated", count: 3))
    #expect(found.flatMap(\.fixes).map(\.replacement) == english.map(\.identifier))
  }

  @Test func `a lone missing term is no translation of another`() throws {
    let found = try findings(file(english), file(Array(english.dropFirst()), in: "de"))
    #expect(found.map(\.rule) == ["vocab/id-drift"])
    #expect(
      found.first?.message
        == "The term cardio_craze_workout of English (en) is missing in German (de)")
  }

  // MARK: - Limits and order

  @Test func `the limits of a team hold`() throws {
    var settings = ReviewSettings()
    settings.limits.mostTerms = 2
    settings.limits.longestTextBytes = 22
    let found = try findings(file(english), settings: settings)
    #expect(found.map(\.rule).sorted() == ["vocab/too-long", "vocab/too-long", "vocab/too-many"])
    settings.limits.mostTerms = 3
    settings.limits.longestTextBytes = 24
    #expect(try findings(file(english), settings: settings).isEmpty)
  }

  @Test func `the order is told once for a file, and alike for those that lack a term`() throws {
    let found = try findings(file(english), file(english.reversed(), in: "de"))
    #expect(found.map(\.rule) == ["vocab/order"])
    #expect(
      found.first?.notes.map(\.text) == [
        "English (en) has cardio_craze_workout, stair_storm_workout, bonanza_burn_workout",
        "German (de) has bonanza_burn_workout, stair_storm_workout, cardio_craze_workout",
      ])
    let fewer = try findings(file(english), file(Array(english.dropFirst()), in: "de"))
    #expect(!fewer.map(\.rule).contains("vocab/order"))
  }

  // MARK: - Words

  @Test func `a usual word is told in the source language alone`() throws {
    let found = try findings(
      file([("run", "Run")]), file([("run", "Laufen")], in: "de"),
      file([("run", "跑步")], in: "zh-Hans"))
    #expect(found.map(\.rule) == ["vocab/generic-term"])
    #expect(found.first?.language == "en")
    let german = try findings(
      file([("moon", "Moon Run")]), file([("moon", "Laufen")], in: "de"))
    #expect(german.map(\.language) == ["de"])
  }
}
