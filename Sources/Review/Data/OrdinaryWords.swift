/// English words that say what an app is for rather than which one it is.
///
/// Ours: nouns and verbs of the domains that Siri itself handles, and of the system's own apps.
enum OrdinaryWords {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  static let words: Set<String> = set(
    """
    a alarm and app audio bank book books calendar call calls camera car chat clock contacts cook
    cycling diary drink drive eat email event events exercise files finance fitness food for game
    games go good gym health home house journal kids learn list lists live love mail map maps me
    meditation meeting message messages messenger money movie movies music my news note notes now of
    our pay payment phone photo photos play player podcast podcasts radio read reader recipe recipes
    remind reminder reminders ride rides run running scan school search shop shopping sleep song songs
    speak sport sports store study taxi task tasks team the time timer to today todo train training
    translate travel tv video videos voice walk water weather with work workout workouts yoga your
    """)

  /// Endings that tell test builds apart.
  static let buildSuffixes: Set<String> = set(
    "alpha beta debug dev internal nightly qa staging test")

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
