import Diagnostics
import Vocabulary

extension Rule {
  static let customIntentLocalization = Rule(
    RuleDescription(
      id: "cover/custom-intent-l10n", severity: .warning, isRaisedByStrict: true,
      summary: "A custom intent has a title and a description in every language of the app",
      rationale: """
        App Store Connect mails one line for each language in which an intent of an \
        `.intentdefinition` file lacks its title or description, also for a widget's configuration \
        that nobody speaks. The delivery succeeds.
        """,
      remedy: """
        Translate the definition into every language of the app and fill in its description, or take \
        an unused definition out of the target.
        """,
      source: "Public mails of ITMS-90626, for example mozilla-mobile/focus-ios#2119.",
      storeMessage: StoreMessage.customIntent("INTENT", lacks: "title", language: "LANGUAGE"),
      bad: [
        RuleExample(
          [
            .definition(marked: true),
            .phrases(["Order soup with CardioBonanza"], intent: "OrderSoupIntent", in: "en"),
            .phrases(["Bestell Suppe mit CardioBonanza"], intent: "OrderSoupIntent", in: "de"),
          ])
      ],
      good: [
        RuleExample([
          .definition(marked: false),
          .phrases(["Order soup with CardioBonanza"], intent: "OrderSoupIntent", in: "en"),
          .phrases(["Bestell Suppe mit CardioBonanza"], intent: "OrderSoupIntent", in: "de"),
          RuleExample.File(
            "de.lproj/Intents.strings",
            "\"T1\" = \"Suppe bestellen\";\n\"D1\" = \"Bestellt eine Suppe\";\n"),
        ])
      ])
  ) { subject, finding in
    subject.app.customIntentGaps.map { gap in
      finding(
        "The custom intent \(gap.intent.name) has no \(gap.role.rawValue) in "
          + gap.language.englishName,
        at: (gap.role == .title ? gap.intent.title : gap.intent.description).place,
        in: gap.language.tag, intent: gap.intent.className,
        storeMessage: StoreMessage.customIntent(
          gap.intent.name, lacks: gap.role.rawValue, language: gap.language.tag))
    }
  }
}

extension RuleExample.File {
  /// One custom intent, whose title and description are English.
  fileprivate static func definition(marked: Bool) -> RuleExample.File {
    let mark = marked ? "↓" : ""
    return RuleExample.File(
      "en.lproj/Intents.intentdefinition",
      """
      <plist version="1.0">
      <dict>
        <key>INIntents</key>
        <array>
          <dict>
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>INIntentTitle</key>
            <string>\(mark)Order soup</string>
            <key>INIntentTitleID</key>
            <string>T1</string>
            <key>INIntentDescription</key>
            <string>\(mark)Orders a soup</string>
            <key>INIntentDescriptionID</key>
            <string>D1</string>
          </dict>
        </array>
      </dict>
      </plist>
      """)
  }
}
