package import Diagnostics

/// An intent that an app defines itself.
package struct CustomIntent: Hashable, Sendable {
  /// The name that the editor shows and that App Store Connect's mails quote: `OrderSoup`.
  package var name: String
  /// The class that Xcode generates, which `INIntentsSupported` names: `OrderSoupIntent`.
  package var className: String
  /// The title, which people see and Siri speaks.
  package var title: LocalizableText
  /// The description, which the Shortcuts app shows.
  package var description: LocalizableText
  /// The titles and subtitles of its shortcuts and the names of its parameters, in the file's order.
  package var labels: [Label] = []
  /// What kind of action it is, as the file spells it: “generic”, “information”, “order”.
  package var category: String?
  /// Whether widgets may be configured with it.
  package var isEligibleForWidgets: Bool
  /// Whether people can set it up in the Shortcuts app and add it to Siri.
  package var isConfigurable: Bool
  /// Whether Siri may suggest it.
  package var isEligibleForSuggestions: Bool
  /// The intent in the file.
  package var place: Place

  /// Whether it only serves to configure a widget, as the `Configuration` does that Xcode adds with
  /// a widget. App Store Connect asks for its title and description all the same.
  package var isOnlyForWidgets: Bool {
    isEligibleForWidgets && !isConfigurable && !isEligibleForSuggestions
  }

  /// The name of the class of an intent, as the Intents framework composes it: the class name when
  /// one is given, otherwise prefix, name and “Intent”.
  static func className(given: String?, prefix: String?, name: String) -> String {
    if let given, !given.isEmpty { return given }
    return "\(prefix ?? "")\(name)Intent"
  }
}

extension CustomIntent {
  /// A text that people see of the intent.
  package struct Label: Hashable, Sendable {
    package var role: Role
    package var text: LocalizableText

    /// What the text is to the intent, as a sentence says it.
    package enum Role: String, Hashable, Sendable {
      case title
      case description
      case shortcutTitle = "shortcut’s title"
      case subtitle = "shortcut’s subtitle"
      case parameterName = "parameter’s name"
    }
  }

  /// Every text of it, the title and the description first.
  package var texts: [Label] {
    [Label(role: .title, text: title), Label(role: .description, text: description)] + labels
  }
}

/// A text of a definition that other files translate.
package struct LocalizableText: Hashable, Sendable {
  /// The text in the definition; `nil` when it has none. Xcode leaves out what is empty.
  package var text: SourceText?
  /// The key that the text has in `.strings` files and string catalogs: six letters and digits, or
  /// whatever people put in their place; `nil` when it has none.
  package var identifier: String?
  /// The text, or where there is none its identifier, or where there is none the intent.
  package var place: Place
}
