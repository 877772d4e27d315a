import Vocabulary

/// What can be searched for in one app's guide.
struct SearchableTexts {
  let app: AppGuide
  /// Whether the guide has no other app, so that the app need not be named.
  let isAlone: Bool

  var groups: [SearchIndex.Group] {
    names + app.languages.flatMap(names(of:)) + intents + app.languages.flatMap(texts(of:))
      + identifiers
  }

  // MARK: - Names

  /// Everything the app is called, and how that sounds. In which direction a name runs is up to
  /// its letters: an Arabic app may have an English name.
  private var names: [SearchIndex.Group] {
    let general = app.app.names.general.map { (lang: "", name: $0) }
    let localized = app.app.names.localized.sorted { $0.key < $1.key }.flatMap { language, names in
      names.map { (lang: language.htmlLang, name: $0) }
    }
    var seen: Set<String> = [app.title]
    var title = group(.app, [app.title], lang: "", leadingTo: app.overview)
    title.context = []
    let names = (general + localized).compactMap { lang, name -> SearchIndex.Group? in
      guard seen.insert(name.text).inserted else { return nil }
      return group(.app, [name.text], lang: lang, leadingTo: app.overview, context: [app.title])
    }
    seen = []
    let hints = (general + localized).compactMap { lang, name -> SearchIndex.Group? in
      guard let hint = name.pronunciation?.text, seen.insert(hint).inserted else { return nil }
      return group(
        .pronunciation, [hint], lang: lang, leadingTo: app.overview, context: [name.text])
    }
    return [title] + names + hints
  }

  private func names(of language: LanguageGuide) -> [SearchIndex.Group] {
    let tag = language.localization.language.map { $0 == .base ? "" : " (\($0.tag))" } ?? ""
    let english = group(
      .language, [language.title + tag], leadingTo: language.address)
    guard !language.endonym.isEmpty, language.endonym != language.title else { return [english] }
    let own = group(
      .language, [language.endonym], lang: language.htmlLang, dir: language.direction,
      leadingTo: language.address, context: [language.title])
    return [english, own]
  }

  private var intents: [SearchIndex.Group] {
    app.coverage.intents.flatMap { intent -> [SearchIndex.Group] in
      guard let address = app.intentAddresses[intent.name] else { return [] }
      let title = IntentCatalog.title(of: intent.name)
      let named = group(.intent, [title], leadingTo: address)
      guard title != intent.name else { return [named] }
      return [
        named, group(.identifier, [intent.name], lang: "", leadingTo: address, context: [title]),
      ]
    }
  }

  // MARK: - Texts of a language

  private func texts(of language: LanguageGuide) -> [SearchIndex.Group] {
    phrases(of: language)
      + language.localization.files.flatMap(\.parameterVocabularies).flatMap(\.items)
      .flatMap { terms(of: $0, in: language) }
  }

  private func phrases(of language: LanguageGuide) -> [SearchIndex.Group] {
    var number = 1
    return language.localization.intentPhrases.compactMap { entry in
      defer { number += entry.examples.count }
      guard !entry.examples.allSatisfy(\.isBlank) else { return nil }
      let title = entry.intentName.flatMap { $0.isBlank ? nil : IntentCatalog.title(of: $0.text) }
      return group(
        .phrase, entry.examples.map { $0.isBlank ? "" : $0.text }, of: language,
        // The number of the phrase follows.
        leadingTo: "phrase-", from: number, context: [title])
    }
  }

  private func terms(of item: VocabularyItem, in language: LanguageGuide) -> [SearchIndex.Group] {
    let anchor = anchor(of: item, in: language)
    let context = [item.identifier?.text]
    let phrases = item.synonyms.compactMap(\.phrase).filter { !$0.isBlank }.map(\.text)
    let hints = item.synonyms.compactMap(\.pronunciation).filter { !$0.isBlank }.map(\.text)
    return [
      group(.term, phrases, of: language, leadingTo: anchor, context: context),
      group(.pronunciation, hints, of: language, leadingTo: anchor, context: context),
    ].filter { !$0.texts.isEmpty }
  }

  /// The element of the item, or of the first with its identifier.
  private func anchor(of item: VocabularyItem, in language: LanguageGuide) -> String? {
    language.itemAnchors[item.place]
      ?? item.identifier.flatMap { language.termAnchors[$0.text] }
  }

  /// The terms' identifiers, which are the same in all languages and lead to the first that has
  /// them; then the parameters' names.
  private var identifiers: [SearchIndex.Group] {
    var seen: Set<String> = []
    var groups: [SearchIndex.Group] = []
    for language in app.languages {
      for item in language.localization.files.flatMap(\.parameterVocabularies).flatMap(\.items) {
        guard let identifier = item.identifier, !identifier.isBlank,
          seen.insert(identifier.text).inserted
        else { continue }
        var found = group(
          .identifier, [identifier.text], of: language, leadingTo: anchor(of: item, in: language),
          context: [])
        (found.lang, found.dir) = ("", "auto")
        groups.append(found)
      }
    }
    return groups
      + app.parameters.filter { !$0.name.allSatisfy(\.isWhitespace) }.map { name, address in
        let intent = name.split(separator: ".").first.map { IntentCatalog.title(of: String($0)) }
        return group(
          .identifier, [name], lang: "", leadingTo: address,
          context: [intent].compactMap(\.self))
      }
  }

  // MARK: - Groups

  /// Texts that lead to a page.
  private func group(
    _ kind: SearchIndex.Kind, _ texts: [String], lang: String = "en", dir: String = "auto",
    leadingTo address: Address, context: [String] = []
  ) -> SearchIndex.Group {
    SearchIndex.Group(
      kind: kind, lang: lang, dir: dir, context: self.context(context),
      link: app.home.link(to: address), texts: texts)
  }

  /// Texts of a language that lead to an element of its page.
  private func group(
    _ kind: SearchIndex.Kind, _ texts: [String], of language: LanguageGuide,
    leadingTo anchor: String?, from number: Int? = nil, context: [String?]
  ) -> SearchIndex.Group {
    SearchIndex.Group(
      kind: kind, lang: language.htmlLang, dir: language.direction,
      context: self.context([language.title] + context.compactMap(\.self)),
      link: app.home.link(to: language.address, fragment: anchor), number: number, texts: texts)
  }

  /// What texts belong to, with the app when there are several, once.
  private func context(_ parts: [String]) -> [String] {
    isAlone || parts.contains(app.title) ? parts : parts + [app.title]
  }
}
