import Diagnostics

/// Puts the values of a property list or of JSON together as a reader meets them, without recursion,
/// and holds them to the limits on depth and number.
struct TreeBuilder {
  enum ContainerKind { case array, dictionary }

  struct Key {
    let text: String
    let range: SourceRange?
    let contentRange: SourceRange?
  }

  /// An array or dictionary that is still open.
  private struct Container {
    let kind: ContainerKind
    let keyPath: PropertyListKeyPath
    let start: SourcePosition?
    let contentStart: SourcePosition?
    var key: Key?
    var elements: [PropertyListNode] = []
    var entries: [PropertyListEntry] = []
  }

  // Private, as a copy of a container that lives on makes the next addition copy all its elements.
  private var open: [Container] = []
  private(set) var root: PropertyListNode?
  private(set) var count = 0
  private let limit: Int

  /// - Parameter limit: how many values there may be, containers included.
  init(limit: Int = PropertyListLimits.values) { self.limit = limit }

  /// How many containers are open.
  var depth: Int { open.count }

  /// What the innermost open container is; `nil` when none is open.
  var innermost: ContainerKind? { open.last?.kind }

  /// The key that waits for its value.
  var pendingKey: Key? { open.last?.key }

  /// The path of the value that comes next.
  private var nextKeyPath: PropertyListKeyPath {
    guard let container = open.last else { return .root }
    return switch container.kind {
    case .array: container.keyPath.appending(.index(container.elements.count))
    case .dictionary: container.keyPath.appending(.key(container.key?.text ?? ""))
    }
  }

  /// Counts a value and begins it as a container.
  mutating func begin(
    _ kind: ContainerKind, start: SourcePosition? = nil, contentStart: SourcePosition? = nil
  ) throws(PropertyListError) {
    try countValue(at: start)
    guard open.count < PropertyListLimits.depth else {
      throw PropertyListError(.tooDeep(limit: PropertyListLimits.depth), at: start)
    }
    open.append(
      Container(kind: kind, keyPath: nextKeyPath, start: start, contentStart: contentStart))
  }

  /// Sets the key of the value that comes next. The innermost container is a dictionary.
  mutating func setKey(_ key: Key) {
    open[open.count - 1].key = key
  }

  /// Ends the innermost container.
  mutating func end(contentEnd: SourcePosition? = nil, end: SourcePosition? = nil) {
    guard let container = open.popLast() else { return }
    let value: PropertyListValue =
      switch container.kind {
      case .array: .array(container.elements)
      case .dictionary: .dictionary(container.entries)
      }
    place(
      PropertyListNode(
        value, keyPath: container.keyPath, range: SourceRange(container.start, end),
        contentRange: SourceRange(container.contentStart, contentEnd)))
  }

  /// Counts and adds a value that is complete.
  mutating func add(
    _ value: PropertyListValue, range: SourceRange? = nil, contentRange: SourceRange? = nil
  ) throws(PropertyListError) {
    try countValue(at: range?.start)
    place(
      PropertyListNode(value, keyPath: nextKeyPath, range: range, contentRange: contentRange))
  }

  private mutating func place(_ node: PropertyListNode) {
    let last = open.count - 1
    guard last >= 0 else {
      root = node
      return
    }
    switch open[last].kind {
    case .array: open[last].elements.append(node)
    case .dictionary:
      guard let key = open[last].key else { return }
      open[last].key = nil
      open[last].entries.append(
        PropertyListEntry(
          key: key.text, keyRange: key.range, keyContentRange: key.contentRange, value: node))
    }
  }

  private mutating func countValue(at position: SourcePosition?) throws(PropertyListError) {
    count += 1
    guard count <= limit else {
      throw PropertyListError(.tooManyValues(limit: limit), at: position)
    }
  }
}

extension SourceRange {
  /// The stretch between two places, if both are known.
  fileprivate init?(_ start: SourcePosition?, _ end: SourcePosition?) {
    guard let start, let end else { return nil }
    self.init(start, end)
  }
}
