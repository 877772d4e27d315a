import Diagnostics
import Vocabulary

extension Rule {
  static let noDisplayName = Rule(
    RuleDescription(
      id: "name/no-display-name", severity: .warning,
      summary: "The app has a CFBundleDisplayName",
      rationale: """
        Siri identifies the app by `CFBundleDisplayName`, which is what people see and say. Without it \
        the short name, `CFBundleName`, has to serve, which is often a target's name.
        """,
      remedy: """
        Set `CFBundleDisplayName` in Info.plist, or Display Name in the target's General tab, and \
        localize it in InfoPlist.strings.
        """,
      source: "Apple QA1950.",
      bad: [
        .bundle(
          """
            <key>CFBundleName</key>
            <string>↓CardioBonanza</string>
          """)
      ],
      good: [.bundle(InfoEntries.name)])
  ) { subject, finding in
    guard subject.app.container.isComplete else { return [] }
    let names = subject.app.names
    let display = ([names.general] + names.localized.values).flatMap(\.self)
      .filter { $0.role == .display }
    let keys = display.compactMap(\.place?.keyPath) + names.unresolved.map(\.key)
    guard !keys.contains(where: { $0.hasSuffix("CFBundleDisplayName") }),
      let name = display.first, let place = name.place
    else { return [] }
    return [
      finding(
        "The app has no CFBundleDisplayName, so its short name “\(name.text)” has to serve",
        at: place)
    ]
  }
}
