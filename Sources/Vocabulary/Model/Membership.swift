/// Which bundle a vocabulary file reaches.
package enum Membership: Hashable, Sendable {
  /// Nothing says: a folder without a project.
  case unknown
  /// The app itself, by the name of its target or bundle.
  case app(String)
  /// Only another bundle, such as an extension, by its name; there the system ignores it.
  case otherBundle(String)
  /// No bundle: it lies on the disk, but in no target of the project.
  case none(project: String)

  /// Whether the app is shipped with the file, as far as is known.
  package var isShipped: Bool {
    switch self {
    case .unknown, .app: true
    case .otherBundle, .none: false
    }
  }
}
