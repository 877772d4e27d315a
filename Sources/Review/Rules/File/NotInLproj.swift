import Diagnostics
import Vocabulary

extension Rule {
  static let notInLproj = Rule(
    RuleDescription(
      id: "file/not-in-lproj", severity: .warning,
      summary: "The file lies in a language's .lproj folder",
      rationale: """
        A copy outside any `.lproj` folder belongs to no language: App Store Connect still asks for \
        phrases in every language, and in the app such a copy hides the ones in the `.lproj` folders.
        """,
      remedy: """
        Select the file in Xcode and press Localize…, or move it into the `.lproj` folder of the \
        language it is written in.
        """,
      source: """
        Apple, “Registering custom vocabulary with SiriKit”; a public report of the store asking \
        for “en” all the same (dotnet/macios#3862); Core Foundation's look-up order.
        """,
      bad: [
        RuleExample(
          [.phrases(["Start my CardioBonanza workout"], in: nil)], findingsWithoutMark: 1)
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases("Start my CardioBonanza workout", in: "Base"),
        .phrases("Starte mein CardioBonanza-Training", in: "German"),
        .phrases("用CardioBonanza开始锻炼", in: "zh_CN"),
      ])
  ) { subject, finding in
    subject.files.filter { $0.file.folder == nil }.map { localization, file in
      let folder =
        localization.textLanguage.map { "\($0.tag).lproj" } ?? "the .lproj of its language"
      return finding(
        "This file lies outside any .lproj folder, so it belongs to no language",
        at: Place(path: file.path), notes: ["Move it into \(folder)"])
    }
  }
}
