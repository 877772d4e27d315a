import Diagnostics
import Review
import Testing

/// The hints that Apple's pages show, and the mistakes people make with them.
@Suite("A pronunciation hint for Chinese")
struct HintFormatTests {
  private func findings(_ hint: String, for phrase: String, in language: String) throws -> [String]
  {
    let text = """
      <plist version="1.0"><dict><key>IntentPhrases</key><array/><key>ParameterVocabularies</key><array>
      <dict><key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
      <key>ParameterVocabulary</key><array><dict>
      <key>VocabularyItemIdentifier</key><string>term</string>
      <key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>\(phrase)</string>
      <key>VocabularyItemPronunciation</key><string>\(hint)</string>
      </dict></array></dict></array></dict></array></dict></plist>
      """
    let example = RuleExample(
      [RuleExample.File("\(language).lproj/AppIntentVocabulary.plist", text)])
    return Review().findings(in: try ExampleApp(example).app).map(\.rule)
      .filter { $0.hasPrefix("pron/") }
  }

  @Test(arguments: [
    ("dik1si2", "的士", "zh-HK"), ("dik1 si2", "的士", "zh_HK"), ("dyun2 seon2", "短訊", "zh-HK"),
    ("dyun2seon2", "短訊", "zh-Hant-HK"),
    ("ping2 guo3", "苹果", "zh-Hans"), ("ping2guo3", "苹果", "zh_CN"), ("nyu3", "女", "zh-Hans"),
    ("su1 da3 lyu4", "蘇打綠", "zh-Hant"), ("su1 da3 lyu4", "蘇打綠", "zh_TW"),
  ])
  func `in Apple's form is clean`(_ hint: String, _ phrase: String, _ language: String) throws {
    #expect(try findings(hint, for: phrase, in: language).isEmpty)
  }

  @Test(arguments: [
    ("dik7 si2", "的士", "zh-HK", "pron/tone-range"),
    ("píng guǒ", "苹果", "zh-Hans", "pron/tone-marks"),
    ("ping guo", "苹果", "zh_CN", "pron/tone-marks"),
    ("ping2 guo6", "苹果", "zh-Hans", "pron/tone-range"),
    ("su1 da3 lyu6", "蘇打綠", "zh-Hant", "pron/tone-range"), (" ", "苹果", "zh-Hans", "pron/blank"),
  ])
  func `in any other form is one finding`(
    _ hint: String, _ phrase: String, _ language: String, _ rule: String
  ) throws {
    #expect(try findings(hint, for: phrase, in: language) == [rule])
  }
}
