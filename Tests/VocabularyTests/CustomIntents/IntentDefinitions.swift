import Vocabulary

/// Definitions of intents to test with.
enum IntentDefinitions {
  /// A definition with three intents: one for Siri, the system's for media, one for a widget.
  static let soup = """
    <plist version="1.0">
    <dict>
      <key>INEnums</key><array/>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentCategory</key><string>order</string>
          <key>INIntentConfigurable</key><true/>
          <key>INIntentDescription</key><string>Orders today’s soup</string>
          <key>INIntentDescriptionID</key><string>dEsc01</string>
          <key>INIntentName</key><string>OrderSoup</string>
          <key>INIntentParameters</key><array/>
          <key>INIntentTitle</key><string>Order &amp; Soup</string>
          <key>INIntentTitleID</key><string>tItl01</string>
          <key>INIntentType</key><string>Custom</string>
          <key>INIntentVerb</key><string>Order</string>
        </dict>
        <dict>
          <key>INIntentClassName</key><string>INPlayMediaIntent</string>
          <key>INIntentClassPrefix</key><string>IN</string>
          <key>INIntentName</key><string>PlayMedia</string>
          <key>INIntentType</key><string>System</string>
        </dict>
        <dict>
          <key>INIntentCategory</key><string>information</string>
          <key>INIntentClassPrefix</key><string>SC</string>
          <key>INIntentDescriptionID</key><string>dEsc02</string>
          <key>INIntentEligibleForWidgets</key><true/>
          <key>INIntentIneligibleForSuggestions</key><true/>
          <key>INIntentName</key><string>Configuration</string>
          <key>INIntentTitle</key><string> </string>
          <key>INIntentTitleID</key><string></string>
          <key>INIntentType</key><string>Custom</string>
        </dict>
      </array>
      <key>INTypes</key><array/>
    </dict>
    </plist>
    """

  static func file(_ source: String) throws(ReadFailure) -> IntentDefinitionFile {
    try IntentDefinitionFile(
      parsing: Array(source.utf8), path: "Base.lproj/Intents.intentdefinition")
  }

  /// A definition with one intent of the given keys and values.
  static func intent(_ content: String) throws(ReadFailure) -> IntentDefinitionFile {
    try file("<plist><dict><key>INIntents</key><array>\(content)</array></dict></plist>")
  }
}
