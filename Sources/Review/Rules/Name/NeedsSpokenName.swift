import Diagnostics
import Vocabulary

extension Rule {
  static let needsSpokenName = Rule(
    RuleDescription(
      id: "name/needs-spoken-name", severity: .note,
      summary: "A name that isn't read as it is spelled has a CFBundleSpokenName",
      rationale: """
        Digits, signs, joined words and abbreviations are read in more than one way. Siri and \
        VoiceOver take the reading from `CFBundleSpokenName`; without it they guess.
        """,
      remedy:
        "Add `CFBundleSpokenName` with the name as people say it, such as “My App One Two Three”.",
      source: "Apple QA1950, whose example is “MyApp123”; neevaco/neeva-ios#1295.",
      bad: [
        .bundle(
          """
            <key>CFBundleDisplayName</key>
            <string>↓Run4Fun</string>
          """)
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
  /// Why a reader may not know how to say a name; `nil` when it is read as it is spelled. Joined
  /// words such as “CardioBonanza” are read well enough.
  fileprivate var reasonToBeMisread: String? {
    if unicodeScalars.contains(where: { $0.properties.numericType != nil && !$0.isHan }) {
      return "has digits"
    }
    let signs = unicodeScalars.filter { scalar in
      !scalar.properties.isAlphabetic && !scalar.properties.isWhitespace
        && !scalar.properties.isGraphemeExtend && !"'’.".unicodeScalars.contains(scalar)
    }
    if let sign = signs.first { return "has the sign “\(sign)”" }
    let letters = filter(\.isLetter)
    let isAbbreviation = letters.count > 1 && letters.allSatisfy { $0.isUppercase && $0.isASCII }
    return isAbbreviation && !letters.contains { "AEIOUY".contains($0) } ? "has no vowel" : nil
  }
}

extension Unicode.Scalar {
  /// Ideographs such as 三 count as numbers.
  fileprivate var isHan: Bool { properties.isIdeographic }
}
