/// The profiles of the languages in `CountryFolderTable`. The words are our choice from each language's
/// most frequent ones and from commands to an assistant.
extension LanguageProfile {
  static let profiles: [String: LanguageProfile] = [
    "ar": LanguageProfile(scripts: [.arabic]),
    "be": LanguageProfile(scripts: [.cyrillic], letters: ["ў", "і"]),
    "bn": LanguageProfile(scripts: [.bengali]),
    "bs": latin(
      "i u na je se da za poruku pošalji otvori pokreni prikaži sa moj moje ovo gdje šta"),
    "cs": latin(
      "je se na pro zprávu pošli poslat otevři spusť zobraz můj moje kde jak zavolej"),
    "da": latin(
      "og er en et på til med jeg det den ikke mit min besked søg vis af som"),
    "de": latin(
      "und der die das ein eine mit ist nicht ich mir nach an nachricht sende zeige öffne starte"),
    "el": LanguageProfile(scripts: [.greek]),
    "en": latin(
      "the a an to in on with my of and is send show open start find message for what call"),
    "es": latin(
      "el la los un una con mi de en por para y mensaje enviar envía buscar abre muestra llama"),
    "et": latin(
      "ja ei minu kus mis ning saada sõnum ava mängi alusta näita otsi kas mul helista"),
    "fa": LanguageProfile(scripts: [.arabic], letters: ["پ", "چ", "ژ", "گ", "ی", "ک"]),
    "fil": latin("ang ng sa mga ko ay na mag ipadala mensahe buksan hanapin aking si kay para"),
    "he": LanguageProfile(scripts: [.hebrew]),
    "hi": LanguageProfile(scripts: [.devanagari]),
    "hy": LanguageProfile(scripts: [.armenian]),
    "ja": LanguageProfile(
      scripts: [.kana, .han],
      letters: Set((0x3041...0x30FF).compactMap { Unicode.Scalar($0 as UInt32) })),
    "ka": LanguageProfile(scripts: [.georgian]),
    "kk": LanguageProfile(
      scripts: [.cyrillic], letters: ["ә", "ғ", "қ", "ң", "ө", "ұ", "ү", "һ", "і"]),
    "km": LanguageProfile(scripts: [.khmer]),
    "ko": LanguageProfile(scripts: [.hangul]),
    "ky": LanguageProfile(scripts: [.cyrillic]),
    "lo": LanguageProfile(scripts: [.lao]),
    "ms": latin(
      "dan yang di saya untuk dengan hantar mesej ini dalam mainkan cari buka tunjukkan kepada ke"),
    "my": LanguageProfile(scripts: [.myanmar]),
    "ne": LanguageProfile(scripts: [.devanagari]),
    "pt": latin(
      "uma não mensagem com meu minha enviar envie tocar pelo você abrir mostrar iniciar"),
    "ro": latin("și un o cu pe la în este mesaj trimite caută deschide arată pentru meu mea unde"),
    "sl": latin(
      "in je na za pošlji sporočilo moj moja predvajaj kje kaj začni odpri pokaži išči prek"),
    "sq": latin("dhe një në me të për mesazh dërgo hap gjej kërko është im ime nga"),
    "sr": LanguageProfile(
      scripts: [.cyrillic, .latin],
      words: [
        "и", "у", "на", "је", "да", "за", "преко", "поруку", "пошаљи", "пронађи", "прикажи", "као",
      ]),
    "sv": latin(
      """
      och ett en på till som att med för jag är det den inte mitt min skicka meddelande meddelanden sök \
      hitta spela starta öppna
      """),
    "tg": LanguageProfile(scripts: [.cyrillic]),
    "tk": latin("bir bu üçin bilen ugrat aç gözle meniň"),
    "uk": LanguageProfile(scripts: [.cyrillic], letters: ["і", "ї", "є", "ґ"]),
    "ur": LanguageProfile(scripts: [.arabic], letters: ["ٹ", "ڈ", "ڑ", "ں", "ے", "ہ"]),
    "vi": latin("và của cho tôi một với là trong gửi tin nhắn mở tìm gọi đến phát bắt đầu không"),
    "zh": LanguageProfile(scripts: [.han]),
  ]

  /// Letters of the language that a code really stands for, and which the intended one doesn't have.
  static let others: [String: Set<Unicode.Scalar>] = [
    "se": Set("áčđŋšŧž".unicodeScalars),
    "ee": Set("ɖɛƒɣŋɔʋ".unicodeScalars),
    "br": Set("ñù".unicodeScalars),
  ]

  private static func latin(_ words: String) -> LanguageProfile {
    LanguageProfile(
      scripts: [.latin], words: Set(words.split(whereSeparator: \.isWhitespace).map(String.init)))
  }
}
