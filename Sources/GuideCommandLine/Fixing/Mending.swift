import AppDiscovery
import Diagnostics
import FileTree
import PropertyList
import Review
import Vocabulary

/// Applies the safe fixes of all apps, in memory: review and fixes take turns until nothing is left to
/// apply, as one value may need several.
struct Mending {
  /// The files that change, by their real paths.
  private(set) var files: [String: MendedFile] = [:]
  /// Why a file's fixes are not applied, in words that follow its name, by real path.
  private(set) var refusals: [String: String] = [:]
  /// What the files would hold.
  private var pending = PendingFiles()

  /// Fixes that call for each other would never end.
  private static let mostRounds = 10

  init(_ reviewed: ReviewedApps, options: Options) throws(CommandError) {
    var reviewed = reviewed
    for _ in 0..<Self.mostRounds {
      guard apply(WantedFixes(in: reviewed)) else { break }
      reviewed = try ReviewedApps(options, pending: pending)
    }
    files = files.filter { !$0.value.applied.isEmpty }
  }

  /// The files in the order in which they are reported.
  var inOrder: [MendedFile] { files.values.sorted { $0.shownPath < $1.shownPath } }

  /// Whether anything is to be reviewed again.
  private mutating func apply(_ wanted: WantedFixes) -> Bool {
    var isChanged = false
    for (path, fixes) in wanted.byFile.sorted(by: { $0.key < $1.key })
    where refusals[path] == nil {
      if let reason = fixes.refusal {
        refusals[path] = reason
      } else if files[path] != nil {
        isChanged = change(path, fixes.fixes) || isChanged
      } else {
        // What was reviewed need not be what is read now, so that is reviewed first.
        isChanged = open(path, fixes.shownPath) || isChanged
      }
    }
    return isChanged
  }

  private mutating func open(_ path: String, _ shownPath: String) -> Bool {
    do {
      let file = try MendedFile(shownPath)
      _ = try PropertyListEditor(file.original)
      files[path] = file
      pending[path] = file.original
      return true
    } catch let error as PropertyListEditError {
      refusals[path] = error.message
    } catch {
      refusals[path] = "can't be read again"
    }
    return false
  }

  private mutating func change(_ path: String, _ fixes: [SafeFix]) -> Bool {
    do {
      try files[path]?.apply(fixes)
      pending[path] = files[path]?.bytes
      return true
    } catch {
      refusals[path] = error.message
      return false
    }
  }
}

/// The safe fixes of all findings, by the file that each would change.
struct WantedFixes {
  struct File {
    let shownPath: String
    /// Why they can't be applied there, in words that follow the file's name; `nil` when they can.
    let refusal: String?
    fileprivate(set) var fixes: [SafeFix] = []
  }

  private(set) var byFile: [String: File] = [:]

  init(in reviewed: ReviewedApps) {
    for app in reviewed.apps {
      for fix in app.findings.compactMap(SafeFix.init) {
        let path = app.path(of: fix.fix.place)
        let real = PendingFiles.realPath(path)
        byFile[real, default: File(shownPath: path, refusal: app.refusal)].fixes.append(fix)
      }
    }
  }
}

extension ReviewedApp {
  /// The path of a place from the folder that the tool was started in.
  func path(of place: Place) -> String { root.isEmpty ? place.path : "\(root)/\(place.path)" }

  /// Why nothing of the app is to be changed, in words that follow a file's name.
  fileprivate var refusal: String? {
    if DiskTree.status(atPath: root)?.kind == .file { return "is in an archive; mend its source" }
    if case .bundle(let name) = app.container.kind {
      return "is part of the built app \(name); mend its source and build it again"
    }
    return nil
  }
}
