import Diagnostics
import Vocabulary

@testable import GuideSite

/// Apps to be searched.
enum SearchableApp {
  private static let workout = "INStartWorkoutIntent"

  /// A small app in English and Arabic with blank, nameless and repeated entries.
  static func cycling(slug: String = "", medium: Medium = .site) -> AppGuide {
    let texts = Texts(path: "en")
    let english = VocabularyFile(
      path: "en", folder: "en",
      intentPhrases: [
        texts.intent(workout, ["Start a ride", " ", "Go"]), texts.intent(nil, ["No intent"]),
      ],
      parameterVocabularies: [
        ParameterVocabulary(
          parameterNames: [texts.text("\(workout).workoutName")],
          items: [
            texts.item("hill ride", [("Hill", "hil"), ("Mountain", " ")]),
            texts.item("hill ride", [("Climb", nil), (" ", nil), (nil, nil)]),
            texts.item(nil, [("Nameless", nil)]),
          ], place: texts.place())
      ])
    let arabic = VocabularyFile(
      path: "ar", folder: "ar", intentPhrases: [Texts(path: "ar").intent(workout, ["ابدأ"])])
    let names = AppNames(
      general: [
        AppName("Cycler", role: .display),
        AppName(
          "Cycling", role: .alternative,
          pronunciation: SourceText("sigh kling", at: Place(path: "Info.plist"))),
      ],
      localized: [Language(folderName: "ar"): [AppName("دراجة", role: .display)]])
    return guide([english, arabic], names: names, slug: slug, medium: medium)
  }

  /// An app with some phrases and nothing else.
  static func saying(_ phrases: [String]) -> AppGuide {
    let file = VocabularyFile(
      path: "en", folder: "en", intentPhrases: [Texts(path: "en").intent(workout, phrases)])
    return guide([file], names: AppNames(general: [AppName("Cycler", role: .display)]))
  }

  /// An app with many languages, whose phrases are about as long as people write them.
  static func large(languages: Int, intents: Int, phrases: Int) -> AppGuide {
    let files = (0..<languages).map { language in
      let tag = "\(letter(language / 26))\(letter(language % 26))"
      let groups = (0..<intents).map { intent in
        Texts(path: "\(tag)\(intent)").intent(
          "INSample\(intent)WorkoutIntent",
          (0..<phrases).map {
            "Sample \($0) of what people say in \(tag) to have \(intent) done by Cycler"
          })
      }
      return VocabularyFile(path: tag, folder: tag, intentPhrases: groups)
    }
    return guide(files, names: AppNames(general: [AppName("Cycler", role: .display)]))
  }

  private static func letter(_ index: Int) -> Character {
    Array("abcdefghijklmnopqrstuvwxyz")[index]
  }

  private static func guide(
    _ files: [VocabularyFile], names: AppNames, slug: String = "", medium: Medium = .site
  ) -> AppGuide {
    let localizations = files.map { file in
      let language = Language(folderName: file.folder ?? "")
      return Localization(language: language, textLanguage: language, files: [file])
    }
    let app = App(
      path: "", names: names, localizations: localizations,
      declarations: nil)
    return AppGuide(Guide.Entry(app: app, findings: []), slug: slug, medium: medium)
  }
}

/// Makes texts of a file, each at a place of its own.
private final class Texts {
  private let path: String
  private var count = 0

  init(path: String) { self.path = path }

  func place() -> Place {
    count += 1
    return Place(path: path, keyPath: "\(count)")
  }

  func text(_ text: String) -> SourceText { SourceText(text, at: place()) }

  func intent(_ name: String?, _ examples: [String]) -> IntentPhrases {
    IntentPhrases(intentName: name.map(text), examples: examples.map(text), place: place())
  }

  func item(_ identifier: String?, _ synonyms: [(phrase: String?, hint: String?)]) -> VocabularyItem
  {
    VocabularyItem(
      identifier: identifier.map(text),
      synonyms: synonyms.map { phrase, hint in
        Synonym(
          phrase: phrase.map(text), pronunciation: hint.map(text), examples: [], place: place())
      }, place: place())
  }
}
