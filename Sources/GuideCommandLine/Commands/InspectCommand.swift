import AppDiscovery
import Diagnostics
import Vocabulary

/// `siri-guide inspect`: prints what was found, and where each fact comes from.
struct InspectCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    guard let input = options.operands.first, options.operands.count == 1 else {
      throw .usage("inspect takes one INPUT at a time")
    }
    let found = try ReviewedInput(input, options)
    found.settings.complain(to: console)
    let isColored = console.isColored && !options.isColorless
    let texts = found.found.apps.map { InspectText(app: $0, isColored: isColored).text }
    try console.write(texts.joined(separator: "\n"))
    return .clean
  }
}
