/// The files that findings stand in, as reports read them again.
///
/// A file that can't be read, or that has changed since, gives nothing.
package protocol ReportedSources {
  /// The line at the beginning of a place.
  func excerpt(at place: Place, reach: Int) -> SourceExcerpt?

  /// What an edit writes into its file in place of what its range covers; `nil` where that isn't known.
  func writtenText(of fix: Diagnostic.Fix) -> String?
}

/// Gives nothing.
package struct NoSources: ReportedSources {
  package init() {}
  package func excerpt(at place: Place, reach: Int) -> SourceExcerpt? { nil }
  package func writtenText(of fix: Diagnostic.Fix) -> String? { nil }
}
