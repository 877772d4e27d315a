package import Diagnostics

/// A fault that reading got past: a character that XML 1.0 forbids, written out or as a numeric
/// reference. The value keeps it.
package struct PropertyListFault: Hashable, Sendable {
  /// The character, or the reference to it.
  package var range: SourceRange
  /// The forbidden character.
  package var scalar: Unicode.Scalar

  package init(range: SourceRange, scalar: Unicode.Scalar) {
    self.range = range
    self.scalar = scalar
  }
}
