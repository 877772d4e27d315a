/// Endings, particles and proclitics that languages join to names, by language.
///
/// Source: the languages' reference grammars, case endings of loaned names that end in a consonant or
/// vowel; the choice is ours and cautious: an ending that would turn many a name into another word, such
/// as the English plural, is left out. Endings behind a hyphen, apostrophe or colon (`VLC:ssä`) need no
/// entry. Letters are folded, so that Turkish `ı` and `i` count as one.
enum InflectionTable {
  struct Row: Sendable {
    /// Language subtags.
    let languages: String
    var suffixes = ""
    /// The end of the name that is dropped, and the endings of which one takes its place.
    var replacements: [(end: String, endings: String)] = []
    var proclitics: [String] = []
  }

  static let rows: [Row] = germanic + slavic + baltic + uralicAndBasque + turkic + others

  /// The genitive.
  private static let germanic = [
    Row(languages: "de nl sv da nb nn is", suffixes: "s")
  ]

  private static let slavic = [
    Row(
      languages: "ru", suffixes: "а у ом ем е ы и ов ам ами ах",
      replacements: [
        ("а", "ы и е у ой ою ам ами ах"), ("я", "и е ю ей ям ями ях"), ("й", "я ю ем е"),
        ("ь", "я ю ем е и ью"),
      ]),
    Row(
      languages: "uk", suffixes: "а у ові ом ем еві і и е ю єм ів ам ами ах",
      replacements: [
        ("а", "и і у ою о"), ("я", "і ї ю ею єю є"), ("й", "я ю єм єві ї"), ("ь", "я ю ем еві і"),
      ]),
    Row(
      languages: "be", suffixes: "а у ам ом ем е ы аў",
      replacements: [("а", "ы і е у ай аю ой"), ("я", "і ю яй е"), ("й", "я ю ем і")]),
    Row(languages: "bg", suffixes: "а ът я ят и ите"),
    Row(languages: "mk", suffixes: "от ов он и ите"),
    Row(
      languages: "sr hr bs", suffixes: "a u om em e i ima а у ом ем е и има",
      replacements: [("a", "e i u om o"), ("а", "е и у ом о"), ("o", "a u om"), ("о", "а у ом")]),
    Row(
      languages: "sl", suffixes: "a u om em i e ov ih",
      replacements: [("a", "e i o"), ("o", "a u om em")]),
    Row(
      languages: "pl", suffixes: "a u owi em iem ie e i y ów om ami ach",
      replacements: [("a", "y i ie e ę ą o"), ("o", "a u owi em iem ie")]),
    Row(
      languages: "cs", suffixes: "u a ovi em e ě y i ů ům ech",
      replacements: [("a", "y i e ě u o ou"), ("o", "a u em"), ("e", "i em")]),
    Row(
      languages: "sk", suffixes: "u a ovi om em e i y ov och",
      replacements: [("a", "y i e u o ou"), ("o", "a u om")]),
  ]

  private static let baltic = [
    Row(
      languages: "lt", suffixes: "as o ui ą u e ai ų ams us ais uose",
      replacements: [("as", "o ui ą u e"), ("a", "os ai ą oje"), ("is", "io iui į iu yje")]),
    Row(
      languages: "lv", suffixes: "s a am u ā i us os",
      replacements: [("s", "a am u ā"), ("a", "as ai u ā"), ("e", "es ei i ē")]),
  ]

  private static let hungarianEndings = """
    ban ben ba be ból ből ra re on en ön n ról ről tól től hoz hez höz nál nél nak nek val vel t ot et \
    öt at ig ért ként os es ös
    """

  /// `val` and `vel` double the consonant they follow: `Telegrammal`.
  private static let hungarianDoublings = """
    bal bel cal cel dal del fal fel gal gel jal jel kal kel lal lel mal mel nal nel pal pel ral rel sal \
    sel szal szel tal tel zal zel
    """

  private static let uralicAndBasque = [
    Row(
      languages: "fi",
      suffixes: """
        n a ä ta tä ssa ssä sta stä lla llä lta ltä lle na nä ksi tta ttä in ia iä issa issä ista istä \
        illa illä ilta iltä ille ina inä iksi itta ittä iin an en on un yn än ön hin hen
        """),
    Row(
      languages: "et",
      suffixes: """
        i t it sse s st le l lt ks ni na ta ga isse is ist ile il ilt iks ini ina ita iga
        """),
    Row(
      languages: "hu", suffixes: hungarianEndings + " " + hungarianDoublings,
      replacements: [
        ("a", lengthened("á")), ("e", lengthened("é")),
      ]),
    Row(
      languages: "eu",
      suffixes: "n en a ak ek ra era tik etik ko eko rekin ekin i ri z ez ren"),
  ]

