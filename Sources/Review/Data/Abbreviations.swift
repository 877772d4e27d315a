import Vocabulary

/// What is written short and spoken in full.
///
/// Dated 2026-11; ours, from each language's usual abbreviations. Titles such as “Dr.” are left out, as Siri
/// says them, and so is whatever is also a word.
enum Abbreviations {
  struct Table: Sendable {
    /// The word for “&”; `nil` where none is known.
    let and: String?
    /// From an abbreviation to what people say.
    let words: [(short: String, full: String)]
    private let matcher: TermMatcher

    fileprivate init(_ and: String?, _ words: [(short: String, full: String)]) {
      self.and = and
      self.words = words
      matcher = TermMatcher(terms: words.map(\.short), language: nil)
    }

    /// The abbreviations in a text, in Unicode scalars, with what people say.
    func find(in text: String) -> [(range: Range<Int>, full: String)] {
      matcher.matches(in: text).map { ($0.range, words[$0.term].full) }
    }
  }

  /// The table of a language; one without words where none is known.
  static func of(_ language: Language?) -> Table {
    let tag = language?.primarySubtag ?? ""
    return tables[tag == "nn" || tag == "no" ? "nb" : tag] ?? none
  }

  private static let none = Table(nil, [])

  private static let tables: [String: Table] = [
    "ca": Table(
      "i", [("p. ex.", "per exemple"), ("aprox.", "aproximadament"), ("etc.", "etcètera")]),
    "cs": Table("a", [("např.", "například"), ("atd.", "a tak dále"), ("min.", "minut")]),
    "da": Table("og", [("f.eks.", "for eksempel"), ("osv.", "og så videre"), ("ca.", "cirka")]),
    "de": Table(
      "und",
      [
        ("z. B.", "zum Beispiel"), ("z.B.", "zum Beispiel"), ("bzw.", "beziehungsweise"),
        ("usw.", "und so weiter"), ("u. a.", "unter anderem"), ("u.a.", "unter anderem"),
        ("d. h.", "das heißt"), ("d.h.", "das heißt"), ("ca.", "circa"), ("inkl.", "inklusive"),
        ("ggf.", "gegebenenfalls"), ("Std.", "Stunden"), ("Min.", "Minuten"), ("Sek.", "Sekunden"),
      ]),
    "el": Table("και", [("π.χ.", "παραδείγματος χάρη"), ("κλπ.", "και τα λοιπά")]),
    "en": Table(
      "and",
      [
        ("e.g.", "for example"), ("eg.", "for example"), ("i.e.", "that is"), ("etc.", "and so on"),
        ("approx.", "about"), ("incl.", "including"), ("min.", "minutes"), ("mins.", "minutes"),
        ("mins", "minutes"), ("sec.", "seconds"), ("secs", "seconds"), ("hr.", "hour"),
        ("hrs.", "hours"), ("hrs", "hours"), ("w/", "with"), ("w/o", "without"), ("b/c", "because"),
        ("pls", "please"), ("plz", "please"), ("msg", "message"), ("msgs", "messages"),
      ]),
    "es": Table(
      "y", [("p. ej.", "por ejemplo"), ("aprox.", "aproximadamente"), ("etc.", "etcétera")]),
    "fi": Table("ja", [("esim.", "esimerkiksi"), ("jne.", "ja niin edelleen"), ("n.", "noin")]),
    "fr": Table("et", [("p. ex.", "par exemple"), ("env.", "environ"), ("etc.", "et cetera")]),
    "hu": Table("és", [("pl.", "például"), ("stb.", "és a többi"), ("kb.", "körülbelül")]),
    "it": Table("e", [("ad es.", "ad esempio"), ("p. es.", "per esempio"), ("ecc.", "eccetera")]),
    "nb": Table("og", [("f.eks.", "for eksempel"), ("osv.", "og så videre"), ("ca.", "cirka")]),
    "nl": Table(
      "en",
      [
        ("bijv.", "bijvoorbeeld"), ("enz.", "enzovoort"), ("d.w.z.", "dat wil zeggen"),
        ("ca.", "circa"),
      ]),
    "pl": Table(
      "i",
      [
        ("np.", "na przykład"), ("itd.", "i tak dalej"), ("itp.", "i tym podobne"),
        ("ok.", "około"),
      ]),
    "pt": Table(
      "e", [("p. ex.", "por exemplo"), ("aprox.", "aproximadamente"), ("etc.", "et cetera")]),
    "ro": Table("și", [("de ex.", "de exemplu"), ("etc.", "et cetera")]),
    "ru": Table(
      "и",
      [
        ("напр.", "например"), ("и т. д.", "и так далее"), ("и т.д.", "и так далее"),
        ("мин.", "минут"),
      ]),
    "sv": Table(
      "och",
      [
        ("t.ex.", "till exempel"), ("t. ex.", "till exempel"), ("osv.", "och så vidare"),
        ("ca.", "cirka"),
      ]),
    "tr": Table("ve", [("vb.", "ve benzeri"), ("örn.", "örneğin"), ("dk.", "dakika")]),
    "uk": Table("і", [("напр.", "наприклад"), ("і т. д.", "і так далі"), ("хв.", "хвилин")]),
  ]

  /// Units that are written right behind a number and aren't said letter by letter.
  static let units: Set<String> = [
    "km", "cm", "mm", "mi", "ft", "kg", "mg", "lb", "lbs", "oz", "ml", "min", "mins",
    "sec",
    "secs", "hr", "hrs", "км", "кг", "мин", "хв",
  ]
}
