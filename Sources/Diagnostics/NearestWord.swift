/// Finds the word a person most likely meant.
package enum NearestWord {
  /// The candidate nearest to a misspelt word, or `nil` when none is near enough to be plausible.
  ///
  /// Near means: equal when capitals are ignored, or at most one edit for every six letters of
  /// the word and at least one (insertions, deletions, replacements and swaps of neighbours). Of equally near
  /// candidates the first in the given order wins.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    let limit = max(1, letters.count / 6)
    var best: (word: String, edits: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { continue }
      let edits = editDistance(letters, other)
      if edits <= limit, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.word
  }

  /// Longer words are no misspelt names, and comparing them would take quadratic time.
  private static let longestWord = 128

  /// The optimal string alignment distance.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      for column in 1..<(right.count + 1) {
        let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var edits = min(last[column] + 1, current[column - 1] + 1, replaced)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          edits = min(edits, beforeLast[column - 2] + 1)
        }
        current.append(edits)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
