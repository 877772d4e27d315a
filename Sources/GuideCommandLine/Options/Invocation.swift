import Diagnostics

/// What the arguments ask for.
enum Invocation {
  case build(Options)
  case check(Options)
  case inspect(Options)
  case explain(Options)
  case config(Options)
  /// Help on a command, or on all.
  case help(Command?)
  case version

  /// Reads the arguments. `--` ends the options.
  init(_ arguments: [String]) throws(CommandError) {
    guard let first = arguments.first else { throw .usage("say what to do; see siri-guide --help") }
    switch first {
    case "--help", "-h", "help":
      self = .help(try arguments.dropFirst().first { !$0.hasPrefix("-") }.map(Self.command(named:)))
      return
    case "--version", "version":
      self = .version
      return
    default: break
    }
    let command = try Self.command(named: first)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(command)
      return
    }
    let options = try Self.options(rest, of: command)
    switch command {
    case .build: self = .build(options)
    case .check: self = .check(options)
    case .inspect: self = .inspect(options)
    case .explain: self = .explain(options)
    case .config: self = .config(options)
    }
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = Command(rawValue: name) { return command }
    throw .usage(unknown(name, among: Command.allCases.map(\.rawValue), noun: "command"))
  }

  private static func options(
    _ arguments: [String], of command: Command
  ) throws(CommandError) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.operands += rest
        break
      }
      // A pasted line may begin with a dash, too.
      let isPasted = command == .explain && argument.contains(where: \.isWhitespace)
      guard argument.hasPrefix("-"), argument != "-", !isPasted else {
        options.operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isLong = argument.hasPrefix("--")
      let name = isLong ? String(parts[0]) : argument
      let inline = isLong && parts.count == 2 ? String(parts[1]) : nil
      let flag = try flag(named: name, of: command)
      if let placeholder = flag.value {
        guard let value = inline ?? rest.popFirst() else {
          throw .usage("\(name) needs a value: \(name) \(placeholder)")
        }
        try flag.apply(&options, value, command)
      } else {
        guard inline == nil else { throw .usage("\(name) takes no value") }
        try flag.apply(&options, "", command)
      }
    }
    if command != .explain, command != .config, options.operands.isEmpty {
      throw .usage(
        "\(command.rawValue) needs an INPUT: a source folder, an .xcodeproj, a built .app or .ipa, or one AppIntentVocabulary.plist"
      )
    }
    return options
  }

  private static func flag(named name: String, of command: Command) throws(CommandError) -> Flag {
    let flags = Flag.all.filter { $0.commands.contains(command) }
    if let flag = flags.first(where: { $0.name == name || $0.short == name }) { return flag }
    throw .usage(
      unknown(
        name, among: flags.map(\.name), noun: "option of \(command.rawValue)",
        help: "help \(command.rawValue)"))
  }

  private static func unknown(
    _ name: String, among names: [String], noun: String, help: String = "--help"
  ) -> String {
    if let nearest = NearestWord.nearest(to: name, among: names) {
      return "\(name) is no \(noun); did you mean \(nearest)?"
    }
    return "\(name) is no \(noun); see siri-guide \(help)"
  }
}
