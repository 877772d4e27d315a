import Diagnostics
import Vocabulary

extension ReviewSubject {
  /// Whether the app is known to declare intents, by which other rules tell what a language lacks.
  var knowsDeclarations: Bool { app.declaredIntents?.isEmpty == false }

  /// Whether another rule tells that a language lacks the intent or has it in excess: of one that the app
  /// declares `cover/missing-example`, of any other `cover/intent-not-declared`.
  func declarationsTell(of intent: String) -> Bool {
    guard knowsDeclarations, let declared = app.declaredIntents else { return false }
    return !app.mayDeclareMore || declared.contains { $0.name == intent }
  }

  /// The localization whose phrases a variant without its own could fall back on: `es` for `es-MX`.
  func base(of variant: Localization) -> Localization? {
    guard variant.files.isEmpty, let language = variant.language else { return nil }
    let spoken = app.localizations.filter { !$0.files.isEmpty && $0.language != nil }
    return language.moreGeneral.lazy.compactMap { tag in
      spoken.first { $0.textLanguage?.tag == tag }
    }.first
  }
}

extension Language {
  /// The tags that a bundle tries after this one, the nearest first.
  fileprivate var moreGeneral: [String] {
    guard isWellFormed else { return [] }
    if ["zh-HK", "zh-MO"].contains(tag) { return ["zh-Hant"] }
    let parts = tag.split(separator: "-")
    var tags = stride(from: parts.count - 1, to: 0, by: -1).map {
      parts.prefix($0).joined(separator: "-")
    }
    if parts.first == "es", parts.count == 2, !["ES", "419"].contains(parts[1]) {
      tags.insert("es-419", at: 0)
    }
    return tags
  }
}

extension ReviewSubject {
  /// The intents that one of two languages has phrases for and the other has no entry for, each once, in
  /// order.
  ///
  /// None where the other has entries that can't be told: without a name, or unread for their shape. A
  /// misspelt or translated name stands for the intent that it means.
  func intents(of one: LocalizationSubject, lackingIn other: LocalizationSubject) -> [SourceText] {
    guard !other.localization.files.contains(where: \.losesIntents) else { return [] }
    let names = other.localization.intentPhrases.map { $0.intentName.flatMap(intentMeant) }
    guard !names.contains(nil) else { return [] }
    var known = Set(names.compactMap(\.self))
    return one.localization.intentPhrases.filter { $0.examples.contains { !$0.isBlank } }
      .compactMap(\.intentName).filter { name in
        intentMeant(by: name).map { known.insert($0).inserted } ?? false
      }
  }

  /// The intent that a name stands for; `nil` where it names none.
  private func intentMeant(by name: SourceText) -> String? {
    if let meant = meantIntents[name.place] { return meant.name }
    guard name.text.isClassName else { return nil }
    return IntentCatalog.classMeant(by: name.text)?.name ?? name.text
  }
}

extension VocabularyFile {
  /// Whether intents of it are unread for their shape or their keys, which rules about shape tell of.
  fileprivate var losesIntents: Bool {
    irregularities.contains { irregularity in
      switch irregularity.kind {
      case .unknownKey(_, let owner, let guess):
        guess != nil && (owner == .intent || owner == .root)
      case .misplacedKeys: true
      case .missingKeys(_, let owner): owner == .intent
      case .noIntentPhrases, .rootNotDictionary, .rootWithoutVocabulary: true
      case .wrongType, .duplicateKey, .tooLong:
        irregularity.place.keyPath.hasPrefix(VocabularyKey.intentPhrases)
      default: false
      }
    }
  }
}
