import Review
import Testing
import Vocabulary

@Suite("A mail of App Store Connect")
struct StoreMailTests {
  /// A line, the rule that it stands for, and what it names.
  struct Line: CustomTestStringConvertible, Sendable {
    let text: String
    var rule: String?
    var fields: [StoreMessageForm.Field: String] = [:]
    var testDescription: String { text }
  }

  private static let missing = "No example phrase was provided for INSendMessageIntent in the"
  private static let example: [StoreMessageForm.Field: String] = [
    .intent: "INSendMessageIntent", .language: "zh-hans",
  ]

  /// The shapes in which public threads and terminals show one line.
  static let shapes = [
    "ITMS-90626: Invalid Siri Support - \(missing) \"zh-hans\" language",
    "ITMS-90626: Invalid Siri Support - \(missing) 'zh-hans' language. Please refer to 'https://a.b'",
    "Invalid Siri Support - \(missing) “zh-hans” language",
    "WARNING ITMS-90626: \"Invalid Siri Support - \(missing) ‘zh-hans’ language.\"",
    "**ITMS-90626: Invalid Siri Support** - \(missing) `zh-hans` language",
    "invalid siri support – \(missing.lowercased().replacing("insendmessageintent", with: "INSendMessageIntent")) zh-hans language",
    "> ITMS-90626: Invalid Siri Support - No example\n> phrase was provided for INSendMessageIntent\r\n> in the \"zh-hans\" language.",
    "<p>ITMS-90626: Invalid Siri Support&nbsp;- \(missing) &quot;zh-hans&quot;<br/>language</p>",
    "- [x] ITMS-90626: Invalid Siri Support - \(missing) \"zh-hans\" language",
    "ITMS-90626: Invalid Siri Support - No example phrase was prov=\nided for INSendMessageIntent in the =E2=80=9Czh-hans=E2=80=9D language",
    "\(missing) zh-hans language",
  ]

  @Test(arguments: shapes)
  func `is read in every shape that people paste`(text: String) throws {
    let mail = try #require(StoreMail(text))
    #expect(mail.messages.map(\.form.rules) == [["cover/missing-example"]])
    #expect(mail.messages.first?.fields == Self.example)
    #expect(mail.messages.first?.language == Language(folderName: "zh-Hans"))
    #expect(mail.unknown.isEmpty)
  }

  static let lines = [
    Line(
      text:
        "ITMS-90626: Invalid Siri Support - Localized description for custom intent: 'OpenFilter' not found for locale: pt-br",
      rule: "cover/custom-intent-l10n",
      fields: [.part: "description", .intent: "OpenFilter", .language: "pt-br"]),
    Line(
      text:
        "Invalid Siri Support - Localized title for custom intent: \"Order\" not found for locale: de_DE.",
      rule: "cover/custom-intent-l10n",
      fields: [.part: "title", .intent: "Order", .language: "de_DE"]),
    Line(
      text:
        "ITMS-90626: Invalid Siri Support - Custom intent subtitle 'Siri cmd' cannot contain 'siri'",
      rule: "cover/reserved-metadata",
      fields: [.part: "subtitle", .text: "Siri cmd", .word: "siri"]),
    Line(
      text:
        "90626: Invalid Siri Support. App Intent description \"Run an action you've exposed to Siri — built-in\" cannot contain \"siri\"",
      fields: [
        .part: "description", .text: "Run an action you've exposed to Siri — built-in",
        .word: "siri",
      ]),
    Line(
      text: "Invalid Siri Support. App Intent description cannot contain apple. (90626)",
      fields: [.part: "description", .word: "apple"]),
    Line(
      text: "ITMS-90626 contains a phrase that belongs to unsupported intent",
      rule: "cover/intent-not-declared"),
    Line(
      text:
        "Invalid Siri Support - Sample phrase \"Call a Lyft\" was not classified as a INRequestRideIntent intent",
      fields: [.text: "Call a Lyft", .intent: "INRequestRideIntent"]),
    Line(
      text: "Sample phrase \"Hey Siri, play it\" was not classified as a INPlayMediaIntent intent",
      rule: "phrase/wake-word", fields: [.text: "Hey Siri, play it", .intent: "INPlayMediaIntent"]),
    Line(
      text: "ITMS-90626: Invalid Siri Support - your phrase has Hey Siri in it",
      rule: "phrase/wake-word"),
    Line(text: "You cannot have \"Hey Siri\" in your example phrase", rule: "phrase/wake-word"),
    Line(text: "Invalid Siri intent vocabulary: fr.lproj: file malformed", rule: "file/unreadable"),
    Line(
      text:
        "ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more APIs that access sensitive user data. The Info.plist file for the “Runner.app” bundle should contain a NSSiriUsageDescription key with a user-facing purpose string",
      rule: "plist/no-siri-usage", fields: [.bundle: "Runner.app"]),
    Line(
      text:
        "ITMS-90683: Missing Purpose String in Info.plist - Your app's code references one or more APIs that access sensitive user data. The app's Info.plist file should contain a NSSiriUsageDescription key with",
      rule: "plist/no-siri-usage"),
    Line(
      text:
        "ITMS-90176: Unrecognized Locale - - The locale names used in localization directories at [Payload/Kiwix.app/es-formal.lproj] are invalid. iTunes supports BCP47",
      rule: "file/bad-lproj-name", fields: [.folders: "Payload/Kiwix.app/es-formal.lproj"]),
    Line(
      text:
        "Invalid Intent Extension: The NSExtensionAttributes key in the “Siri” Info.plist file can’t contain the intent name “INCancelRideIntent”.",
      rule: "cover/unknown-intent", fields: [.bundle: "Siri", .intent: "INCancelRideIntent"]),
    Line(
      text: "Guideline 2.5.11 - Performance - Software Requirements",
      rule: "cover/intent-not-declared"),
    Line(text: "Error Domain=INIntentErrorDomain Code=2001", rule: "cover/multi-extension"),
    Line(
      text: "INIntentError.restrictedIntentsNotSupportedByExtension",
      rule: "cover/restricted-subset"),
    Line(text: "INIntentErrorDomain Code=2004 \"(null)\"", rule: "cover/unknown-intent"),
    Line(
      text:
        "error: Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
    ),
    Line(text: "This phrase is not used in any App Shortcut or as a Negative Phrase."),
    Line(text: "Malformed AppShortcuts.strings file"),
    Line(
      text: "Error Domain=MIInstallerErrorDomain Code=132 (TooManyAlternativeAppNames)",
      rule: "name/too-many"),
    Line(text: "error: Unable to parse Info.plist (in target 'App')", rule: "name/shape"),
    Line(
      text: "Invalid parameter type. AppEntity and AppEnum are the only allowed types for amount"),
    Line(text: "App Shortcuts should have at least one phrase"),
    Line(
      text: "Found 12 App Shortcuts, but each app may have at most 10", fields: [.count: "12"]),
  ]

