import FileTree

/// A pattern of paths, as `.gitignore` knows them: `*` and `?` stand for anything within a name, `**`
/// for any folders. A pattern without a slash is met by each file or folder of that name, one with a
/// slash from the root of the paths on. What meets it takes along all that lies in it.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let parts: [String]

  /// The longest pattern, in bytes; matching takes time in proportion to it.
  static let longest = 1024

  /// `nil` for what can't match any path: nothing, an absolute path or one that leads out.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let path = text.normalizedPath, !path.isEmpty else {
      return nil
    }
    self.text = text
    let isRooted = text.dropLast(text.hasSuffix("/") ? 1 : 0).contains("/")
    parts = (isRooted ? [] : ["**"]) + path.split(separator: "/").map(String.init)
  }

  /// Whether a path, or a folder on its way, meets the pattern.
  package func matches(_ path: String) -> Bool {
    // The parts of the pattern that may come next, as in an automaton with a state for each part.
    var states: Set<Int> = [0]
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for state in closure(of: states) {
        if state == parts.count { return true }
        if parts[state] == "**" { next.insert(state) }
        if name.matches(pattern: parts[state]) { next.insert(state + 1) }
      }
      if next.isEmpty { return false }
      states = next
    }
    return closure(of: states).contains(parts.count)
  }

  /// The states, and those that follow because `**` may stand for no folder.
  private func closure(of states: Set<Int>) -> Set<Int> {
    var all = states
    for var state in states {
      while state < parts.count, parts[state] == "**" {
        state += 1
        all.insert(state)
      }
    }
    return all
  }
}

extension Substring {
  /// Whether `*` and `?` of a pattern can be filled so that it becomes this name.
  fileprivate func matches(pattern: String) -> Bool {
    let name = Array(unicodeScalars)
    let pattern = Array(pattern.unicodeScalars)
    var (at, used) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if used < pattern.count, pattern[used] == "*" {
        star = (used, at)
        used += 1
      } else if used < pattern.count, pattern[used] == "?" || pattern[used] == name[at] {
        at += 1
        used += 1
      } else if let last = star {
        // The star takes one character more.
        star = (last.pattern, last.name + 1)
        (at, used) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[used...].allSatisfy { $0 == "*" }
  }
}
