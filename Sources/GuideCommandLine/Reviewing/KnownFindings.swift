import Diagnostics
import FileTree
import Review

/// The findings that `check` passes over because a baseline knows them.
struct KnownFindings {
  let options: Options
  let console: Console

  /// Writes the baseline that is asked for, and takes out of the apps' findings what is known.
  func applied(to reviewed: ReviewedApps) throws(CommandError) -> ReviewedApps {
    var baseline: Baseline
    if let path = options.review.writtenBaseline {
      baseline = Baseline(of: reviewed.apps.flatMap(\.findings))
      try write(baseline, to: path, reviewed)
    } else if let path = options.review.baseline {
      baseline = try read(path)
    } else {
      return reviewed
    }
    var reviewed = reviewed
    for index in reviewed.apps.indices {
      let found = reviewed.apps[index].findings
      let new = baseline.takeKnown(outOf: found)
      reviewed.apps[index].findings = new
      reviewed.apps[index].known = found.count - new.count
    }
    if baseline.count > 0 { complain(ofMended: baseline.count) }
    return reviewed
  }

  private func read(_ path: String) throws(CommandError) -> Baseline {
    let bytes: [UInt8]
    do { bytes = try DiskTree(root: "").bytes(of: path) } catch {
      throw .usage("--baseline \(path): \(error.message)")
    }
    do { return try BaselineFile.read(bytes) } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw .usage("--baseline \(path)\(place): \(error.message)")
    }
  }

  private func write(
    _ baseline: Baseline, to path: String, _ reviewed: ReviewedApps
  ) throws(CommandError) {
    try reviewed.refuse(path)
    if let output = options.output, output.resolvedPath == path.resolvedPath {
      throw .output(path: path, reason: "the result goes there, too; name another file")
    }
    let text = BaselineFile.text(of: baseline)
    guard text.utf8.count <= FileLimits.largestSize else {
      throw .output(
        path: path,
        reason: "it would be larger than what is read; switch off the rules with the most findings")
    }
    var target = options
    target.output = path
    try ResultFile(options: target, console: console).write(text)
    guard !options.isQuiet else { return }
    console.complain(
      "siri-guide: \(baseline.count.findings) written to \(path.printable); "
        + "check --baseline \(path.printable) tells of new ones only\n")
  }

  private func complain(ofMended count: Int) {
    guard !options.isQuiet, let path = options.review.baseline else { return }
    console.complain(
      "siri-guide: \(count.findings) of the baseline \(count == 1 ? "is" : "are") mended; write it "
        + "again with --write-baseline \(path.printable)\n")
  }
}

extension Int {
  /// “1 finding”, “3 findings”.
  var findings: String { self == 1 ? "1 finding" : "\(self) findings" }
}
