/// The line that a place begins in, as far as it is near to the place.
package struct SourceExcerpt: Hashable, Sendable {
  /// The text of the line before the place.
  package var before: String
  /// The text of the line at the place.
  package var marked: String
  /// The text of the line behind the place.
  package var after: String
  /// Whether the line has more in front of `before`.
  package var isCutBefore: Bool
  /// Whether the line has more of the place than `marked`.
  package var isMarkedCut: Bool
  /// Whether the line has more behind `after`.
  package var isCutAfter: Bool

  package init(
    before: String, marked: String, after: String, isCutBefore: Bool = false,
    isMarkedCut: Bool = false, isCutAfter: Bool = false
  ) {
    self.before = before
    self.marked = marked
    self.after = after
    self.isCutBefore = isCutBefore
    self.isMarkedCut = isMarkedCut
    self.isCutAfter = isCutAfter
  }
}
