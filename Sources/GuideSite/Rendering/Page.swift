import Mustache

/// A page before it is rendered.
struct Page: Sendable {
  let address: Address
  /// The name of its template, without the suffix `.md`.
  let template: String
  let title: String
  /// What it is called among other pages of one file; the app's name for an overview.
  var heading: String { title.split(separator: " · ").first.map(String.init) ?? title }
  /// Whether the page runs from right to left.
  var isRightToLeft = false
  /// The links of the head: overview, coverage, findings, rules.
  var navigation: [MustacheValue] = []
  let data: MustacheValue
}