  /// A final a or e becomes long before an ending: `Alma`, `Almában`.
  private static func lengthened(_ vowel: String) -> String {
    hungarianEndings.split(separator: " ").map { vowel + $0 }.joined(separator: " ")
  }

  /// With the apostrophe left out, as people do.
  private static let turkic = [
    Row(
      languages: "tr",
      suffixes: """
        i u ü yi yu yü a e ya ye da de ta te dan den tan ten daki deki taki teki in un ün nin nun nün la \
        le yla yle
        """),
    Row(
      languages: "az",
      suffixes: "i u ü ni nu nü a ə ya yə da də dan dən in un ün nin nun nün la lə"),
    Row(languages: "uz", suffixes: "ni ning ga ka qa da dan dagi ни нинг га ка қа да дан даги"),
    Row(
      languages: "kk",
      suffixes: """
        да де та те дан ден тан тен нан нен ға ге қа ке ны ні ды ді ты ті ның нің дың дің тың тің мен \
        бен пен
        """),
    Row(
      languages: "ky",
      suffixes:
        "да де до дө та те дан ден дон дөн тан тен га ге го гө ка ке ны ни ды ди ты ти нын нин"),
    Row(languages: "tk", suffixes: "da de dan den y i a e ga ge yň iň"),
    Row(
      languages: "tt", suffixes: "да дә та тә дан дән тан тән га гә ка кә ны не ның нең"),
  ]

  private static let others = [
    Row(languages: "ro", suffixes: "ul ului ule a ei ii", replacements: [("ă", "a ei")]),
    Row(languages: "sq", suffixes: "i in it u un ut a ën ës"),
    Row(languages: "id ms", suffixes: "nya ku mu lah kah"),
    Row(
      languages: "ka", suffixes: "ი ის ს ით ად ში ზე თან დან იდან მა ისთვის",
      replacements: [("ი", "ს ით ად ში ზე თან იდან მა")]),
    Row(languages: "hy", suffixes: "ի ին ից ով ում ը ն"),
    Row(
      languages: "ko",
      suffixes: """
        가 이 은 는 을 를 의 에 에서 에게 에게서 로 으로 와 과 랑 이랑 하고 도 만 까지 부터 보다 처럼 에는 \
        에도 에서는 에서도 에서의 로는 로도 으로는 으로도 로부터 으로부터
        """),
    Row(languages: "fa", suffixes: "ی ها های م ت ش رو"),
    Row(languages: "bn", suffixes: "ে ের তে কে র এ এর"),
    Row(languages: "mr", suffixes: "ने ला चा ची चे च्या वर वरून मध्ये मधून हून"),
    Row(languages: "ne", suffixes: "मा ले लाई बाट को का की सँग"),
    Row(languages: "gu", suffixes: "માં ને થી પર ની નો નું ના"),
    Row(languages: "ta", replacements: [("்", "ில் ை ுக்கு ால் ின் ிலிருந்து ுடன்")]),
    Row(languages: "te", suffixes: "లో కి కు తో ను ని పై నుండి లోని"),
    Row(languages: "kn", suffixes: "ನಲ್ಲಿ ಗೆ ಅನ್ನು ನಿಂದ ನ"),
    Row(
      languages: "ml",
      replacements: [("ം", "മിൽ മിലേക്ക് മിന്റെ മിലൂടെ"), ("്", "ിൽ ിലേക്ക് ിന്റെ ിലൂടെ")]),
    Row(languages: "he", proclitics: strings(of: ["ו", "ש", "כ", "ב", "ל", "מ", "ה"], upTo: 3)),
    // And, so; in, for, like; the article, which melts with the second: لل.
    Row(
      languages: "ar",
      proclitics: ["", "و", "ف"].flatMap { conjunction in
        ["", "ب", "ل", "ك", "ال", "بال", "كال", "لل"].map { conjunction + $0 }
      }),
  ]

  /// Every string of the letters up to a length: Hebrew strings its one-letter words together.
  private static func strings(of letters: [String], upTo length: Int) -> [String] {
    var all = letters
    var last = letters
    for _ in 1..<length {
      last = last.flatMap { start in letters.map { start + $0 } }
      all += last
    }
    return all
  }
}
