import Review

extension Flag {
  static let settings = Flag(
    name: "--config", value: "FILE",
    summary: "the settings, instead of the \(SettingsFile.name) beside INPUT",
    commands: [.build, .check, .inspect, .config]
  ) { options, value, _ in
    options.review.settings = value
  }

  static let baseline = Flag(
    name: "--baseline", value: "FILE",
    summary: "tell of findings only that this file doesn't hold", commands: [.check]
  ) { options, value, _ in
    options.review.baseline = value
  }

  static let writeBaseline = Flag(
    name: "--write-baseline", value: "FILE",
    summary: "write the findings to this file, so that --baseline knows them", commands: [.check]
  ) { options, value, _ in
    options.review.writtenBaseline = value
  }

  static let schema = Flag(
    name: "--schema", summary: "print the JSON Schema by which editors complete the settings",
    commands: [.config]
  ) { options, _, _ in
    options.review.printsSchema = true
  }
}
