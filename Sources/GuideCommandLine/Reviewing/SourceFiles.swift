import Diagnostics
import FileTree
import PropertyList

/// The files of an app as reports show them. Of several questions about one file in a row, only the first
/// reads it.
final class SourceFiles: ReportedSources {
  private let files: any FileTree
  /// The file that was asked for last; its lines are `nil` when it can't be shown.
  private var current: (path: String, lines: SourceLines?)?

  init(_ files: any FileTree) { self.files = files }

  func excerpt(at place: Place, reach: Int) -> SourceExcerpt? {
    guard let range = place.range else { return nil }
    open(place.path)
    return current?.lines?.excerpt(at: range, reach: reach)
  }

  func writtenText(of fix: Diagnostic.Fix) -> String? {
    guard fix.change == .newValue,
      let excerpt = excerpt(at: fix.place, reach: 2), current?.lines?.isXML == true,
      // An element such as <string/> has no text that could be replaced.
      !excerpt.marked.hasPrefix("<") || excerpt.marked.hasPrefix("<!")
    else { return nil }
    return XMLEscaping.content(fix.replacement)
  }

  private func open(_ path: String) {
    guard current?.path != path else { return }
    let bytes = try? files.bytes(of: path)
    current = (path, bytes.flatMap(SourceLines.init))
  }
}
