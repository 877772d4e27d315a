package import Diagnostics

/// The form of an address at which a place in a source file can be seen, with `{path}` and `{line}`.
package struct SourceURL: Hashable, Sendable {
  private let template: String

  /// `nil` unless it begins with `https://` or `http://`, holds `{path}` and no other placeholder
  /// than `{line}`.
  package init?(_ template: String) {
    let lowered = template.lowercased()
    guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://"),
      template.contains("{path}"),
      !template.replacing("{path}", with: "").replacing("{line}", with: "").contains("{")
    else { return nil }
    self.template = template
  }

  /// The address of a place; of its first line where the line is unknown.
  package func address(of place: Place) -> String {
    let path = place.path.split(separator: "/").map { $0.percentEncodedForPath }
      .joined(separator: "/")
    let line = place.range?.start.line ?? 1
    return template.split(separator: "{path}", omittingEmptySubsequences: false)
      .joined(separator: path)
      .split(separator: "{line}", omittingEmptySubsequences: false).joined(separator: "\(line)")
  }
}

extension Substring {
  fileprivate var percentEncodedForPath: String { String(self).percentEncoded }
}
