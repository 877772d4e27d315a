import Diagnostics
import Vocabulary

extension Rule {
  static let watchMismatch = Rule(
    RuleDescription(
      id: "name/watch-mismatch", severity: .error,
      summary: "The watch app has the same alternative names as the app",
      rationale: """
        The watch app doesn't inherit the app's alternative names, and Apple demands that the two lists \
        be identical. Otherwise people are understood on one device and not on the other.
        """,
      remedy: "Copy `INAlternativeAppNames` from the app's Info.plist to the watch app's.",
      source: "Apple, “Specifying synonyms for your app name”.",
      bad: [
        .bundle(
          InfoEntries.alternatives("Cardio"),
          and: [
            .infoPlist(
              InfoEntries.watch + InfoEntries.alternatives("Bonanza"),
              in: "\(RuleExample.app)/Watch/CardioBonanza Watch.app")
          ], findingsWithoutMark: 1)
      ],
      good: [
        .bundle(
          InfoEntries.alternatives("Cardio"),
          and: [
            .infoPlist(
              InfoEntries.watch + InfoEntries.alternatives("Cardio"),
              in: "\(RuleExample.app)/Watch/CardioBonanza Watch.app")
          ])
      ])
  ) { subject, finding in
    let own = subject.app.alternativeNames.filter { !$0.isWatch }.flatMap(\.writtenNames)
    return subject.app.alternativeNames.filter(\.isWatch).compactMap { watch in
      guard Set(watch.writtenNames) != Set(own) else { return nil }
      return finding(
        "The watch app's alternative names differ from the app's", at: watch.place.whole,
        notes: [
          "The watch app has \(watch.writtenNames.quoted), the app \(own.quoted)"
        ])
    }
  }
}

extension InfoEntries {
  fileprivate static let watch = """
      <key>WKApplication</key>
      <true/>

    """
}

extension Place {
  /// The key as a whole: its range would be the long list.
  fileprivate var whole: Place { Place(path: path, keyPath: keyPath) }
}

extension [String] {
  fileprivate var quoted: String { isEmpty ? "none" : map { "“\($0)”" }.listed }
}
