import Diagnostics
import Review
import Testing
import Vocabulary

/// Names of intents that were left blank or translated.
extension DamageTests {
  @Test(arguments: [
    "Envoyer un message", "envoyer un message", "Send a message", "Send Message",
    "IN Send Message Intent", "INEnvoyerMessageIntent", "メッセージを送信", "INSendMessage",
    "Nachricht senden",
  ])
  func `that translates the name of an intent is told by the title, wherever it stands`(
    _ name: String
  ) throws {
    let finding = try finding(intents(entry(name, "CardioBonanza"), in: "fr"))
    #expect(finding.rule == "cover/unknown-intent")
    #expect(finding.message == "“\(name)” is no intent; did you mean INSendMessageIntent?")
    #expect(finding.fixes.map(\.replacement) == ["INSendMessageIntent"])
    #expect(finding.fixes.map(\.isSafe) == [true])
    #expect(finding.place.keyPath == "IntentPhrases/0/IntentName")
  }

  @Test(arguments: ["", "  ", "Bericht zum Trainieren", "INTrainingsBeginnAbsicht"])
  func `that leaves the name of an intent blank or garbled is told by the source language`(
    _ name: String
  ) throws {
    var german = english
    german[1].0 = name
    let finding = try finding(source, intents(german.map(entry).joined(), in: "de"))
    #expect(
      finding.rule
        == (name.hasPrefix(" ") || name.isEmpty ? "schema/blank" : "cover/unknown-intent"))
    #expect(finding.message.hasSuffix("; did you mean INStartWorkoutIntent?"))
    #expect(
      finding.notes.map(\.text).contains("English (en) has INStartWorkoutIntent in its place"))
    #expect(finding.fixes.map(\.replacement) == ["INStartWorkoutIntent"])
    #expect(finding.fixes.map(\.isSafe) == [true])
    #expect(finding.language == "de")
  }

  @Test func `is told for each name when all of a file are translated`() throws {
    let german = zip(["Eine Botschaft", "Los", "Aus"], english).map { entry($0, $1.1) }
    let found = try findings(source, intents(german.joined(), in: "de"))
    #expect(found.map(\.rule) == Array(repeating: "cover/unknown-intent", count: 3))
    #expect(found.flatMap(\.fixes).map(\.replacement) == english.map(\.0))
  }

  @Test func `that hides one intent of several is told, but not mended unasked`() throws {
    let german = [("INEndWorkoutIntent", "A"), ("Los geht's", "B"), ("INSendMessageIntent", "C")]
      .map(entry)
    let extra = entry("INPauseWorkoutIntent", "D")
    let finding = try finding(source, intents(german.joined() + extra, in: "de"))
    #expect(finding.message == "“Los geht's” is no intent; did you mean INStartWorkoutIntent?")
    #expect(finding.fixes.map(\.isSafe) == [false])
  }

  @Test func `that leaves a name blank is told by the declarations when nothing else helps`() throws
  {
    let found = try findings(
      intents(entry("", "Start my CardioBonanza workout") + entry("INEndWorkoutIntent", "A")),
      declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    #expect(found.map(\.rule) == ["schema/blank"])
    #expect(found.first?.fixes.map(\.replacement) == ["INStartWorkoutIntent"])
    #expect(found.first?.fixes.map(\.isSafe) == [false])
  }

  @Test func `whose meaning can't be told is named without a guess`() throws {
    let blank = try finding(intents(entry("", "A CardioBonanza phrase")))
    #expect(blank.message == "IntentName is blank")
    #expect(blank.fixes.isEmpty)
    let odd = try finding(intents(entry("Faire une soupe", "CardioBonanza"), in: "fr"))
    #expect(odd.message == "“Faire une soupe” can't be the name of an intent's class")
    #expect(odd.fixes.isEmpty)
  }

  @Test func `is not seen in custom intents, which a language may have alone`() throws {
    let soup = entry("OrderSoupIntent", "Suppe mit CardioBonanza")
    #expect(try findings(source, intents(soup, in: "de")).isEmpty)
    #expect(try findings(source, intents(english.dropLast().map(entry).joined() + soup)).isEmpty)
  }

  @Test func `of a self-closed name has the same edit`() throws {
    var german = english.map(entry)
    german[1] = german[1].replacing("<string>INStartWorkoutIntent</string>", with: "<string/>")
    let finding = try finding(source, intents(german.joined(), in: "de"))
    #expect(finding.message == "IntentName is blank; did you mean INStartWorkoutIntent?")
    #expect(finding.fixes.map(\.replacement) == ["INStartWorkoutIntent"])
  }
}
