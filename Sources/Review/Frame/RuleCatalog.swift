import Diagnostics

/// Every rule the tool knows.
package enum RuleCatalog {
  /// The rules in the order of the rules page: by family, the weightiest first.
  package static let all: [Rule] = [
    // Files and folders
    .unreadable, .wrongName, .wrongBundle, .onDiskNotInProject, .noDevelopmentLanguage,
    .notInLproj, .badLprojName, .localeAlias, .countryAsLanguage, .baseAndDevelopment,
    .localeNotSiri,
    // Shape of the file
    .root, .requiredKey, .type, .blank, .emptyArray, .controlCharacter, .tooLong,
    .noIntentPhrases,
    .unknownKey, .duplicateKey,
    // Coverage
    .intentNotDeclared, .unknownIntent, .multipleExtensions, .restrictedSubset, .missingExample,
    .reservedMetadata, .noDeclaredIntents, .customIntentLocalization, .deprecatedIntent,
    .silentIntent,
    .duplicateDeclared, .splitIntent, .fewPhrases, .declarationsUnknown,
    // Example phrases
    .wakeWord, .thirdPartyName, .placeholderLeak, .noAppName, .duplicatePhrase, .duplicateAcross,
    .termDrift,
    .tooShort, .unspeakable, .edgeSpace, .invisible,
    .phraseTooLong, .digitsAndAbbreviations, .notNFC, .quoted, .endPunctuation, .repeatedWord,
    .nearDuplicate, .termUnused, .headline, .systemCollision, .questionVersusCommand, .personalData,
    .appleWord,
    // Terms
    .parameterFormat, .wrongMediaKey, .parameterUnsupported, .identifierDrift,
    .identifierTranslated, .synonymClash, .parameterUndeclared, .duplicateIdentifier,
    .synonymDuplicate, .termTooLong, .exampleLacksTerm, .genericTerm, .identifierSpoken, .termOrder,
    .tooManyTerms, .noTermExamples,
    // Pronunciation hints
    .blankPronunciation, .mainlandPinyin, .taiwanPinyin, .jyutping, .toneMarks, .toneRange,
    .syllableCount,
    .reading, .unusualReading, .wrongChinese, .phoneticSpelling, .toneDigits, .hintScript,
    .sameAsPhrase,
    .stressStyle, .missingHint,
    // The app's name
    .tooManyNames, .nameShape, .unresolvedVariable, .foreignName, .watchMismatch,
    .namesWithoutIntents, .noDisplayName, .nameNotLocalized, .needsSpokenName, .commonWords,
    .duplicateName, .nameUnknown,
    // Info.plist
    .noSiriUsage, .usageNotLocalized,
    // Between languages
    .wholeFileCopy, .untranslated, .wrongScript, .brandLost, .glossary, .missingIntent,
    .regionalGap,
    .orphanIntent, .phraseCount, .headlineDrift, .termConsistency, .numbers, .lengthRatio,
    .sentenceCount, .endMark, .mixedRegister,

    // Settings
    .settingsUnreadable, .settingsBadValue, .settingsUnknownKey, .settingsUnused,
    .settingsNoReason,
  ]

  /// The rule of that identifier.
  package static func rule(_ id: String) -> Rule? { all.first { $0.description.id == id } }
}
