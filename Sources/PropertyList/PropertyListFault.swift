package import Diagnostics

/// A fault that reading got past: a character that XML 1.0 forbids, written out or as a numeric
/// reference. The value keeps it.
package struct PropertyListFault: Hashable, Sendable {
  /// Where the character, or the reference to it, begins.
  package var position: SourcePosition
  /// The forbidden character.
  package var scalar: Unicode.Scalar

  package init(position: SourcePosition, scalar: Unicode.Scalar) {
    self.position = position
    self.scalar = scalar
  }
}
