import AppDiscovery
import Diagnostics
import FileTree
import Foundation
import Review
import Vocabulary

/// The apps of all inputs, each with its findings.
struct ReviewedApps {
  let apps: [ReviewedApp]

  /// Finds and reviews them. What is `pending` of files, not written yet, is read instead of the files.
  init(_ options: Options, pending: PendingFiles = PendingFiles()) throws(CommandError) {
    let review = Review(isStrict: options.isStrict)
    var apps: [ReviewedApp] = []
    var seen: Set<String> = []
    for input in options.operands where seen.insert(input.resolvedPath).inserted {
      let found: Discovery
      do {
        found = try AppDiscovery.discovery(of: input, told: options.told, pending: pending)
      } catch {
        throw CommandError(error)
      }
      apps += found.apps.map { app in
        ReviewedApp(
          app: app, root: found.root, files: found.files, findings: review.findings(in: app))
      }
    }
    self.apps = apps
  }

  /// Refuses an output that would overwrite a vocabulary.
  func refuse(_ output: String?) throws(CommandError) {
    guard let output else { return }
    let target = URL(fileURLWithPath: output).resolvingSymlinksInPath().path
    for app in apps {
      for file in app.app.localizations.flatMap(\.files) {
        let path = app.root.isEmpty ? file.path : "\(app.root)/\(file.path)"
        guard URL(fileURLWithPath: path).resolvingSymlinksInPath().path == target else { continue }
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
  let findings: [Diagnostic]

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
  fileprivate var resolvedPath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
