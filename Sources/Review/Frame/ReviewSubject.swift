import Diagnostics
import Pronunciation
package import Vocabulary

/// An app prepared for review: what several rules look at is worked out once.
package struct ReviewSubject: Sendable {
  package let app: App
  package let coverage: Coverage
  /// What the team that makes the app says of it.
  package let settings: ReviewSettings
  /// The adjustments known to concern no finding, here or in other apps; `nil` where that isn't known.
  private let knownUnused: [Adjustment]?
  /// The app's localizations with the means to find names and terms in their phrases.
  let localizations: [LocalizationSubject]
  /// The localization that translators start from; `nil` when the app has no vocabulary.
  let source: LocalizationSubject?
  /// The intents that are meant where `IntentName` is blank or translated, by the places of the names.
  let meantIntents: [Place: MeantIntent]
  /// Every pronunciation hint of terms and names, blank ones too.
  let hints: [SpokenHint]
  /// Those for Chinese that aren't blank, with their faults.
  let chineseHints: [ChineseHint]
  /// Those for other languages that aren't blank, with what is wrong with them.
  let respelledHints: [RespelledHint]
  /// Each of the `translations` beside the source.
  let pairs: [TranslationPair]

  package init(
    _ app: App, settings: ReviewSettings = ReviewSettings(), unused: [Adjustment]? = nil
  ) {
    self.app = app
    self.settings = settings
    knownUnused = unused
    coverage = Coverage(of: app)
    localizations = app.localizations.map {
      LocalizationSubject(localization: $0, marker: PhraseMarker(app, $0))
    }
    let original = app.source
    let source = localizations.first { $0.localization == original }
    self.source = source
    let kept = settings.glossary.filter(\.isKept).map(\.term)
    pairs = Self.translations(of: source, among: localizations).compactMap { target in
      source.map { TranslationPair(source: $0, target: target, kept: kept) }
    }
    hints = SpokenHint.all(in: app)
    chineseHints = hints.compactMap(ChineseHint.init)
    respelledHints = hints.compactMap(RespelledHint.init)
    let meant = MeantIntents(app)
    meantIntents = app.localizations.flatMap(\.files).map(meant.guesses)
      .reduce(into: [:]) { all, guesses in all.merge(guesses) { first, _ in first } }
  }

  /// The adjustments of the settings that concern no finding.
  var unusedAdjustments: [Adjustment] {
    knownUnused ?? Review(settings: settings).unusedAdjustments(in: self)
  }

  /// The localizations in other languages than the source's that have a vocabulary which could be read.
  var translations: [LocalizationSubject] { Self.translations(of: source, among: localizations) }

  private static func translations(
    of source: LocalizationSubject?, among localizations: [LocalizationSubject]
  ) -> [LocalizationSubject] {
    localizations.filter {
      $0.localization != source?.localization && $0.localization.language != nil
        && !$0.localization.files.isEmpty && !$0.localization.isPartlyUnreadable
    }
  }

  /// Whether the app's name is known in every language that has phrases, so that a name in them that is
  /// none of these is another's.
  var knowsNames: Bool {
    localizations.allSatisfy { $0.marker.knowsName || $0.localization.files.isEmpty }
  }

  /// The hints to be looked at character by character: not those that say nothing or merely repeat their
  /// phrase, nor those whose characters the rules for Chinese tell of.
  var hintsAsTexts: [SpokenHint] {
    let told: Set<HintFault.Kind> = [.unexpectedCharacter, .separator, .characterForm]
    return respelledHints.filter { !$0.isSame }.map(\.hint)
      + chineseHints.filter { $0.faults.allSatisfy { !told.contains($0.kind) } }.map(\.hint)
  }

  /// Every file, with the localization it belongs to.
  var files: [(localization: Localization, file: VocabularyFile)] {
    app.localizations.flatMap { localization in localization.files.map { (localization, $0) } }
  }
}

/// A localization prepared for review.
struct LocalizationSubject: Sendable {
  let localization: Localization
  let marker: PhraseMarker

  /// The language's name in findings; `nil` for texts that belong to no language.
  var tag: String? { localization.language?.tag }

  /// Every example phrase that is not blank, with the intent it is filed under, in order.
  var examples: [(intent: String?, phrase: SourceText)] {
    localization.files.flatMap(\.examples).filter { !$0.phrase.isBlank }
  }

  /// Every text that people say or Siri shows: example phrases, terms and their examples.
  var spokenTexts: [(text: SourceText, intent: String?)] {
    localization.files.flatMap { file in
      let phrases = file.examples.map { (text: $0.phrase, intent: $0.intent) }
      let terms = file.synonyms.flatMap {
        [$0.synonym.phrase].compactMap(\.self) + $0.synonym.examples
      }
      return phrases + terms.map { (text: $0, intent: nil) }
    }
  }

  /// The parts of a text that are as they are, in Unicode scalars: the app's name, and terms unless the
  /// text is nothing but the term.
  func givenParts(of text: String) -> [Range<Int>] {
    let marks = marker.marks(in: text)
    let whole = FoldedPhrase(text)
    return marks.names
      + marks.terms.map(\.range).filter { FoldedPhrase(text.part($0)) != whole }
  }
}

extension ReviewSubject {
  /// The irregularities of all files that a rule has words for.
  func irregularities(
    _ message: (Irregularity.Kind) -> String?
  ) -> [(kind: Irregularity.Kind, message: String, place: Place, language: String?)] {
    files.flatMap { localization, file in
      file.irregularities.compactMap { irregularity in
        message(irregularity.kind).map {
          (irregularity.kind, $0, irregularity.place, localization.language?.tag)
        }
      }
    }
  }
}
