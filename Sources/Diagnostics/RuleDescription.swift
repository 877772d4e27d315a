/// What a rule is, in words: the one text behind `explain`, the rules page and the tests.
package struct RuleDescription: Hashable, Sendable {
  /// The stable identifier, `family/name`.
  package var id: String
  /// How much a finding of it matters, unless the finding says otherwise.
  package var severity: Severity
  /// Whether `--strict` turns its warnings into errors.
  package var isRaisedByStrict: Bool
  /// What holds when all is well, as a sentence without a full stop.
  package var summary: String
  /// Why it matters to the people who use, translate or ship the app.
  package var rationale: String
  /// How to mend a finding.
  package var remedy: String
  /// Where the rule comes from, and how sure that is.
  package var source: String
  /// The form of the line that App Store Connect mails, with capitals for what varies.
  package var storeMessage: String?
  /// Whether the store refuses the build for it.
  package var blocks: Bool
  /// Examples that give findings at their marks.
  package var bad: [RuleExample]
  /// Examples that give none.
  package var good: [RuleExample]

  package init(
    id: String, severity: Severity, isRaisedByStrict: Bool = false, summary: String,
    rationale: String, remedy: String, source: String, storeMessage: String? = nil,
    blocks: Bool = false, bad: [RuleExample], good: [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.isRaisedByStrict = isRaisedByStrict
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.source = source
    self.storeMessage = storeMessage
    self.blocks = blocks
    self.bad = bad
    self.good = good
  }

  /// The part of the identifier before the slash.
  package var family: String { id.split(separator: "/").first.map(String.init) ?? id }
}

/// A tiny app that shows a rule at work; documentation and test data at once.
package struct RuleExample: Hashable, Sendable {
  /// The app's vocabulary files.
  package var files: [File]
  /// The app's name in every language; `nil` when it is unknown, or its Info.plist is among the files.
  package var appName: String?
  /// The declared intents; `nil` when they are unknown.
  package var declared: [String]?
  /// Languages the app comes in besides those of its files.
  package var languages: [String]
  /// How many findings concern the app or a file as a whole, and so have no mark.
  package var findingsWithoutMark: Int

  package init(
    _ files: [File], appName: String? = "CardioBonanza", declared: [String]? = nil,
    languages: [String] = [], findingsWithoutMark: Int = 0
  ) {
    self.files = files
    self.appName = appName
    self.declared = declared
    self.languages = languages
    self.findingsWithoutMark = findingsWithoutMark
  }

  /// Whether an Info.plist or a project is among the files, so that they say all there is to say.
  package var showsInfoPlist: Bool {
    files.contains { $0.path.hasSuffix("Info.plist") || $0.path.hasSuffix("project.pbxproj") }
  }

  /// What the files don't show: the app's name, declared intents and further languages, in one
  /// sentence without a full stop; empty when they show all.
  package var context: String {
    var parts: [String] = []
    if !showsInfoPlist {
      parts.append(appName.map { "the app is called \($0)" } ?? "the app's name is unknown")
    }
    if let declared { parts.append("it declares \(declared.joined(separator: " and "))") }
    if !languages.isEmpty {
      parts.append("it also comes in \(languages.joined(separator: " and "))")
    }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A file of the example.
  package struct File: Hashable, Sendable {
    /// The path, for example `en.lproj/AppIntentVocabulary.plist`.
    package var path: String
    /// The text, with `↓` before each place at which a finding starts.
    package var markedText: String

    package init(_ path: String, _ markedText: String) {
      self.path = path
      self.markedText = markedText
    }

    /// The text without the marks.
    package var text: String { markedText.filter { $0 != RuleExample.mark } }
  }

  /// The mark of a finding's start.
  package static let mark: Character = "↓"
}

extension RuleExample.File {
  /// The text without what every property list has: marks, blank lines and the `<plist>` element.
  /// Control characters are shown as `U+0010`.
  package var excerpt: String {
    text.split(separator: "\n").filter { line in
      !line.hasPrefix("<plist") && !line.hasPrefix("</plist")
    }.map { line in
      line.count > 100 ? "\(String(line.prefix(97)).printable)…" : String(line).printable
    }.joined(separator: "\n")
  }

  /// The lines of the excerpt that another file doesn't have; all of them when it has each.
  package func excerpt(unlike other: RuleExample.File?) -> String {
    let known = Set((other?.excerpt ?? "").split(separator: "\n"))
    let own = excerpt.split(separator: "\n").filter { !known.contains($0) }
    return own.isEmpty ? excerpt : own.joined(separator: "\n")
  }
}
