import Diagnostics
import Vocabulary

extension Rule {
  static let noSiriUsage = Rule(
    RuleDescription(
      id: "plist/no-siri-usage", severity: .warning, isRaisedByStrict: true,
      summary: "An app with intents says what it wants of Siri",
      rationale: """
        An app that declares system intents asks people for permission, with the words of \
        `NSSiriUsageDescription`. Some mails of App Store Connect refuse a build without them, others \
        only ask for a correction in the next one.
        """,
      remedy: """
        Add `NSSiriUsageDescription` to the app's Info.plist with a sentence that says what people \
        get, and localize it in InfoPlist.strings.
        """,
      source: """
        Public mails of ITMS-90683 (zoontek/react-native-permissions#359, \
        Gustash/react-native-siri-shortcut#140). Apps without the key are in the store all the same, so \
        it is no error by itself.
        """,
      storeMessage: StoreMessage.missingPurpose(of: "APP"),
      bad: [.bundle(InfoEntries.intents, findingsWithoutMark: 1)],
      good: [
        .bundle("\(InfoEntries.intents)\n\(InfoEntries.usage)"), .bundle(InfoEntries.name),
        .bundle(
          InfoEntries.list("INIntentsSupported", ["OrderSoupIntent"]), intent: "OrderSoupIntent"),
      ])
  ) { subject, finding in
    let declared = subject.app.declaredIntents ?? []
    guard subject.app.usageDescription?.isAbsent == true,
      let intent = declared.first(where: { IntentCatalog.intent(named: $0.name) != nil })
    else { return [] }
    let bundle = subject.app.container.bundleName ?? "app"
    return [
      finding(
        "The app declares \(intent.name) but has no NSSiriUsageDescription",
        at: Place(path: subject.app.container.infoPlist ?? subject.app.path),
        storeMessage: StoreMessage.missingPurpose(of: bundle))
    ]
  }
}
