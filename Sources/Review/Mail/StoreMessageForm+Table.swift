extension StoreMessageForm {
  /// The date at which the table was compiled.
  package static let date = "2026-11"

  /// Every message known, those that App Store Connect mails first.
  package static let all: [StoreMessageForm] = [
    missingExample, localizedText, reservedWord, reservedAppIntentWord, unsupportedIntent,
    notClassified, wakeWord, malformedVocabulary, missingPurpose, unrecognizedLocale,
    refusedIntentName, reviewGuideline, tooManyNames, shapelessNames, multipleExtensions,
    restrictedIntents, invalidIntentName,
    shortcutWithoutName, unusedShortcut, malformedShortcuts, shortcutWithoutPhrase,
    shortcutParameter, tooManyShortcuts,
  ]

  private static let siri = "Invalid Siri Support"

  // MARK: - App Store Connect

  static let missingExample = StoreMessageForm(
    code: "90626", title: siri,
    pattern: "No example phrase was provided for {intent} in the \"{language}\" language",
    summary: "no example phrase", effect: .warning, rules: ["cover/missing-example"],
    source: "Apple QA1950; TelegramMessenger/Telegram-iOS#1075 and many other public mails")

  static let localizedText = StoreMessageForm(
    code: "90626", title: siri,
    pattern: "Localized {part} for custom intent: '{intent}' not found for locale: {language}",
    summary: "a text of a custom intent isn't localized", effect: .warning,
    rules: ["cover/custom-intent-l10n"],
    source: "mozilla-mobile/focus-ios#2119, Automattic/pocket-casts-ios#353")

  static let reservedWord = StoreMessageForm(
    code: "90626", title: siri,
    pattern: "Custom intent {part} '{text}' cannot contain '{word}'",
    summary: "a reserved word in a custom intent", effect: .refusal,
    rules: ["cover/reserved-metadata"],
    source: "a public mail of 2022 about a title and a subtitle")

  static let reservedAppIntentWord = StoreMessageForm(
    code: "90626", title: siri,
    pattern: "App Intent {part} '{text}' cannot contain '{word}'",
    variants: ["App Intent {part} cannot contain '{word}'"],
    summary: "a reserved word in an App Intent", effect: .refusal,
    advice: """
      App Store Connect scans the titles and descriptions of App Intents and of their parameters, in \
      every language and in any capitals, and finds the word within others, too: “mac” in “machine”. \
      Reword the text in the code and in all its translations: “voice” for Siri, “this device” for \
      iPhone, “computer” for Mac. The refused build's number is used up.
      """,
    source: "straff2002/OpenGlasses#307, VocaHQ/vocaphone#107")

  static let unsupportedIntent = StoreMessageForm(
    code: "90626", title: siri, pattern: "contains a phrase that belongs to unsupported intent",
    summary: "a phrase of an intent that isn't declared", effect: .refusal,
    rules: ["cover/intent-not-declared"],
    source: "one public report of 2026, which quotes a part of the line")

  static let notClassified = StoreMessageForm(
    code: "90626", title: siri,
    pattern: "Sample phrase \"{text}\" was not classified as a {intent} intent",
    summary: "a phrase that Apple doesn't read as its intent", effect: .warning,
    advice: """
      Apple's own classifier read the phrase as something else; it runs after the upload and nowhere \
      else. Word the phrase as people ask for the intent in plain words, with the app's name in it, \
      or take it out.
      """,
    source: "lionheart/openradar-mirror#18282")

  static let wakeWord = StoreMessageForm(
    code: "90626", title: siri, pattern: "a phrase holds \"Hey Siri\"",
    summary: "“Hey Siri” in a phrase", effect: .warning, rules: ["phrase/wake-word"],
    source: "music-assistant/mobile-app#324, which doesn't quote the line")

  static let malformedVocabulary = StoreMessageForm(
    code: nil, title: nil, pattern: "Invalid Siri Intent Vocabulary",
    summary: "a vocabulary that can't be read", effect: .refusal,
    rules: ["file/unreadable", "schema/root"],
    source: "one public report, which shortens the line")

  static let missingPurpose = StoreMessageForm(
    code: "90683", title: "Missing purpose string in Info.plist",
    pattern:
      "The Info.plist file for the “{bundle}” bundle should contain a NSSiriUsageDescription key",
    variants: ["The app's Info.plist file should contain a NSSiriUsageDescription key"],
    summary: "no NSSiriUsageDescription", effect: .warningOrRefusal,
    rules: ["plist/no-siri-usage"],
    source: "Gustash/react-native-siri-shortcut#140, zoontek/react-native-permissions#359")

  static let unrecognizedLocale = StoreMessageForm(
    code: "90176", title: "Unrecognized Locale",
    pattern: "The locale names used in localization directories at ({folders}) are invalid",
    variants: ["The locale names used in localization directories at [{folders}] are invalid"],
    summary: "a folder that is named by no language", effect: .warning,
    rules: ["file/bad-lproj-name"],
    source: "jakex7/react-native-localization-settings#31, kiwix/kiwix-apple#1329")

  static let refusedIntentName = StoreMessageForm(
    code: nil, title: "Invalid Intent Extension",
    pattern:
      "The NSExtensionAttributes key in the “{bundle}” Info.plist file can't contain the intent name “{intent}”",
    summary: "an intent that the store doesn't know", effect: .refusal,
    rules: ["cover/unknown-intent"],
    advice: """
      In 2017 the store refused a class that was new in that year's iOS. If the name is spelled as \
      Apple spells it, the store may not take it yet: leave it out until it does.
      """,
    source: "lionheart/openradar-mirror#18387")

  // MARK: - App Review

  static let reviewGuideline = StoreMessageForm(
    code: nil, title: nil, pattern: "2.5.11",
    summary: "App Review Guidelines 2.5.11, on SiriKit and Shortcuts", effect: .review,
    rules: ["cover/intent-not-declared", "name/foreign", "phrase/wake-word"],
    advice: """
      Declare only intents that the app handles by itself and that people expect of it, keep the \
      vocabulary and the phrases about the app, let alternative names come from its own name, and \
      show nothing else, such as advertising, between a request and its answer.
      """,
    source: "App Review Guidelines 2.5.11")

  // MARK: - On the way to the device

  static let tooManyNames = StoreMessageForm(
    code: nil, title: nil, pattern: "TooManyAlternativeAppNames",
    variants: ["MIInstallerErrorDomain Code=132"],
    summary: "more than three alternative names", effect: .installFailure,
    rules: ["name/too-many"], source: "a public report of 2026")

  static let shapelessNames = StoreMessageForm(
    code: nil, title: nil, pattern: "Unable to parse Info.plist",
    summary: "an Info.plist that the training of Siri can't read", effect: .buildFailure,
    rules: ["name/shape"],
    advice: """
      When the build step AppIntentsSSUTraining says so, `INAlternativeAppNames` most likely is an array \
      of strings. It has to be an array of dictionaries, each with an `INAlternativeAppName`.
      """,
    source: "a public report of 2026")

  // MARK: - On the device

  static let multipleExtensions = StoreMessageForm(
    code: nil, title: nil, pattern: "intentSupportedByMultipleExtension",
    variants: ["INIntentErrorDomain Code=2001"],
    summary: "two extensions with the same intent", effect: .failureAtRunTime,
    rules: ["cover/multi-extension"], source: "Apple, INIntentError")

  static let restrictedIntents = StoreMessageForm(
    code: nil, title: nil, pattern: "restrictedIntentsNotSupportedByExtension",
    variants: ["INIntentErrorDomain Code=2002"],
    summary: "a restricted intent that isn't supported", effect: .failureAtRunTime,
    rules: ["cover/restricted-subset"], source: "Apple, INIntentError")

  static let invalidIntentName = StoreMessageForm(
    code: nil, title: nil, pattern: "invalidIntentName",
    variants: ["INIntentErrorDomain Code=2004"],
    summary: "an intent that doesn't exist", effect: .failureAtRunTime,
    rules: ["cover/unknown-intent"], source: "Apple, INIntentError")
}
