import Review

/// What the tool can be told to do.
enum Command: String, CaseIterable {
  case build
  case check
  case inspect
  case explain
  case config

  /// What stands behind the command, for the usage line.
  var arguments: String {
    switch self {
    case .build, .check: "INPUT…"
    case .inspect: "INPUT"
    case .explain: "[RULE | MAIL | -]"
    case .config: "[INPUT]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .build: "write the guide to what people can say, a static site"
    case .check: "print what is missing or wrong in the vocabularies"
    case .inspect: "print what was found, and where each fact comes from"
    case .explain: "list the rules, or explain one, or a line of the App Store's mail"
    case .config: "print the settings in effect, or a file of settings to begin with"
    }
  }

  /// What it does, at length.
  var discussion: String {
    switch self {
    case .build:
      """
      Reads the app's Siri vocabulary in every language and writes the guide: an overview, a page for \
      each language, intent and parameter, the coverage, the findings and the rules. With several \
      apps, the first page is the list of them. \(Self.inputs)

      --format html writes all of it into one file that opens from a mail; --format markdown into a \
      folder of files, or into one when PATH ends in .md; --format json writes guide.json.

      A folder is replaced as a whole; files that no guide put there stay. Ends with 0 when the guide \
      was written, whatever it says of the vocabulary, unless --fail-on is given.
      """
    case .check:
      """
      Reads the app's Siri vocabulary in every language and prints the findings with their places, \
      the coverage, and the lines that App Store Connect would mail. \(Self.inputs)

      --format console is for people, with the line of each finding; concise prints \
      path:line:column: severity: message [rule], as compilers do. For machines there are json, our own \
      data; sarif (2.1.0) for code scanning and editors; github, annotations of GitHub Actions; junit, \
      a case for each rule; markdown, a job's summary. -o writes any of them to a file.

      \(SettingsFile.name) beside INPUT switches rules off or changes them, each with a reason; see siri-guide \
      help config. --write-baseline writes down what is found today, and --baseline tells of new findings \
      only.

      Ends with 0 when nothing is at or above the threshold, 1 when something is, 2 when it could not \
      run.
      """
    case .inspect:
      """
      Prints what was found of each app and where each fact comes from: its name in every language, \
      the languages and why each counts, the declared intents and who declares them, the vocabularies \
      and the bundle that each reaches. \(Self.inputs)

      Where a name can't be resolved it says which build setting is lacking, and what to pass.
      """
    case .explain:
      """
      Without RULE, lists every rule with its severity. With RULE, such as phrase/no-app-name, says \
      what it means, why it matters, how to mend a finding, with examples and its source.

      With a line of App Store Connect's mail, or the whole mail, says which rule it stands for, \
      whether it blocks the delivery, and how to mend it. - reads the mail from standard input; a \
      number such as ITMS-90626 lists the messages that share it.
      """
    case .config:
      """
      Without INPUT, prints a file of settings to begin with, to be kept as \(SettingsFile.name) beside \
      the app: siri-guide config > \(SettingsFile.name). With INPUT, prints what is set for it, and \
      where. The file is JSON5, that is JSON with comments; it switches rules off or changes their \
      severity, each time with a reason, and holds names of the app, a glossary and limits.

      --schema prints the JSON Schema by which editors complete and check the file.
      """
    }
  }

  /// What an INPUT may be.
  static let inputs = """
    INPUT is a folder of source code, an .xcodeproj or .xcworkspace, a built .app, .xcarchive or \
    .ipa, or one AppIntentVocabulary.plist. Of a project, the targets' build settings fill in the \
    names, in the configuration Release unless --configuration says another.
    """
}
