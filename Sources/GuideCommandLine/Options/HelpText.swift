/// The help on a command or on all of them.
struct HelpText {
  let command: Command?

  var text: String { command.map(help(on:)) ?? overview }

  private var overview: String {
    """
    siri-guide: what people can say to Siri about an app, as a guide, with every gap named

    Usage: siri-guide COMMAND …

    \(table(Command.allCases.map { ("\($0.rawValue) \($0.arguments)", $0.summary) }))

    siri-guide help COMMAND says more; siri-guide --version tells the version.
    Exit status: 0 clean, 1 findings at or above the threshold, 2 could not run.

    """
  }

  private func help(on command: Command) -> String {
    let flags = Flag.all.filter { $0.commands.contains(command) }.map { flag in
      let names = [flag.short, flag.name].compactMap(\.self).joined(separator: ", ")
      return (names + (flag.value.map { " \($0)" } ?? ""), summary(of: flag, for: command))
    }
    return """
      Usage: siri-guide \(command.rawValue) \(command.arguments) [options]

      \(command.discussion.wrapped())

      Options:
      \(table(flags))

      """
  }

  /// What a flag does; of the formats, those of the command.
  private func summary(of flag: Flag, for command: Command) -> String {
    guard flag.name == Flag.format.name else { return flag.summary }
    let formats = Options.Format.choices(for: command).map(\.rawValue)
    return "\(flag.summary): \(formats.joined(separator: ", "))"
  }

  private func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      "  \(row.left)\(String(repeating: " ", count: width - row.left.count))  \(row.right)"
    }.joined(separator: "\n")
  }
}
