package import Diagnostics

/// An intent that the app defines itself, in an `.intentdefinition` file.
package struct CustomIntent: Hashable, Sendable {
  /// The class that Xcode makes of it, for example `OrderSoupIntent`.
  package var className: String
  package var place: Place
  /// What the languages of the app lack of it, in the order of the languages.
  package var gaps: [Gap]

  package init(className: String, at place: Place, gaps: [Gap] = []) {
    self.className = className
    self.place = place
    self.gaps = gaps
  }

  package struct Gap: Hashable, Sendable {
    package var language: Language
    package var part: Part

    package init(_ part: Part, in language: Language) {
      self.part = part
      self.language = language
    }
  }

  /// What the store asks for in every language.
  package enum Part: String, Hashable, Sendable { case title, description }
}
