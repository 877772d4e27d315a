/// Names that an app may not take for its own, nor put into people's mouths.
///
/// Ours: apps that nearly everybody knows, and words that could be any app's. Add what you meet.
enum ForeignNames {
  /// The date at which the tables were compiled.
  static let date = "2026-11"

  /// Well-known apps.
  static let apps = Set(spellings.map { FoldedPhrase($0) })

  /// Words that name no app in particular.
  static let generic = Set(
    list(
      """
      app, the app, my app, this app, application, assistant, game, music, my music, music player, radio,
      player, messenger, messages, chat, workout, my workout, fitness, calendar, notes, tasks, reminders,
      to do, todo list, shopping list, taxi, ride, bank, my bank, wallet, pay, payments, photos, camera, home,
      news, weather, podcasts, maps, phone, car, my car
      """
    ).map { FoldedPhrase($0) })

  /// The well-known apps of others than Apple, as they spell their names.
  static let known: [KnownName] = spellings.filter { !ofApple.contains($0) }.map {
    KnownName($0, ordinaryIn: ordinary[$0] ?? "")
  }

  private static let spellings = list(
    """
    Airbnb, Amazon, Audible, Booking.com, ChatGPT, Chrome, Discord, Disney+, Dropbox, Duolingo, eBay,
    Evernote, Facebook, FaceTime, Firefox, Fitbit, Gmail, Google, Google Maps, Instagram, KakaoTalk,
    LINE, LinkedIn, Lyft, Messenger, Microsoft Teams, Netflix, Notion, Outlook, PayPal, Pinterest,
    Reddit, Shazam, Signal, Siri, Skype, Slack, Snapchat, SoundCloud, Spotify, Strava, Telegram, Tinder,
    TikTok, Todoist, Twitch, Twitter, Uber, Uber Eats, Venmo, Viber, Waze, WeChat, WhatsApp, Yelp, YouTube, Zoom
    """)

  /// No third party's.
  private static let ofApple: Set = ["FaceTime", "Shazam", "Siri"]

  /// Names that are ordinary words besides, with the languages whose word it is; `*` for all.
  private static let ordinary: [String: String] = [
    "Amazon": "en tr az id ms sq", "Audible": "en fr es", "Chrome": "en fr", "Discord": "en",
    "Firefox": "en",
    "LINE": "en", "Lyft": "sv is fo", "Messenger": "*", "Notion": "en fr de", "Outlook": "en nl",
    "Signal": "en fr de da nb nn no sv lb", "Slack": "en sv", "Strava": "cs sk hr bs sr sl mk",
    "Telegram": "en nl da nb nn no sv pl cs sk hr bs sr sl id ms", "Tinder": "en",
    "Twitch": "en", "Twitter": "en", "Yelp": "en", "Zoom": "*",
  ]

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { ",\n".contains($0) }).map { words in
      words.split(separator: " ").joined(separator: " ")
    }
  }
}
