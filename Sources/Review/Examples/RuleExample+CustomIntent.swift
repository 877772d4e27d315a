import Diagnostics

extension RuleExample {
  /// An app with one custom intent and the given texts.
  static func definition(
    title: String = "Order soup", description: String = "Orders a soup",
    shortcut: String = "Order ${soup}", parameter: String = "Soup", files: [File] = []
  ) -> RuleExample {
    RuleExample(
      [
        File(
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
                <string>\(title)</string>
                <key>INIntentTitleID</key>
                <string>T1</string>
                <key>INIntentDescription</key>
                <string>\(description)</string>
                <key>INIntentDescriptionID</key>
                <string>D1</string>
                <key>INIntentParameterCombinations</key>
                <dict>
                  <key>soup</key>
                  <dict>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>\(shortcut)</string>
                  </dict>
                </dict>
                <key>INIntentParameters</key>
                <array>
                  <dict>
                    <key>INIntentParameterDisplayName</key>
                    <string>\(parameter)</string>
                  </dict>
                </array>
              </dict>
            </array>
          </dict>
          </plist>
          """),
        .phrases(["Order soup with CardioBonanza"], intent: "OrderSoupIntent", in: "en"),
      ] + files)
  }
}

extension RuleExample.File {
  /// The definition's texts in a language.
  static func intents(_ text: String, in language: String) -> RuleExample.File {
    RuleExample.File("\(language).lproj/Intents.strings", text)
  }
}
