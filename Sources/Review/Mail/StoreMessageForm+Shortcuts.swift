// What Xcode's tools say of App Shortcuts, which follow on SiriKit and have files of their own.
extension StoreMessageForm {
  private static let tests = "swiftlang/swift-build, AppShortcutsStringsValidation tests"

  static let shortcutWithoutName = StoreMessageForm(
    code: nil, title: nil,
    pattern: "Every App Shortcut utterance should have one '${applicationName}'",
    summary: "an App Shortcut's phrase without the app's name", effect: .buildFailure,
    advice: """
      Each phrase of an App Shortcut holds `\\(.applicationName)` exactly once in the code, and \
      `${applicationName}` in every translation in AppShortcuts.strings or AppShortcuts.xcstrings. \
      Code and translations are checked together, so one faulty pair is told twice.
      """,
    source: "\(tests); flipperdevices/Flipper-iOS-App#272")

  static let unusedShortcut = StoreMessageForm(
    code: nil, title: nil,
    pattern: "This phrase is not used in any App Shortcut or as a Negative Phrase",
    summary: "a translation of a phrase that no App Shortcut has", effect: .buildWarning,
    advice: """
      The key in AppShortcuts.strings or AppShortcuts.xcstrings must be the phrase in the code, letter \
      for letter. Key it anew after the phrase was changed, or remove it.
      """,
    source: tests)

  static let malformedShortcuts = StoreMessageForm(
    code: nil, title: nil, pattern: "Malformed AppShortcuts.strings file",
    summary: "an AppShortcuts.strings that can't be read", effect: .buildFailure,
    advice: "Mend its syntax: most often a semicolon or a quotation mark is missing.",
    source: tests)

  static let shortcutWithoutPhrase = StoreMessageForm(
    code: nil, title: nil, pattern: "App Shortcuts should have at least one phrase",
    summary: "an App Shortcut without a phrase", effect: .buildFailure,
    advice: """
      Give the shortcut a phrase. The tool reads the code as it stands, so phrases have to be written \
      out in `phrases:`; it doesn't see those of a constant.
      """,
    source: "public build logs")

  static let shortcutParameter = StoreMessageForm(
    code: nil, title: nil,
    pattern: "AppEntity and AppEnum are the only allowed types",
    summary: "a parameter in an App Shortcut's phrase", effect: .buildFailure,
    advice: """
      A phrase may hold parameters that are an AppEntity or an AppEnum. Take any other out of the \
      phrase and let Siri ask for it with `requestValueDialog`.
      """,
    source: "public build logs")

  static let tooManyShortcuts = StoreMessageForm(
    code: nil, title: nil,
    pattern: "Found {count} App Shortcuts, but each app may have at most 10",
    summary: "more than ten App Shortcuts", effect: .buildFailure,
    advice: "Keep the ten that people need most; several phrases may lead to one shortcut.",
    source: "Apple, as Xcode's tool says it")
}
