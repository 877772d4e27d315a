import Foundation

/// Tells whether and where a phrase names an app.
///
/// A name is found as a whole token, in any capitals and width, with straight or curly quotation marks,
/// composed or decomposed, with its words parted by any white space. It may have a hyphen, apostrophe or
/// maqaf, or an ending, particle or proclitic of the phrase's language (`Telegram'da`,
/// `Telegram-Nachricht`, `Telegram으로`, `VLCで`, `ב-Telegram`), and stands anywhere in scripts without
/// spaces. It is never found inside another word: no Slide in “SlideToOpen”, no Uber in “Übermorgen”.
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
    matcher = TokenMatcher(
      phrases: names + spoken.filter { !names.contains($0) }, language: language)
  }

  /// Where the phrase names the app, in Unicode scalars: sorted and apart from each other. Where names
  /// overlap, the one that begins first is taken, and of those the longest. Endings are left out,
  /// except one that takes the place of the name's own last letter.
  package func ranges(in phrase: String) -> [Range<Int>] {
    matcher.matches(in: phrase).map(\.range)
  }

  /// Whether the phrase names the app.
  package func isNamed(in phrase: String) -> Bool { !matcher.matches(in: phrase).isEmpty }
}