  @Test(arguments: lines)
  func `stands for the rule that finds its cause, or says that none does`(line: Line) throws {
    let mail = try #require(StoreMail(line.text))
    let message = try #require(mail.messages.first)
    #expect(mail.messages.count == 1)
    #expect(message.form.rules.first == line.rule)
    #expect(message.fields == line.fields)
    #expect(line.rule != nil || message.form.advice != nil)
    #expect(mail.unknown.isEmpty, "\(mail.unknown)")
  }

  @Test func `names only rules that there are, and says more where there is none`() {
    for form in StoreMessageForm.all {
      for rule in form.rules { #expect(RuleCatalog.rule(rule) != nil, "\(rule)") }
      #expect(!form.rules.isEmpty || form.advice != nil, "\(form.summary)")
      #expect(!form.source.isEmpty && !form.summary.hasSuffix("."))
    }
  }

  @Test func `is counted message by message`() throws {
    let languages = ["ar", "be", "de", "zh-hans"]
    let lines = languages.flatMap { language in
      ["INSendMessageIntent", "INSearchForMessagesIntent"].map {
        "ITMS-90626: Invalid Siri Support - No example phrase was provided for \($0) in the \"\(language)\" language\n\n"
      }
    }
    let mail = try #require(
      StoreMail(
        "Dear Developer,\n\nWe identified one or more issues. Your delivery was successful, but\n\n"
          + lines.joined() + "ITMS-90473: CFBundleVersion Mismatch - The value '1'\n\nBest regards")
    )
    #expect(mail.messages.count == 8)
    #expect(mail.verdict == .delivered)
    #expect(mail.unknown.map(\.code) == ["90473"])
    #expect(mail.unknown.first?.text.hasPrefix("CFBundleVersion Mismatch") == true)
    #expect(
      StoreMail("Please correct the following issues, then upload again.\nITMS-90626: x")?.verdict
        == .refused)
  }

  @Test(arguments: [
    "", "Start my run", "phrase/no-app-name", "Version 12.5.113", "the Siri support is invalid",
    "INSendMessageIntent",
  ])
  func `is nothing else`(text: String) {
    #expect(StoreMail(text) == nil)
  }

  @Test func `is not read for ever`() {
    let hostile = String(
      repeating: "App Intent description <&quot;No example phrase was provided for ", count: 4_000)
    #expect(StoreMail(hostile) == nil)
  }
}
