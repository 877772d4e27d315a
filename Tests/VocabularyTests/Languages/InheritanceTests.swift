import Testing
import Vocabulary

@Suite("The languages that take another's vocabulary")
struct InheritanceTests {
  private func inheritors(of tag: String, beside others: [String] = []) -> [String] {
    let localizations = ([tag] + others).map {
      let language = Language(folderName: $0)
      return Localization(language: language, textLanguage: language, files: [])
    }
    return App(path: "", localizations: localizations)
      .inheritors(of: Language(folderName: tag)).map(\.tag)
  }

  @Test(arguments: [
    ("zh-Hant", [], ["zh-HK"]), ("zh_TW", [], ["zh-HK"]), ("zh-Hant", ["zh_HK"], []),
    ("zh-Hant", ["zh-Hant-HK"], []), ("zh-Hant", ["yue"], []), ("yue", ["zh-Hant"], ["zh-HK"]),
    ("zh-Hans", [], []), ("zh-HK", [], []), ("zh", [], []),
    ("es", [], ["es-MX", "es-US", "es-CL"]), ("es", ["es-MX"], ["es-US", "es-CL"]),
    ("es", ["es-419"], []), ("es-419", ["es"], ["es-MX", "es-US", "es-CL"]),
    ("en", ["en-GB", "de"], ["en-CA"]), ("de", ["en"], ["de-AT", "de-CH"]),
    ("ja", [], []), ("ar", [], []), ("Base", [], []), ("x y", [], []),
  ])
  func `are those of Siri's that have none nearer`(
    tag: String, others: [String], expected: [String]
  ) {
    #expect(inheritors(of: tag, beside: others) == expected)
  }
}
