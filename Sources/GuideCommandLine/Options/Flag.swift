import AppDiscovery
import Diagnostics
import Foundation
import Vocabulary

/// An option of the command line. Parser and help both follow from the list of them.
struct Flag: Sendable {
  /// The long name, with its hyphens.
  let name: String
  /// The short name, with its hyphen.
  var short: String?
  /// What its value is called; `nil` for a switch.
  var value: String?
  /// What it does, for the help.
  let summary: String
  /// The commands that take it.
  let commands: [Command]
  /// Notes it in the options; gets the value, or an empty text for a switch.
  let apply: @Sendable (inout Options, String, Command) throws(CommandError) -> Void

  /// Every option, in the order of the help.
  static let all: [Flag] = [
    output, format, settings, schema, appName, declares, languages, appVersion, configuration,
    revision, sourceURL, siteTitle, baseURL, logo, pages, templates, strict, failOn, baseline,
    writeBaseline, fix, dryRun, quiet, noColor,
  ]

  static let output = Flag(
    name: "--output", short: "-o", value: "PATH",
    summary: "write the result there (build: ./Site)",
    commands: [.build, .check]
  ) { options, value, _ in
    options.output = value
  }

  static let format = Flag(
    name: "--format", value: "FORMAT",
    summary: "the form of the result",
    commands: [.build, .check]
  ) { options, value, command throws(CommandError) in
    let choices = Options.Format.choices(for: command)
    guard let format = Options.Format(rawValue: value), choices.contains(format) else {
      let listed = choices.map(\.rawValue).joined(separator: ", ")
      throw .usage("--format \(value): \(command.rawValue) has the formats \(listed)")
    }
    options.format = format
  }

  static let appName = Flag(
    name: "--app-name", value: "[LANGUAGE=]NAME",
    summary: "a name the app goes by, in all languages or in one (repeatable)",
    commands: [.build, .check, .inspect]
  ) { options, value, _ throws(CommandError) in
    let name = GivenName(value)
    guard !name.text.allSatisfy(\.isWhitespace), !value.hasPrefix("=") else {
      throw .usage("--app-name: the name is blank")
    }
    if let language = name.language {
      options.told.localizedNames[language, default: []].append(name.text)
    } else {
      options.told.names.append(name.text)
    }
  }

  static let declares = Flag(
    name: "--declares", value: "INTENT,…",
    summary: "intents the app declares besides those found",
    commands: [.build, .check, .inspect]
  ) { options, value, _ throws(CommandError) in
    options.told.declaredIntents += try list(value, of: "--declares")
  }

  static let languages = Flag(
    name: "--languages", value: "LANGUAGE,…",
    summary: "languages the app comes in, besides those found",
    commands: [.build, .check, .inspect]
  ) { options, value, _ throws(CommandError) in
    options.told.languages += try list(value, of: "--languages").map(Language.init(folderName:))
  }

  static let appVersion = Flag(
    name: "--app-version", value: "VERSION", summary: "the app's version, instead of the one found",
    commands: [.build, .check, .inspect]
  ) { options, value, _ in
    options.told.version = value
  }

  static let configuration = Flag(
    name: "--configuration", value: "NAME",
    summary: "the build configuration to read projects in (Release)",
    commands: [.build, .check, .inspect]
  ) { options, value, _ in
    options.told.configuration = value
  }

  static let strict = Flag(
    name: "--strict", summary: "for the release gate: what the store mails about is an error",
    commands: [.build, .check]
  ) { options, _, _ in
    options.isStrict = true
  }

  static let failOn = Flag(
    name: "--fail-on", value: "SEVERITY",
    summary: "end with 1 from this severity on: error (check), warning, note",
    commands: [.build, .check]
  ) { options, value, _ throws(CommandError) in
    guard let severity = Severity(rawValue: value) else {
      throw .usage("--fail-on \(value): the severities are error, warning, note")
    }
    options.failOn = severity
  }

  static let quiet = Flag(
    name: "--quiet", short: "-q", summary: "print findings and errors only",
    commands: [.build, .check]
  ) { options, _, _ in
    options.isQuiet = true
  }

  static let noColor = Flag(
    name: "--no-color", summary: "no colours, also on a terminal", commands: Command.allCases
  ) { options, _, _ in
    options.isColorless = true
  }

  static func list(_ value: String, of flag: String) throws(CommandError) -> [String] {
    let parts = value.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { throw .usage("\(flag): the list is empty") }
    return parts
  }
}

/// The value of `--app-name`: a name, or a language and its name.
private struct GivenName {
  let language: Language?
  let text: String

  /// What stands before `=` counts as a language only when it looks like one, so that an app called
  /// “E=mc²” can be named.
  init(_ value: String) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let language = Language(folderName: String(parts[0]))
      let isKnown = language.englishName != language.tag || language == .base
      if language.isWellFormed && isKnown || language == .base {
        self.language = language
        text = String(parts[1])
        return
      }
    }
    language = nil
    text = value
  }
}
