import Vocabulary

/// Openings of sentences that Siri takes to Apple's own apps.
///
/// Sources: public reports that such phrases went to Reminders, Notes, Calendar or Home
/// (sudopark/TodoCalendar#1036 and #1037, team-reflect/reflect-open#1096,
/// hushh-labs/hushh-research#6542) for English; the same openings in other languages are ours.
enum SystemPhrases {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  /// A language | the app | openings.
  private static let table = """
    en | Reminders | remind me, set a reminder, add a reminder, create a reminder, complete my, complete the
    en | Notes | add a note, make a note, create a note, take a note, write a note, new note
    en | Calendar | add an event, create an event, schedule an event, add an appointment, schedule a meeting
    en | Home | turn on, turn off
    en | Clock | set an alarm, set a timer, start a timer, wake me up
    en | Health | log a, log an, log my, log the
    de | Erinnerungen | erinnere mich, erstelle eine erinnerung
    de | Notizen | erstelle eine notiz, mach eine notiz
    de | Uhr | stell einen wecker, stelle einen wecker, stell einen timer, stelle einen timer, weck mich
    fr | Rappels | rappelle-moi, crée un rappel
    fr | Notes | crée une note, prends une note
    es | Recordatorios | recuérdame, crea un recordatorio
    es | Notas | crea una nota
    it | Promemoria | ricordami, crea un promemoria
    it | Note | crea una nota
    nl | Herinneringen | herinner me, herinner mij
    nl | Notities | maak een notitie
    pt | Lembretes | me lembre, lembre-me, crie um lembrete
    pt | Notas | crie uma nota
    """

  /// An opening in words, and whose it is.
  struct Opening: Sendable {
    let words: [String]
    let app: String
  }

  /// By language and first word.
  private static let openings: [String: [String: [Opening]]] = {
    var openings: [String: [String: [Opening]]] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.trimmed }
      guard fields.count == 3 else { continue }
      for phrase in fields[2].split(separator: ",") {
        let words = phrase.split(separator: " ").map(String.init)
        openings[fields[0], default: [:]][words[0], default: []].append(
          Opening(words: words, app: fields[1]))
      }
    }
    return openings
  }()

  /// The longest opening with which a phrase begins; `nil` for none, and in other languages.
  static func opening(of words: [SpokenWords.Word], in language: Language?) -> Opening? {
    guard let language = language?.primarySubtag, let first = words.first?.folded else {
      return nil
    }
    return (openings[language]?[first] ?? [])
      .filter { words.prefix($0.words.count).map(\.folded) == $0.words }
      .max { $0.words.count < $1.words.count }
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
