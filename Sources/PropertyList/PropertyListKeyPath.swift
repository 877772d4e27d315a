/// The way from the root of a property list to one of its values.
///
/// A path shares its beginning with the paths it was made from, so that each value of a deep tree
/// can have its own.
package struct PropertyListKeyPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  package enum Component: Hashable, Sendable {
    /// To the value of a dictionary's key.
    case key(String)
    /// To an element of an array, counted from 0.
    case index(Int)
  }

  private indirect enum Link: Hashable, Sendable {
    case root
    case step(from: Link, Component)
  }

  private var last: Link

  private init(last: Link) {
    self.last = last
  }

  /// The path of the root: no step at all.
  package static let root = PropertyListKeyPath(last: .root)

  /// The path made of the given steps, first step first.
  package init(_ components: [Component]) {
    last = components.reduce(.root) { .step(from: $0, $1) }
  }

  /// This path and one step more.
  package func appending(_ component: Component) -> PropertyListKeyPath {
    PropertyListKeyPath(last: .step(from: last, component))
  }

  /// The steps, first step first.
  package var components: [Component] {
    var steps: [Component] = []
    var link = last
    while case .step(let parent, let component) = link {
      steps.append(component)
      link = parent
    }
    return steps.reversed()
  }

  /// The steps with slashes between them: `IntentPhrases/0/IntentExamples/1`. Empty for the root.
  package var description: String {
    components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }.joined(separator: "/")
  }
}
