/// Tags of markup languages, which are no placeholders.
enum Markup {
  /// Whether what stands between angle brackets makes a tag: a closing or an empty one, one with
  /// attributes, or one of the names in use.
  static func isTag(_ content: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    if content.first == "/" || content.last == "/" || content.contains("=") { return true }
    return names.contains(String(String.UnicodeScalarView(content)).lowercased())
  }

  /// Dated 2026-11. Source: the HTML standard's elements for text, W3C SSML 1.1, and the inline elements
  /// of XLIFF 1.2, as translation tools export them.
  private static let names = Set(
    """
    a abbr b bdi bdo big br cite code del div em font g h1 h2 h3 hr i img ins kbd li mark ol p ph pre q s \
    small span strike strong sub sup tt u ul x bpt ept bx ex it mrk \
    audio break emphasis lexicon phoneme prosody say-as sentence speak voice
    """.split(separator: " ").map(String.init))
}
