import Vocabulary

/// Words that a request may hold or lack without asking for anything else: articles, “my”, “me” and
/// “please”.
///
/// Ours, from the languages' grammars. Of a language without a row nothing is known.
struct LowValueWords: Sendable {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  private let words: Set<String>
  private let determiners: Set<String>

  /// The words of a language; `nil` where none are on record.
  static func of(_ language: Language?) -> LowValueWords? {
    language?.primarySubtag.flatMap { byLanguage[$0] }
  }

  /// What is left of a text without them, as a key to compare by; `nil` when nothing is left, and where
  /// the writing doesn't part words.
  func key(of text: SpokenWords) -> [String]? {
    guard text.count != nil else { return nil }
    let left = text.words.map(\.folded).filter { !words.contains($0) }.map(withoutElision)
    return left.isEmpty ? nil : left
  }

  /// Whether a word, folded, is an article or a possessive, behind which a noun comes.
  func isDeterminer(_ word: String) -> Bool { determiners.contains(word) }

  /// The word without an elided article: “l'épisode”, “un'ora”.
  private func withoutElision(_ word: String) -> String {
    guard let apostrophe = word.firstIndex(of: "'"), words.contains("\(word[..<apostrophe])'")
    else { return word }
    return String(word[word.index(after: apostrophe)...])
  }

  /// Languages | articles and possessives | other words.
  private static let table = """
    en | a an the my our | me please kindly
    de | der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner | mir bitte
    nl | de het een mijn | mij me alsjeblieft alstublieft
    fr | le la les l' un une des mon ma mes | moi svp s'il-te-plaît s'il-vous-plaît
    es | el la los las un una unos unas mi mis | me
    it | il lo la i gli le l' un uno una un' mio mia miei mie | mi prego
    pt | o a os as um uma uns umas meu minha meus minhas | me
    ca | el la els les l' un una uns unes | em sisplau
    da nb nn no | en et ei den det de min mit mi mitt mine | mig meg venligst
    sv | en ett den det de min mitt mina | mig tack snälla
    pl | mój moja moje moją mojego mojej moich | mi proszę
    cs | můj moje moji mou mého mé mojí mých | mi prosím
    sk | môj moja moje moju môjho mojej mojich | mi prosím
    ru | мой моя моё мое мои мою моего моей моих | мне пожалуйста
    uk | мій моя моє мої мою мого моєї моїх | мені будь-ласка
    tr | bir | bana lütfen
    hu | a az egy | nekem kérlek
    """

  private static let byLanguage: [String: LowValueWords] = {
    var byLanguage: [String: LowValueWords] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard fields.count == 3 else { continue }
      let row = LowValueWords(words: Set(fields[1] + fields[2]), determiners: Set(fields[1]))
      for language in fields[0] { byLanguage[language] = row }
    }
    return byLanguage
  }()
}
