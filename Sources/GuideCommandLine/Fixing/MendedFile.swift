import Diagnostics
import FileTree
import PropertyList
import Review

/// A file with fixes applied, not written yet.
struct MendedFile {
  /// The path as people gave it.
  let shownPath: String
  /// The file itself, behind any links.
  let realPath: String
  /// What it held when it was read.
  let original: [UInt8]
  /// What it is to hold.
  private(set) var bytes: [UInt8]
  /// The fixes applied, in the order in which that was done.
  private(set) var applied: [SafeFix] = []

  init(_ shownPath: String) throws(FileFailure) {
    self.shownPath = shownPath
    realPath = PendingFiles.realPath(shownPath)
    original = try DiskTree(root: "").bytes(of: realPath)
    bytes = original
  }

  /// Applies those of some fixes that can be applied at once.
  mutating func apply(_ fixes: [SafeFix]) throws(PropertyListEditError) {
    let fixes = fixes.compatible
    let edits = fixes.compactMap { fix in
      fix.fix.place.range.map { PropertyListEdit(fix.fix.edit, at: $0.bytes) }
    }
    bytes = try PropertyListEditor(bytes).applying(edits)
    applied += fixes
  }

  /// What changes; `nil` when it can't be told as text.
  var difference: (diff: UnifiedDiff, encoding: String, isUTF8: Bool)? {
    guard let old = PropertyListText(original), let new = PropertyListText(bytes) else {
      return nil
    }
    let diff = UnifiedDiff(path: shownPath, from: old.text, to: new.text)
    return (diff, old.encoding, old.isUTF8)
  }
}

extension Diagnostic.Fix {
  fileprivate var edit: PropertyListEdit.Change {
    switch change {
    case .newValue: .text(replacement)
    case .arrayAround: .arrayAround
    }
  }
}
