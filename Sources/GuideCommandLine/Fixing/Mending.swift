import Diagnostics
import FileTree
import PropertyList
import Review

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
