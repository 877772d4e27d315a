import Foundation

/// The example app CardioBonanza with its deliberate gaps closed: a well-made app.
///
/// It is made of the example itself, so that the two can't drift apart.
package enum ClosedCardioBonanza {
  /// A deliberate gap of the example, as `Examples/README.md` lists them, and the edits that close it.
  package struct Gap: Sendable, CustomStringConvertible {
    /// The rule that finds it while it is open.
    package let rule: String
    /// The language whose vocabulary has it.
    package let language: String
    /// What is replaced in that vocabulary. Each text stands there once.
    fileprivate let edits: [(old: String, new: String)]

    package var description: String { "\(language): \(rule)" }

    fileprivate var path: String { "CardioBonanza/\(language).lproj/AppIntentVocabulary.plist" }
  }

  /// The files with every gap closed but those of `open`, by their paths in the app's folder.
  package static func files(leaving open: Gap? = nil) throws -> [String: [UInt8]] {
    let root = "\(ToolProcess.packageRoot)/Examples/CardioBonanza"
    var files: [String: [UInt8]] = [:]
    for path in try TemporaryFolder.files(below: root) {
      files[path] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")))
    }
    for gap in gaps where gap.rule != open?.rule {
      var text = String(decoding: files[gap.path] ?? [], as: UTF8.self)
      for edit in gap.edits {
        let parts = text.components(separatedBy: edit.old)
        guard parts.count == 2 else { throw Stale(edit: edit.old, count: parts.count - 1) }
        text = parts.joined(separator: edit.new)
      }
      files[gap.path] = Array(text.utf8)
    }
    return files
  }

  /// An edit that no longer fits the example.
  package struct Stale: Error { let edit: String, count: Int }

  /// The deliberate gaps.
  package static let gaps: [Gap] = [
    Gap(
      rule: "cover/missing-example", language: "fr",
      edits: [
        (
          "\t\t</dict>\n\t</array>\n\t<key>ParameterVocabularies</key>",
          """
          \t\t</dict>
          \t\t<dict>
          \t\t\t<key>IntentName</key>
          \t\t\t<string>INCancelWorkoutIntent</string>
          \t\t\t<key>IntentExamples</key>
          \t\t\t<array>
          \t\t\t\t<string>Annule mon entraînement CardioBonanza.</string>
          \t\t\t\t<string>Annule Burn Bonanza dans CardioBonanza.</string>
          \t\t\t\t<string>Demande à CardioBonanza d’abandonner Tempête d’escalier.</string>
          \t\t\t</array>
          \t\t</dict>
          \t</array>
          \t<key>ParameterVocabularies</key>
          """
        )
      ]),
    Gap(
      rule: "phrase/no-app-name", language: "ko",
      edits: [("<string>계단 폭풍을 잠시 멈춰 줘.", "<string>카디오보난자에서 계단 폭풍을 잠시 멈춰 줘.")]),
    Gap(
      rule: "phrase/duplicate", language: "de",
      edits: [
        (
          "in CardioBonanza.</string>\n\t\t\t\t<string>Beende mein CardioBonanza-Training.",
          "in CardioBonanza.</string>\n\t\t\t\t<string>Stoppe Bonanza Burn mit CardioBonanza."
        )
      ]),
    Gap(rule: "pron/tone-range", language: "zh-HK", edits: [("jit9", "jit6")]),
    Gap(
      rule: "vocab/id-drift", language: "he",
      edits: [
        ("עצור לרגע את Bonanza Burn ב־", "עצור לרגע את סערת המדרגות ב־"),
        (
          "\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n</dict>",
          """
          \t\t\t\t</dict>
          \t\t\t\t<dict>
          \t\t\t\t\t<key>VocabularyItemIdentifier</key>
          \t\t\t\t\t<string>stair_storm_workout</string>
          \t\t\t\t\t<key>VocabularyItemSynonyms</key>
          \t\t\t\t\t<array>
          \t\t\t\t\t\t<dict>
          \t\t\t\t\t\t\t<key>VocabularyItemPhrase</key>
          \t\t\t\t\t\t\t<string>סערת המדרגות</string>
          \t\t\t\t\t\t\t<key>VocabularyItemExamples</key>
          \t\t\t\t\t\t\t<array>
          \t\t\t\t\t\t\t\t<string>התחל את סערת המדרגות</string>
          \t\t\t\t\t\t\t\t<string>אימון סערת המדרגות</string>
          \t\t\t\t\t\t\t</array>
          \t\t\t\t\t\t</dict>
          \t\t\t\t\t</array>
          \t\t\t\t</dict>
          \t\t\t</array>
          \t\t</dict>
          \t</array>
          </dict>
          """
        ),
      ]),
    Gap(
      rule: "phrase/placeholder-leak", language: "es",
      edits: [("Continúa %@ con", "Continúa Cardio Craze con")]),
  ]
}
