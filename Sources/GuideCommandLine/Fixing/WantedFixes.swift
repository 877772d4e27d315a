import Diagnostics
import FileTree
import Review
import Vocabulary

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
        let path = app.path(of: fix.fix.place.path)
        let real = PendingFiles.realPath(path)
        byFile[real, default: File(shownPath: path, refusal: app.refusal)].fixes.append(fix)
      }
    }
  }
}

extension ReviewedApp {
  /// Why nothing of the app is to be changed, in words that follow a file's name.
  fileprivate var refusal: String? {
    if DiskTree.status(atPath: root)?.kind == .file { return "is in an archive; mend its source" }
    if case .bundle(let name) = app.container.kind {
      return "is part of the built app \(name); mend its source and build it again"
    }
    return nil
  }
}
