/// Which intents have phrases in which languages, as App Store Connect counts them.
package struct Coverage: Hashable, Sendable {
  /// The languages of the app, in the app's order.
  package var languages: [Language]
  /// The intents: the declared ones in their order, then those that only have phrases.
  package var intents: [Intent]
  /// One row per language, one cell per intent.
  package var rows: [[Cell]]
  /// Whether the app's declarations are known, without which nothing can be called missing.
  package var declarationsAreKnown: Bool

  package struct Intent: Hashable, Sendable {
    package var name: String
    package var isDeclared: Bool

    /// Whether the store asks for a phrase. Of an app's own intents it asks for titles and descriptions
    /// instead: a public mail about one that an extension declares (mozilla-mobile/focus-ios#2119) has
    /// a line for each of these and none for phrases.
    package var isAskedFor: Bool { isDeclared && IntentCatalog.intent(named: name) != nil }
  }

  package enum Cell: Hashable, Sendable {
    /// The number of phrases, and how many of them name the app; `nil` when its name is unknown.
    case examples(Int, namingApp: Int?)
    /// Phrases only in files that the app is shipped without; the store counts them as missing.
    case leftOut(Int)
    /// No phrase.
    case none
    /// The language's file could not be read.
    case unreadable

    /// Whether the store finds no phrase.
    package var isMissing: Bool {
      switch self {
      case .none, .leftOut: true
      case .examples, .unreadable: false
      }
    }

    /// The cell in numbers, as reports write it.
    package var counts: (examples: Int, namingApp: Int?) {
      if case .examples(let examples, let namingApp) = self {
        (examples, namingApp)
      } else {
        (0, nil)
      }
    }
  }

  package init(of app: App) {
    let declared = app.declaredIntents?.map(\.name) ?? []
    var seen = Set(declared)
    let spoken = app.localizations.flatMap(\.intentPhrases).compactMap(\.intentName)
      .filter { !$0.isBlank }.map(\.text).filter { seen.insert($0).inserted }
    intents =
      declared.map { Intent(name: $0, isDeclared: true) }
      + spoken.map { Intent(name: $0, isDeclared: false) }
    let localizations = app.localizations.filter(\.isOfApp)
    languages = localizations.compactMap(\.language)
    declarationsAreKnown = app.declaredIntents != nil
    let names = intents.map(\.name)
    rows = localizations.map { localization in
      Self.row(of: localization, intents: names, marker: PhraseMarker(app, localization))
    }
  }

  private static func row(
    of localization: Localization, intents: [String], marker: PhraseMarker
  ) -> [Cell] {
    let shipped = localization.shippedExamplesByIntent
    let all = localization.examplesByIntent
    return intents.map { intent in
      let examples = shipped[intent] ?? []
      if examples.isEmpty {
        if localization.isPartlyUnreadable { return .unreadable }
        return all[intent].map { $0.isEmpty ? .none : .leftOut($0.count) } ?? .none
      }
      guard marker.knowsName else { return .examples(examples.count, namingApp: nil) }
      let naming = examples.count { !marker.marks(in: $0.text).names.isEmpty }
      return .examples(examples.count, namingApp: naming)
    }
  }

  /// The arithmetic of the intents that the store asks for: languages × intents = total; each cell is one of three.
  package var totals: Totals {
    var totals = Totals(languages: languages.count, intents: intents.count(where: \.isAskedFor))
    for row in rows {
      for (intent, cell) in zip(intents, row) where intent.isAskedFor {
        switch cell {
        case .examples: totals.filled += 1
        case .none, .leftOut: totals.missing += 1
        case .unreadable: totals.unreadable += 1
        }
      }
    }
    return totals
  }

  package struct Totals: Hashable, Sendable {
    package var languages: Int
    package var intents: Int
    package var filled = 0
    package var missing = 0
    package var unreadable = 0

    /// How many pairs of language and intent the store looks at.
    package var cells: Int { languages * intents }
  }
}
