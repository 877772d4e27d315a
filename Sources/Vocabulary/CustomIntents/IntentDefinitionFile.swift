/// One `.intentdefinition`: the intents that an app defines itself, as Xcode's editor writes them.
///
/// The file is a property list, in XML in a project and binary in a built app. Apple publishes no
/// description of it; the keys are those that the Intents framework reads and that the files of
/// public projects have (mozilla-mobile/focus-ios, Automattic/pocket-casts-ios, home-assistant/iOS,
/// wikimedia/wikipedia-ios):
///
///     INIntents: [intent], INEnums, INTypes, INIntentDefinitionModelVersion, …
///     intent: INIntentName, INIntentClassName?, INIntentClassPrefix?, INIntentType,
///             INIntentTitle?, INIntentTitleID?, INIntentDescription?, INIntentDescriptionID?,
///             INIntentCategory?, INIntentVerb?, INIntentEligibleForWidgets?,
///             INIntentConfigurable?, INIntentIneligibleForSuggestions?,
///             INIntentParameters?: [{ INIntentParameterDisplayName?, …ID? }],
///             INIntentManagedParameterCombinations?, INIntentParameterCombinations?:
///               { parameters: { INIntentParameterCombinationTitle?, …ID?, …Subtitle?, …SubtitleID? } }, …
///
/// Xcode leaves out what is empty or off: Xcode's template of a widget has an
/// `INIntentDescriptionID` and no `INIntentDescription`.
///
/// It is localized in one of four ways, and this reads one file only:
///
/// - `Base.lproj/Intents.intentdefinition` with `fr.lproj/Intents.strings`, whose keys are the
///   identifiers (Automattic/pocket-casts-ios);
/// - the same with an `Intents.xcstrings`, from Xcode 15 on;
/// - a copy of the whole definition in each `.lproj` folder;
/// - not at all (mozilla-mobile/focus-ios), whereupon App Store Connect mails ITMS-90626 for each
///   language of the app.
package struct IntentDefinitionFile: Hashable, Sendable {
  /// The file, relative to the input.
  package let path: String
  /// The intents of the app's own, in the order of the file.
  package let customIntents: [CustomIntent]
  /// The classes of the system's intents that the file customizes, in its order. Their texts are
  /// the system's.
  package let systemIntents: [SourceText]
  /// What could not be read, in the order of the file. It spoils nothing beside it.
  package let failures: [ReadFailure]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored, in any of the three property list formats.
  ///   - path: the file, relative to the input.
  /// - Throws: why nothing could be read.
  package init(parsing bytes: [UInt8], path: String) throws(ReadFailure) {
    var reader = IntentDefinitionReader(path: path)
    let intents = try reader.intents(of: bytes)
    self.path = path
    customIntents = intents.compactMap { if case .custom(let intent) = $0 { intent } else { nil } }
    systemIntents = intents.compactMap { if case .system(let name) = $0 { name } else { nil } }
    failures = reader.failures
  }
}
