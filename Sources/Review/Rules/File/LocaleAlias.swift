import Diagnostics
import Vocabulary

extension Rule {
  static let localeAlias = Rule(
    RuleDescription(
      id: "file/locale-alias", severity: .warning,
      summary: "Each language has one folder",
      rationale: """
        Two spellings of one language, such as `zh_CN.lproj` and `zh-Hans.lproj`, are one localization \
        to the system: it reads one of them and never the other.
        """,
      remedy: "Keep the folder with the current name and move what the other one holds into it.",
      source: """
        Core Foundation's table of language names; the system logs “more than one localization \
        matching”. That the store counts them as one is inferred.
        """,
      bad: [
        RuleExample(
          [
            .phrases(["用CardioBonanza开始锻炼"], in: "zh-Hans"),
            .phrases(["用CardioBonanza开始锻炼"], in: "zh_CN"),
          ], findingsWithoutMark: 1)
      ],
      good: [
        RuleExample([
          .phrases(["用CardioBonanza开始锻炼"], in: "zh-Hans"),
          .phrases(["用CardioBonanza開始鍛鍊"], in: "zh-Hant"),
        ]),
        RuleExample([
          .phrases(["用CardioBonanza開始鍛鍊"], in: "zh-Hant"),
          .phrases(["開始CardioBonanza鍛鍊"], in: "zh_HK"),
        ]),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Start my CardioBonanza workout"], in: "en-GB"),
          .phrases(["Start my CardioBonanza workout"], in: "Base"),
        ]),
      ])
  ) { subject, finding in
    subject.app.localizations.flatMap { localization -> [Diagnostic] in
      guard let language = localization.language else { return [] }
      let folders = Dictionary(grouping: localization.folders.filter { !$0.isBase }, by: \.parent)
      return folders.sorted { $0.key < $1.key }.compactMap { _, folders in
        let names = folders.sorted()
        guard names.count > 1 else { return nil }
        let current = names.first { $0.folderName == language.tag }
        let stray = names.first { $0 != current } ?? names[0]
        let listed = names.map(\.lastComponent).joined(separator: " and ")
        return finding(
          "\(listed) are the same language, \(language.tag)", at: Place(path: stray),
          in: language.tag,
          notes: [
            "The system reads only one of them; "
              + (current == nil ? "make them one, named" : "keep") + " \(language.tag).lproj"
          ])
      }
    }
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
  fileprivate var parent: String { split(separator: "/").dropLast().joined(separator: "/") }
  fileprivate var folderName: String {
    lastComponent.hasSuffix(".lproj")
      ? String(lastComponent.dropLast(".lproj".count)) : lastComponent
  }
  fileprivate var isBase: Bool { folderName.lowercased() == "base" }
}
