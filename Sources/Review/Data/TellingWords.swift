import Vocabulary

/// Words by which a sentence is told to be in a language: with one of them it can't be a sentence of
/// another language that happens to be written the same.
enum TellingWords {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  /// Whether one of the words, in small letters, is such a word of the language.
  static func tell(_ words: some Sequence<String>, of language: Language) -> Bool {
    guard let known = language.primarySubtag.flatMap({ byLanguage[$0] }) else { return false }
    return words.contains(where: known.contains)
  }

  /// Ours: frequent words and words of commands. Left out is every word that another language in Latin
  /// letters writes the same, such as English “start”, “send” and “find” (Danish), “open” (Dutch) and
  /// “message” (French), and every loan word, such as “workout”.
  private static let byLanguage: [String: Set<String>] = [
    "en": """
    the my your with from using show search call play ask read what where when which who how does
    finished until much this that these those latest saying between their our you would should add
    delete remind hour i'll i'm don't let's what's it's
    """,
    "de": """
    und meine meinen mein einen eine für über nachricht nachrichten zeige öffne beende spiele schicke
    nach ich wie welche wann starte rufe suche nächste läuft
    """,
    "fr": """
    avec une envoie envoyer cherche chercher trouve trouver appelle appeler où quelle combien démarre
    démarrer arrête arrêter entraînement jusqu'à
    """,
    "es": """
    muestra muéstrame envía envíame empieza dónde cuánto cuándo mensaje mensajes quiero hasta
    entrenamiento reproduce llama
    """,
    "it": "della nel mio messaggio messaggi avvia riproduci trova apri chiama dove gli allenamento",
    "pt": "uma minha não mensagem mensagens pelo treino você onde",
    "nl": "een mijn naar bericht berichten stuur speel zoek hoe hoeveel deze",
    "sv": "och skicka meddelande meddelanden sök spela starta öppna hitta träning hur",
    "ru": """
    мой моё мою мои сообщение сообщения отправь отправить найди позвони начни закончи тренировку
    """,
  ].mapValues { Set($0.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
