import AppDiscovery
import Diagnostics
import FileTree
import Foundation
import Review
import Vocabulary

/// The apps of all inputs, each with its findings.
struct ReviewedApps {
  var apps: [ReviewedApp]
  /// The files of settings that were read.
  private let settings: [String]

  /// Finds and reviews them. What is `pending` of files, not written yet, is read instead of the files.
  init(_ options: Options, pending: PendingFiles = PendingFiles()) throws(CommandError) {
    var inputs: [ReviewedInput] = []
    var seen: Set<String> = []
    for input in options.operands where seen.insert(input.resolvedPath).inserted {
      inputs.append(try ReviewedInput(input, options, pending: pending))
    }
    // What one file of settings says is judged by all inputs that it holds for.
    let groups = Dictionary(grouping: inputs.indices) {
      inputs[$0].settings.path?.resolvedPath ?? "/\($0)"
    }
    var apps: [Int: [ReviewedApp]] = [:]
    for group in groups.values {
      let results = ReviewedInput.results(in: group.map { inputs[$0] }, isStrict: options.isStrict)
      for (index, reviewed) in zip(group, results) { apps[index] = reviewed }
    }
    self.apps = inputs.indices.flatMap { apps[$0] ?? [] }
    settings = inputs.compactMap(\.settings.path)
  }

  /// Refuses an output that would overwrite a vocabulary or the settings.
  func refuse(_ output: String?) throws(CommandError) {
    guard let output else { return }
    let target = output.resolvedPath
    if settings.contains(where: { $0.resolvedPath == target }) {
      throw .output(path: output, reason: "it is the file of settings; name another file")
    }
    for app in apps {
      for file in app.app.localizations.flatMap(\.files) {
        guard app.path(of: file.path).resolvedPath == target else { continue }
        throw .output(path: output, reason: "it is one of the vocabularies; name another file")
      }
    }
  }

  /// The exit status that the findings call for.
  func status(from threshold: Severity?) -> ExitStatus {
    guard let threshold else { return .clean }
    let found = apps.contains { $0.findings.contains { $0.severity >= threshold } }
    return found ? .findings : .clean
  }
}

/// An app with its findings.
struct ReviewedApp {
  let app: App
  /// The folder that the paths of the findings begin in, as it was given.
  let root: String
  /// The files that it was found in.
  let files: any FileTree
  var findings: [Diagnostic]
  /// The lines that the store is expected to mail, whatever the settings switch off and a baseline knows.
  var storeMessages: [String] = []
  /// How many findings the settings switched off, and the file that they are in.
  var switchedOff = 0
  var settingsPath: String?
  /// How many findings a baseline knows.
  var known = 0

  /// The path of a file of the app from the folder that the tool was started in.
  func path(of path: String) -> String { root.isEmpty ? path : "\(root)/\(path)" }

  /// The way to the root from that of the repository it lies in; where it lies in none, from the
  /// current folder. Empty when it doesn't lie in that either.
  var rootInSources: String {
    if let way = AppDiscovery.wayFromRepository(to: root) { return way }
    let here = URL(fileURLWithPath: ".").resolvingSymlinksInPath().path + "/"
    let there = URL(fileURLWithPath: root.isEmpty ? "." : root).resolvingSymlinksInPath().path
    return there.hasPrefix(here) ? String(there.dropFirst(here.count)) : ""
  }
}

extension String {
  /// What all spellings of a path have in common, links followed.
  var resolvedPath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
