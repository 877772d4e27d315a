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

  /// What a server shows for an address that leads nowhere. It may be shown at any depth.
  static let notFound = Page(
    address: Address("404.html"), template: "404", title: "Page not found", data: [:])
}
