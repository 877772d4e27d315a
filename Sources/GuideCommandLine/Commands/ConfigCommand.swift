import Diagnostics
import Review

/// `siri-guide config`: prints the settings of an input, a file to begin with, or the schema.
struct ConfigCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    guard options.operands.count <= 1 else { throw .usage("config takes one INPUT at a time") }
    if options.review.printsSchema {
      try console.write(SettingsSchema.text)
    } else if options.operands.isEmpty, options.review.settings == nil {
      try console.write(SettingsStarter.text)
    } else {
      try printSettings()
    }
    return .clean
  }

  private func printSettings() throws(CommandError) {
    let input = options.operands.first ?? "."
    let settings = try InputSettings(of: input, options)
    if settings.path == nil, !InputSettings.exists(input) {
      throw .usage("\(input): there is no such file or folder")
    }
    settings.complain(to: console)
    let isColored = console.isColored && !options.isColorless
    try console.write(ConfigText(settings: settings, isColored: isColored).text)
  }
}
