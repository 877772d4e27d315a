/// Names of Apple's products and services.
///
/// Ours, from Apple's own list of trademarks; products that people speak of to Siri.
enum AppleWords {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  static let known: [KnownName] =
    spellings.map { KnownName($0) } + [
      // A fruit in English, and a first name.
      KnownName("Apple", ordinaryIn: "en"), KnownName("Mac", needsDeterminer: true),
    ]

  private static let spellings = """
    AirPods, AirTag, AirTags, Apple CarPlay, Apple ID, Apple Maps, Apple Music, Apple Pay, Apple Podcasts,
    Apple TV, Apple Vision Pro, Apple Watch, App Store, CarPlay, FaceTime, HomePod, iCloud, iMac, iMessage,
    iPad, iPads, iPadOS, iPhone, iPhones, iPod, iOS, iTunes, MacBook, macOS, watchOS
    """.split(whereSeparator: { ",\n".contains($0) })
    .map { $0.split(separator: " ").joined(separator: " ") }
}
