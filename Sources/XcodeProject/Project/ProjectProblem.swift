package import Diagnostics

/// Why nothing can be told of a project or workspace.
package struct ProjectFailure: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  package let message: String
  /// The file, and where in it if that is known.
  package let place: Place

  package init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// Something in a project that was read past.
package struct ProjectProblem: Hashable, Sendable {
  /// What it concerns.
  package enum Kind: Hashable, Sendable {
    /// A reference to an object that isn't there, is of another type or leads back to where it
    /// began.
    case reference
    /// A file that the project names and the tree doesn't hold.
    case missingFile
    /// A file that lies outside of the tree, where nothing is read.
    case outside
    /// A file or folder that can't be read.
    case unreadable
    /// A build setting, or a file of them.
    case setting
    /// More than is read.
    case limit
  }

  package let kind: Kind
  /// One sentence without a full stop.
  package let message: String
  /// Where it stands.
  package let place: Place

  package init(_ kind: Kind, _ message: String, at place: Place) {
    self.kind = kind
    self.message = message
    self.place = place
  }
}

/// A value and where it stands.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}
