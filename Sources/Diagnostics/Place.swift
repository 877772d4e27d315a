/// Where a finding stands: a file, and as much of the way into it as is known.
package struct Place: Hashable, Sendable {
  /// The file or folder, relative to the input, with slashes; empty for the input itself.
  package var path: String
  /// The exact stretch of the file; `nil` for files without positions, such as binary plists.
  package var range: SourceRange?
  /// The way from the root of the property list, written with slashes and zero-based indexes:
  /// `IntentPhrases/0/IntentExamples/1`. Empty for the root.
  package var keyPath: String

  package init(path: String, range: SourceRange? = nil, keyPath: String = "") {
    self.path = path
    self.range = range
    self.keyPath = keyPath
  }

  /// Orders places by file, then by position in it, then by key path.
  package static func areInIncreasingOrder(_ left: Place, _ right: Place) -> Bool {
    if left.path != right.path { return left.path < right.path }
    let leftOffset = left.range?.start.offset ?? -1
    let rightOffset = right.range?.start.offset ?? -1
    if leftOffset != rightOffset { return leftOffset < rightOffset }
    return left.keyPath < right.keyPath
  }
}
