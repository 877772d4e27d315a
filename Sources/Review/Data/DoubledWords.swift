import Vocabulary

/// Words that a language may say twice running.
///
/// Dated 2026-11; ours. A language that isn't listed isn't checked: in many of them doubling is grammar,
/// as in Indonesian, Malay, Vietnamese, Turkish, Hindi, Korean, Japanese, Chinese and Thai, or is usual
/// for stress, as in Arabic and Hebrew.
enum DoubledWords {
  /// By language, the words that rightly stand twice: particles before prepositions (“log in in”),
  /// relative pronouns (“die die”), reflexive ones (“nous nous”), and what is doubled for stress.
  static func allowed(in language: Language?) -> Set<String>? {
    language?.primarySubtag.flatMap { table[$0] }
  }

  private static let table: [String: Set<String>] = [
    "bg": words("много съвсем едва"),
    "ca": words("nosaltres se molt tot poc no sí"),
    "cs": words("se to co moc velmi ne jo"),
    "da": words("i på til om den det de der som så meget nej ja med af op"),
    "de": words(
      """
      der die das den dem des sie ein an auf aus ab zu mit vor nach bei um ihr ganz sehr so nein ja \
      immer wieder
      """),
    "el": words("πολύ λίγο λίγα σιγά κάτω πάνω τώρα όχι ναι πρώτα τα του της το την"),
    "en": words(
      """
      that had in on up off down out over do her his is so very really many no yes yeah bye ha knock \
      please now there well long far
      """),
    "es": words("nos se la lo muy mucho poco casi no sí luego ya así más"),
    "fi": words("se ei joo niin paljon"),
    "fr": words("nous vous en si la très tout bien non oui trop plus"),
    "gl": words("nos se moi pouco case non si"),
    "hr": words("se to vrlo jako polako ne da"),
    "hu": words("az ez nagyon alig sok már ki más egy egyszer néha nem igen"),
    "is": words("á í til um sem mjög nei já"),
    "it": words("ci vi la si piano quasi via così poco molto no sì mano appena sotto subito"),
    "lt": words("tai labai ne taip vos"),
    "lv": words("tas ļoti nē jā tik"),
    "mk": words("многу едвај полека не да"),
    "nb": words("i på til om den det de der som så med av opp ja nei veldig"),
    "nl": words("die dat in op aan uit af mee te je ze er heel zo nee ja om door"),
    "nn": words("i på til om den det dei der som så med av opp ja nei"),
    "no": words("i på til om den det de der som så med av opp ja nei veldig"),
    "pl": words("to co bardzo tak nie się zaraz"),
    "pt": words("nos se logo quase muito pouco não sim já mais"),
    "ro": words("ce foarte mai da nu încet"),
    "ru": words("что еле чуть очень да нет вот всё"),
    "sk": words("sa to čo veľmi nie áno"),
    "sl": words("se to zelo ne da"),
    "sr": words("се то врло једва полако не да se to vrlo jedva polako ne"),
    "sv": words("i på till om den det de som så med av upp an ut ja nej mycket"),
    "uk": words("що ледь дуже так ні ось все"),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
