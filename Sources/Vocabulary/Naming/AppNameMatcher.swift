import Foundation

/// Tells whether and where a phrase names an app.
///
/// A name is found as a whole token, in any capitals and width, with straight or curly quotation marks,
/// composed or decomposed, with its words parted by any white space. It may have a hyphen, apostrophe or
/// maqaf, or an ending, particle or proclitic of the phrase's language (`Telegram'da`,
/// `Telegram-Nachricht`, `Telegram으로`, `VLCで`, `ב-Telegram`), and stands anywhere in scripts without
/// spaces. In languages that build compounds with hyphens, so may a name of several words be
/// (`7-Minuten-Training` names 7 Minuten). It is never found inside another word: no Slide in “SlideToOpen”, no Uber in “Übermorgen”.
/// Accents count, and so does the lack of a space: “Slide To Open” isn't “SlideToOpen”.
package struct AppNameMatcher: Sendable {
  private let matcher: TokenMatcher

  /// Prepares to find any of the names an app goes by.
  ///
  /// Endings and proclitics are those of `language`; with `nil`, and for languages without any on
  /// record, only the rules that hold for every language apply. Blank names are never found.
  package init(names: [String], language: Language?) {
    // Nobody speaks the exclamation mark of “Kahoot!”.
    let spoken = names.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "!?¡¿！？ ")) }
    let isCompounding = language?.primarySubtag.map(Self.compoundingLanguages.contains) ?? false
    let compounds = isCompounding ? spoken.map { $0.replacing(" ", with: "-") } : []
    matcher = TokenMatcher(
      phrases: names + (spoken + compounds).filter { !names.contains($0) }, language: language)
  }

  /// Languages in which a compound with a name of several words has hyphens between all its parts.
  ///
  /// Source: the Council for German Orthography, § 44; the Dutch Language Union's “Leidraad”, 6.
  private static let compoundingLanguages: Set = ["de", "gsw", "lb", "nl"]

  /// Where the phrase names the app, in Unicode scalars: sorted and apart from each other. Where names
  /// overlap, the one that begins first is taken, and of those the longest. Endings are left out,
  /// except one that takes the place of the name's own last letter.
  package func ranges(in phrase: String) -> [Range<Int>] {
    matcher.matches(in: phrase).map(\.range)
  }

  /// Whether the phrase names the app.
  package func isNamed(in phrase: String) -> Bool { !matcher.matches(in: phrase).isEmpty }
}
