import Diagnostics
import FileTree
import Foundation
import Review

/// `siri-guide check --fix`: applies the safe fixes, then reports what is left.
struct FixCommand {
  let options: Options
  let console: Console
  /// Reports the findings that are left.
  let report: (ReviewedApps) throws(CommandError) -> ExitStatus

  func run(_ reviewed: ReviewedApps) throws(CommandError) -> ExitStatus {
    let mending = try Mending(reviewed, options: options)
    if options.isDryRun {
      try showDifference(of: mending, reviewed)
      return try KnownFindings(options: options, console: console).applied(to: reviewed)
        .status(from: options.failOn ?? .error)
    }
    var written: [MendedFile] = []
    for file in mending.inOrder {
      do {
        try SafeReplacement(path: file.realPath, original: file.original).write(file.bytes)
        written.append(file)
      } catch {
        console.complain("siri-guide: \(file.shownPath.printable): \(error.message)\n")
      }
    }
    let left = written.isEmpty ? reviewed : try ReviewedApps(options)
    try tell(written, mending, left)
    let status = try report(left)
    return written.count < mending.files.count ? .failure : status
  }

  private func tell(
    _ written: [MendedFile], _ mending: Mending, _ reviewed: ReviewedApps
  ) throws(CommandError) {
    guard !options.isQuiet else { return }
    let text = MendingText(files: written, isColored: isColored).summary + left(mending, reviewed)
    guard !text.isEmpty else { return }
    // Standard output is for the report alone where programs read it.
    let isForPeople = options.format ?? .console == .console && options.output == nil
    if isForPeople { try console.write(text + "\n") } else { console.complain(text) }
  }

  private func showDifference(
    of mending: Mending, _ reviewed: ReviewedApps
  ) throws(CommandError) {
    let files = mending.inOrder
    let text = MendingText(files: files, isColored: isColored)
      .difference(forTerminal: isColored)
    try ResultFile(options: options, console: console).write(text)
    guard !options.isQuiet else { return }
    let count = files.reduce(0) { $0 + $1.applied.count }
    let words = "\(count.findings) in \(files.count) file"
    console.complain(
      (count == 0 ? "Nothing to mend\n" : "Would mend \(words)\(files.count == 1 ? "" : "s")\n")
        + left(mending, reviewed))
  }

  /// Why safe fixes are left.
  private func left(_ mending: Mending, _ reviewed: ReviewedApps) -> String {
    let wanted = WantedFixes(in: reviewed).byFile.filter { mending.refusals[$0.key] != nil }
    return MendingText.left(
      wanted.map {
        ($0.value.shownPath, mending.refusals[$0.key] ?? "", Set($0.value.fixes.map(\.fix)).count)
      }
      .sorted { $0.0 < $1.0 })
  }

  private var isColored: Bool {
    console.isColored && !options.isColorless && options.output == nil
  }
}
