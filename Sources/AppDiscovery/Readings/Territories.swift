/// Which group of vocabularies is nearest to a folder, for any number of groups.
struct Territories {
  /// Of each folder that holds some group's: the steps down to the nearest, and which these are.
  private var nearest: [String: (steps: Int, groups: [Int])] = [:]
  /// Groups beyond these only compete.
  private let count: Int

  /// - Parameters:
  ///   - groups: Those that are asked for.
  ///   - neighbors: Those that have their own found otherwise.
  init(_ groups: [VocabularyGroup], besides neighbors: [VocabularyGroup]) {
    count = groups.count
    for (index, group) in (groups + neighbors).enumerated() {
      for folder in group.resourceFolders { add(folder, of: index) }
    }
  }

  private mutating func add(_ folder: String, of group: Int) {
    for (steps, ancestor) in folder.withAncestors.enumerated() {
      let known = nearest[ancestor]?.steps ?? .max
      if steps < known {
        nearest[ancestor] = (steps, [group])
      } else if steps == known, nearest[ancestor]?.groups.last != group {
        nearest[ancestor]?.groups.append(group)
      }
    }
  }

  /// The groups to which a folder belongs rather than to others: those nearest to it and, where there
  /// are several, only those that it meets below the input.
  func owners(of folder: String) -> [Int] {
    let ways = folder.withAncestors.enumerated().compactMap { steps, ancestor in
      nearest[ancestor].map { (ancestor, steps: steps + $0.steps, groups: $0.groups) }
    }
    guard let least = ways.map(\.steps).min() else { return [] }
    let owners = ways.filter { $0.steps == least && (count == 1 || !$0.0.isEmpty) }
      .flatMap(\.groups).filter { $0 < count }
    return Set(owners).sorted()
  }
}
