import Diagnostics
import Vocabulary

extension Rule {
  static let thirdPartyName = Rule(
    RuleDescription(
      id: "phrase/third-party-name", severity: .error,
      summary: "A phrase names no app but this one",
      rationale: """
        App Review wants vocabulary and phrases to be about the app itself and refuses the names of \
        others. Siri may also open the other app. Often the name was left by a copy of another \
        app's files.
        """,
      remedy: """
        Name this app instead, or say it without a name. An app that works with the other one, or \
        whose maker owns it, lists the name under `allowedNames` in `.siri-guide.json`.
        """,
      source: """
        App Review Guidelines 2.5.11 and the Human Interface Guidelines, “Siri”. A phrase that names \
        this app, too, gets a warning only: whether a client of a service may name it is for App \
        Review to say. The table of names is ours, of \(ForeignNames.date); those that are also \
        ordinary words are found only where a capital tells them.
        """,
      blocks: true,
      bad: [
        .phrases("Send a ↓Telegram message to Alex", intent: "INSendMessageIntent"),
        .phrases("Play my ↓spotify songs", intent: "INPlayMediaIntent"),
        .phrases("Play my ↓Spotify songs with CardioBonanza", intent: "INPlayMediaIntent"),
        .phrases(
          "Sende Lisa eine ↓Telegram-Nachricht", intent: "INSendMessageIntent", in: "de"),
        .phrases("↓WhatsAppで送って", intent: "INSendMessageIntent", in: "ja"),
      ],
      good: [
        .phrases("Send a CardioBonanza message to Alex", intent: "INSendMessageIntent"),
        .phrases("Signal the driver that CardioBonanza waits"),
        .phrases("Track the Red Line at the traffic Signal Box with CardioBonanza"),
        .phrases("Zoom in with CardioBonanza, send a telegram and take in the slack"),
        .phrases("Zeige das Signal und den Zoom in CardioBonanza", in: "de"),
        .phrases("Objednej stravu v CardioBonanza", "Strava v CardioBonanza", in: "cs"),
        .phrases("Lyft vikter med CardioBonanza", in: "sv"),
        .phrases("Send a Telegram message to Alex", appName: "Telegram"),
        .phrases("Send a Telegram message to Alex", appName: nil),
        .phrases("Open WhatsApp in my wallet", appName: "Wallet for WhatsApp"),
        .phrases("Play “Heavy Slack” and “Slack Tide” in CardioBonanza"),
      ])
  ) { subject, finding in
    // Without the app's own name “Telegram” may be Telegram's.
    guard subject.knowsNames else { return [] }
    let foreign = subject.foreignNames
    return subject.localizations.flatMap { part -> [Diagnostic] in
      let matcher = KnownNameMatcher(foreign, language: part.localization.textLanguage)
      return part.spokenTexts.flatMap { text, intent -> [Diagnostic] in
        let matches = matcher.matches(in: text.text)
        if matches.isEmpty { return [] }
        let own = part.marker.marks(in: text.text).names
        let standsAlone = own.isEmpty && intent != nil
        return matches.filter { match in !own.contains { $0.overlaps(match.range) } }.map { match in
          finding(
            "“\(match.known.name)” is the name of another app"
              + (standsAlone ? ", and the phrase doesn't name this one" : ""),
            at: text.place(of: match.range), in: part.tag, intent: intent,
            severity: standsAlone ? .error : .warning, blocks: standsAlone)
        }
      }
    }
  }
}

extension ReviewSubject {
  /// The names of others, without those that the app may use: its own and what its team allows.
  fileprivate var foreignNames: [KnownName] {
    let foreign = ForeignNames.known + settings.words.thirdPartyNames.map { KnownName($0) }
    let names = (app.names.general + app.names.localized.values.joined()).map(\.text)
    let inNames = TermMatcher(terms: foreign.map(\.name), language: nil)
      .matches(in: names.joined(separator: "\n")).map { foreign[$0.term] }
    let ofNames = TermMatcher(terms: names, language: nil)
    let allowed = Set(settings.words.allowedNames.map { FoldedPhrase($0) })
    return foreign.filter { known in
      !inNames.contains(known) && ofNames.matches(in: known.name).isEmpty
        && !allowed.contains(FoldedPhrase(known.name))
    }
  }
}
