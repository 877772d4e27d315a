/// The properties of intents that a vocabulary file may hold terms for.
package enum ParameterCatalog {
  /// The key paths that may stand in `ParameterNames`, sorted.
  ///
  /// Dated 2026-08. Sources: Apple, “SiriKit Programming Guide”, “Specifying custom vocabulary” for rides and
  /// workouts; WWDC20 session 10060 for `playlistTitle` and, with less certainty, the other media properties.
  package static let supported: [String] = [
    "INCancelWorkoutIntent.workoutName",
    "INEndWorkoutIntent.workoutName",
    "INPauseWorkoutIntent.workoutName",
    "INPlayMediaIntent.audiobookAuthor",
    "INPlayMediaIntent.audiobookTitle",
    "INPlayMediaIntent.musicArtistName",
    "INPlayMediaIntent.playlistTitle",
    "INPlayMediaIntent.showTitle",
    "INRequestRideIntent.rideOptionName",
    "INResumeWorkoutIntent.workoutName",
    "INStartWorkoutIntent.workoutName",
  ]

  /// The parameter that a name of the user vocabulary, which apps register at run time, stands for in this
  /// file; `nil` for every other name.
  package static func parameter(forUserVocabulary name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let property = userVocabulary[String(parts[1])] else { return nil }
    let intent = parts[0] == "INVocabularyStringType" ? property.intent : String(parts[0])
    let right = "\(intent).\(property.name)"
    return supported.contains(right) ? right : nil
  }

  /// From the cases of `INVocabularyStringType`, and the way one of them is often shortened, to the
  /// properties of this file.
  ///
  /// Dated 2026-08. Source: WWDC20 session 10060 for media; for workouts inferred from the names.
  private static let userVocabulary: [String: (intent: String, name: String)] = [
    "mediaPlaylistTitle": ("INPlayMediaIntent", "playlistTitle"),
    "mediaMusicArtistName": ("INPlayMediaIntent", "musicArtistName"),
    "mediaAudiobookTitle": ("INPlayMediaIntent", "audiobookTitle"),
    "mediaAudiobookAuthorName": ("INPlayMediaIntent", "audiobookAuthor"),
    "audiobookAuthorName": ("INPlayMediaIntent", "audiobookAuthor"),
    "mediaShowTitle": ("INPlayMediaIntent", "showTitle"),
    "workoutActivityName": ("INStartWorkoutIntent", "workoutName"),
  ]

  /// What to say of a parameter that is not supported, in a sentence without a full stop.
  package static func advice(for parameter: String) -> [String] {
    let intent = parameter.prefix { $0 != "." }
    let own = supported.filter { $0.hasPrefix("\(intent).") }
    if own.isEmpty { return ["No property of \(intent) takes terms from this file"] }
    return ["Of \(intent) these take terms: \(own.joined(separator: ", "))"]
  }

  /// Whether Xcode itself writes this name, from the phrases of an `.intentdefinition`.
  package static func isWrittenByXcode(_ name: String) -> Bool { name.hasSuffix(".voiceCommand") }
}
