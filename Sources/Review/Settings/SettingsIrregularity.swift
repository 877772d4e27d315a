package import Diagnostics

/// A fault of the settings, noticed while reading them. All that is right around it counts.
package struct SettingsIrregularity: Hashable, Sendable {
  package var kind: Kind
  package var place: Place

  package init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }

  package enum Kind: Hashable, Sendable {
    /// The file can't be read at all; why.
    case unreadable(String)
    /// A key that isn't known in an object, with the one that is probably meant.
    case unknownKey(String, in: String, suggestion: String?)
    /// A value that can't be used, in one sentence.
    case badValue(String)
    /// An adjustment of a rule that doesn't say why.
    case noReason(rule: String)
  }

  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch kind {
    case .unreadable(let problem): "The settings can't be read: \(problem)"
    case .unknownKey(let key, let owner, let suggestion):
      "“\(key)” is no key of \(owner)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .badValue(let problem): problem
    case .noReason(let rule): "The entry for \(rule) says no reason"
    }
  }
}
