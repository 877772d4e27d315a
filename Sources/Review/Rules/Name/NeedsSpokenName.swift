import Diagnostics
import Vocabulary

extension Rule {
  static let needsSpokenName = Rule(
    RuleDescription(
      id: "name/needs-spoken-name", severity: .note,
      summary: "A name that isn't read as it is spelled has a CFBundleSpokenName",
      rationale: """
        Digits beside letters, long numbers and signs are read in more than one way. Siri and VoiceOver \
        take the reading from `CFBundleSpokenName`; without it they guess.
        """,
      remedy:
        "Add `CFBundleSpokenName` with the name as people say it, such as “My App One Two Three”.",
      source: "Apple QA1950, whose example is “MyApp123”; neevaco/neeva-ios#1295.",
      bad: [
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓Run4Fun</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓cardio_bonanza</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓Trading 212</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓Cardio-Bonanza</string>
          """),
      ],
      good: [
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Run4Fun</string>
            <key>CFBundleSpokenName</key>
            <string>Run for fun</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Bonanza</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Rock &amp; Roll: Bonanza’s Best!</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>スタート・ランニング</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>VLC 3 — Media Player</string>
          """),
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>Careem - كريم</string>
          """),
      ])
  ) { subject, finding in
    let names = subject.app.names.general
    guard let name = names.first(where: { $0.role == .display }), let place = name.place,
      !names.contains(where: { $0.role == .spoken || $0.role == .given }),
      let reason = name.text.reasonToBeMisread
    else { return [] }
    return [
      finding(
        "“\(name.text)” \(reason), so it may be read otherwise than people say it", at: place,
        notes: ["Add CFBundleSpokenName with the name as it is spoken"])
    ]
  }
}

extension String {
  /// Signs that everybody reads alike, or not at all.
  private static let plainSigns = Set("'’‘.&:;,!?()·・—“”".unicodeScalars)

  /// Why a reader may not know how to say a name; `nil` when it is read as it is spelled. Joined
  /// words such as “CardioBonanza” are read well enough, and so are short numbers by themselves.
  fileprivate var reasonToBeMisread: String? {
    for word in split(whereSeparator: \.isWhitespace) {
      let scalars = Array(word.unicodeScalars)
      // A dash between words is a pause.
      if scalars.allSatisfy(\.isDash) { continue }
      let digits = scalars.filter(\.isNumeral)
      if digits.count > 2 || !digits.isEmpty && scalars.contains(where: \.properties.isAlphabetic) {
        return "has digits"
      }
      if let sign = scalars.first(where: { $0.isMisread && !Self.plainSigns.contains($0) }) {
        return "has the sign “\(sign)”"
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit or number. Ideographs such as 三 are words.
  fileprivate var isNumeral: Bool {
    properties.numericType != nil && !properties.isIdeographic
  }

  fileprivate var isDash: Bool { properties.isDash }

  /// Whether it is a sign that readers say, leave out or take for something else.
  fileprivate var isMisread: Bool {
    !properties.isAlphabetic && !properties.isGraphemeExtend && !isNumeral
      && properties.generalCategory != .format
  }
}
