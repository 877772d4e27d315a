import AppDiscovery
import FileTree
import Review
import Vocabulary

/// An input with the apps found in it and the settings that hold for it.
struct ReviewedInput {
  let input: String
  let settings: InputSettings
  let found: Discovery

  /// What is `pending` of files, not written yet, is read instead of the files.
  init(
    _ input: String, _ options: Options, pending: PendingFiles = PendingFiles()
  ) throws(CommandError) {
    self.input = input
    settings = try InputSettings(of: input, options)
    var told = options.told
    told.forms = settings.settings.names
    do { found = try AppDiscovery.discovery(of: input, told: told, pending: pending) } catch {
      throw CommandError(error)
    }
  }

  /// The apps of inputs that share their settings, with their findings, input by input.
  static func results(in inputs: [ReviewedInput], isStrict: Bool) -> [[ReviewedApp]] {
    var settings = inputs.first?.settings.settings ?? ReviewSettings()
    settings.mindsUnused = !inputs.contains { InputSettings.isPart($0.input) }
    let review = Review(isStrict: isStrict, settings: settings)
    var results = review.results(in: inputs.flatMap(\.found.apps))[...]
    return inputs.map { input in
      let own = results.prefix(input.found.apps.count)
      results = results.dropFirst(own.count)
      return zip(input.found.apps, own).map { app, result in
        ReviewedApp(
          app: app, root: input.found.root, files: input.found.files, findings: result.findings,
          storeMessages: result.storeMessages, switchedOff: result.dropped,
          settingsPath: input.settings.path)
      }
    }
  }
}
