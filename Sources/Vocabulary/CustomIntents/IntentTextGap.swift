package import Diagnostics
package import PropertyList

/// A title or description of a custom intent that a language lacks. App Store Connect names each in
/// a mail (ITMS-90626: “Localized title for custom intent: 'X' not found for locale: yy”), and
/// counts one that is blank as not found.
package struct IntentTextGap: Hashable, Sendable {
  /// What the text is to the intent.
  package enum Role: String, Hashable, Sendable {
    case title, description
  }

  /// In what way it lacks.
  package enum Reason: Hashable, Sendable {
    /// The definition gives the text no identifier by which it could be translated.
    case noIdentifier
    /// There is none.
    case missing
    /// It is white space, or nothing at all.
    case blank
  }

  package var intent: CustomIntent
  package var role: Role
  package var reason: Reason
  /// Where the blank text stands in its file; `nil` when there is none, or no place is known.
  package var range: SourceRange?

  /// The text in the definition.
  package var text: LocalizableText { role == .title ? intent.title : intent.description }
}

extension IntentDefinitionFile {
  /// The texts that the definition itself lacks, in its order: those of its base language, or of
  /// the language in whose folder it lies.
  package var gaps: [IntentTextGap] {
    gaps { text in text.text.map { .text($0.text, $0.place.range) } ?? .nothing(.missing) }
  }

  /// The texts that a language's table lacks: the `.strings` file of the definition's name in the
  /// language's folder. In the order of the definition.
  package func gaps(in table: StringsTable) -> [IntentTextGap] {
    let entries = Dictionary(
      table.entries.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    return translationGaps { entries[$0].map { .text($0.value, $0.valueRange) } }
  }

  /// The texts that a string catalog of the definition's name lacks for a language, which is spelled
  /// as in ``StringCatalog/languages``. In the order of the definition.
  package func gaps(in catalog: StringCatalog, language: String) -> [IntentTextGap] {
    translationGaps { catalog.text($0, in: language).map { .text($0.text, $0.range) } }
  }

  /// The texts that a language lacks for which there is no translation at all: every one. In the order
  /// of the definition.
  package var gapsWithoutTranslation: [IntentTextGap] { translationGaps { _ in nil } }

  /// What was found in the place of a text.
  private enum Finding {
    case text(String, SourceRange?)
    case nothing(IntentTextGap.Reason)
  }

  private func translationGaps(_ translation: (String) -> Finding?) -> [IntentTextGap] {
    gaps { text in
      guard let identifier = text.identifier else { return .nothing(.noIdentifier) }
      return translation(identifier) ?? .nothing(.missing)
    }
  }

  private func gaps(_ find: (LocalizableText) -> Finding) -> [IntentTextGap] {
    customIntents.flatMap { intent in
      [(IntentTextGap.Role.title, intent.title), (.description, intent.description)]
        .compactMap { role, text in
          switch find(text) {
          case .nothing(let reason): IntentTextGap(intent: intent, role: role, reason: reason)
          case .text(let string, let range):
            string.allSatisfy(\.isWhitespace)
              ? IntentTextGap(intent: intent, role: role, reason: .blank, range: range) : nil
          }
        }
    }
  }
}
