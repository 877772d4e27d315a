import Mustache

/// A page before it is rendered.
struct Page: Sendable {
  let address: Address
  /// The name of its template, without the suffix `.md`.
  let template: String
  let title: String
  /// Whether the page runs from right to left.
  var isRightToLeft = false
  /// The links of the head: overview, coverage, findings, rules.
  var navigation: [MustacheValue] = []
  let data: MustacheValue
}
