/// Names, each once, in the order in which they came.
struct OrderedNames {
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  mutating func insert(_ name: String) {
    if seen.insert(name).inserted { names.append(name) }
  }
}
