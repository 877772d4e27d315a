/// Names that an app may not take for its own.
///
/// Ours: apps that nearly everybody knows, and words that could be any app's. Add what you meet.
enum ForeignNames {
  /// The date at which the tables were compiled.
  static let date = "2026-11"

  /// Well-known apps.
  static let apps: Set<FoldedPhrase> = set(
    """
    Airbnb, Amazon, Audible, Booking.com, ChatGPT, Chrome, Discord, Disney+, Dropbox, Duolingo, eBay,
    Evernote, Facebook, FaceTime, Firefox, Fitbit, Gmail, Google, Google Maps, Instagram, KakaoTalk,
    LINE, LinkedIn, Lyft, Messenger, Microsoft Teams, Netflix, Notion, Outlook, PayPal, Pinterest,
    Reddit, Shazam, Signal, Siri, Skype, Slack, Snapchat, SoundCloud, Spotify, Strava, Telegram, Tinder,
    TikTok, Todoist, Twitch, Twitter, Uber, Uber Eats, Venmo, Viber, Waze, WeChat, WhatsApp, Yelp, YouTube, Zoom
    """)

  /// Words that name no app in particular.
  static let generic: Set<FoldedPhrase> = set(
    """
    app, the app, my app, this app, application, assistant, game, music, my music, music player, radio,
    player, messenger, messages, chat, workout, my workout, fitness, calendar, notes, tasks, reminders,
    to do, todo list, shopping list, taxi, ride, bank, my bank, wallet, pay, payments, photos, camera, home,
    news, weather, podcasts, maps, phone, car, my car
    """)

  private static func set(_ text: String) -> Set<FoldedPhrase> {
    Set(text.split(whereSeparator: { ",\n".contains($0) }).map { FoldedPhrase(String($0)) })
  }
}
