/// Finds many patterns at once, in one pass over a text (Aho and Corasick, 1975).
struct ScalarAutomaton: Sendable {
  /// From node and scalar to the next node.
  private var transitions: [UInt64: Int32] = [:]
  /// Per node: the longest other node that the way to it ends with.
  private var fallbacks: [Int32] = [0]
  /// Per node: the patterns that end there.
  private var outputs: [Int32: [Int]] = [:]
  /// Per node: the nearest node on the way of fallbacks that has outputs; 0 for none.
  private var outputLinks: [Int32] = [0]

  /// Builds the automaton; patterns are named by their index. Empty patterns are never found.
  init(_ patterns: [[UInt32]]) {
    var depths: [[Int32]] = []
    var origins: [(parent: Int32, scalar: UInt32)] = [(0, 0)]
    for (index, pattern) in patterns.enumerated() where !pattern.isEmpty {
      var node: Int32 = 0
      for (depth, scalar) in pattern.enumerated() {
        let key = Self.key(node, scalar)
        if let next = transitions[key] {
          node = next
          continue
        }
        let new = Int32(fallbacks.count)
        transitions[key] = new
        fallbacks.append(0)
        outputLinks.append(0)
        origins.append((node, scalar))
        if depths.count <= depth { depths.append([]) }
        depths[depth].append(new)
        node = new
      }
      outputs[node, default: []].append(index)
    }
    for node in depths.joined() {
      let (parent, scalar) = origins[Int(node)]
      if parent != 0 { fallbacks[Int(node)] = step(from: fallbacks[Int(parent)], scalar) }
      let fallback = fallbacks[Int(node)]
      outputLinks[Int(node)] =
        outputs[fallback] == nil ? outputLinks[Int(fallback)] : fallback
    }
  }

  /// How many patterns are told of at one place, the longest first: a bound for patterns made to nest.
  static let mostAtOnePlace = 64

  /// Calls `found` with the index of each pattern and the place behind its last element, in the order
  /// in which they end.
  func findAll(
    in text: [FoldedText.Element], _ found: (_ pattern: Int, _ end: Int) -> Void
  ) {
    guard !transitions.isEmpty else { return }
    var node: Int32 = 0
    for (index, element) in text.enumerated() {
      node = step(from: node, element.value)
      var output = outputs[node] == nil ? outputLinks[Int(node)] : node
      var left = Self.mostAtOnePlace
      while output != 0, left > 0 {
        for pattern in outputs[output] ?? [] { found(pattern, index + 1) }
        left -= 1
        output = outputLinks[Int(output)]
      }
    }
  }

  private func step(from start: Int32, _ scalar: UInt32) -> Int32 {
    var node = start
    while true {
      if let next = transitions[Self.key(node, scalar)] { return next }
      if node == 0 { return 0 }
      node = fallbacks[Int(node)]
    }
  }

  private static func key(_ node: Int32, _ scalar: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar)
  }
}
