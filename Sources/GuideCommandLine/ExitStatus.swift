/// How a run ended.
package enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the threshold.
  case clean = 0
  /// Findings at or above the threshold.
  case findings = 1
  /// The tool could not do its work.
  case failure = 2
}
