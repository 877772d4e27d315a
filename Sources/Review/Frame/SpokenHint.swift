import Diagnostics
import Vocabulary

/// A pronunciation hint: how a term, or one of the app's alternative names, is said.
struct SpokenHint: Hashable, Sendable {
  /// What a hint belongs to.
  enum Owner: Hashable, Sendable {
    /// A term of a vocabulary: `VocabularyItemPronunciation`.
    case term
    /// An alternative name of the app: `INAlternativeAppNamePronunciationHint`.
    case name

    /// The key that holds the hint.
    var key: String {
      switch self {
      case .term: VocabularyKey.pronunciation
      case .name: "INAlternativeAppNamePronunciationHint"
      }
    }
  }

  let owner: Owner
  /// The hint.
  let text: SourceText
  /// What it stands for, the term or the name; `nil` where that is missing.
  let phrase: String?
  /// The language that both are in; `nil` when unknown.
  let language: Language?
  /// The localization's name in findings; `nil` for a hint that serves several.
  let tag: String?

  /// Whether nothing stands in it that can be said: no letter and no digit.
  var isSilent: Bool {
    !text.text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// All hints of an app: those of the terms, by language and file, then those of the names. A hint that
  /// several languages fall back on stands here once, in the development language.
  static func all(in app: App) -> [SpokenHint] {
    terms(in: app) + names(in: app)
  }

  private static func terms(in app: App) -> [SpokenHint] {
    app.localizations.flatMap { localization in
      localization.files.flatMap(\.synonyms).compactMap { _, synonym in
        synonym.pronunciation.map {
          SpokenHint(
            owner: .term, text: $0, phrase: synonym.phrase?.text,
            language: localization.textLanguage, tag: localization.language?.tag)
        }
      }
    }
  }

  private static func names(in app: App) -> [SpokenHint] {
    let general = app.names.general.map {
      (language: app.developmentLanguage, tag: String?.none, $0)
    }
    let localized = app.names.localized.sorted { $0.key < $1.key }.flatMap { language, names in
      names.map { (language: language as Language?, tag: language.tag as String?, $0) }
    }
    var seen: Set<Place> = []
    return (general + localized).compactMap { language, tag, name in
      guard let hint = name.pronunciation, seen.insert(hint.place).inserted else { return nil }
      return SpokenHint(owner: .name, text: hint, phrase: name.text, language: language, tag: tag)
    }
  }
}
