/// How much a finding matters.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Worth a look.
  case note
  /// The store mails a warning, or users and translators get hurt.
  case warning
  /// The store rejects, the build breaks, or Siri ignores the entry.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
