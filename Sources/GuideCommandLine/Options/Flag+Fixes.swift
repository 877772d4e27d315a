extension Flag {
  static let fix = Flag(
    name: "--fix", summary: "apply the safe fixes to XML property lists, then report what is left",
    commands: [.check]
  ) { options, _, _ in
    options.isFixing = true
  }

  static let dryRun = Flag(
    name: "--dry-run", summary: "with --fix: change nothing, print the difference it would make",
    commands: [.check]
  ) { options, _, _ in
    options.isDryRun = true
  }
}
