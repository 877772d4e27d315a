/// Paths below the input, with slashes; the empty path is the input itself.
extension String {
  /// The folder that holds this path.
  package var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return String(self[..<slash])
  }

  /// The last part of the path.
  package var lastPathPart: String {
    guard let slash = lastIndex(of: "/") else { return self }
    return String(self[index(after: slash)...])
  }

  /// The name of a `.lproj` folder without the suffix; `nil` for any other path.
  package var localizationName: String? {
    let name = lastPathPart
    return name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
  }

  /// Whether this folder is that one or lies in it.
  package func isInside(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }

  /// The number of steps from this folder to another, up and down.
  package func distance(to other: String) -> Int {
    let own = split(separator: "/")
    let their = other.split(separator: "/")
    let shared = zip(own, their).prefix { $0 == $1 }.count
    return own.count + their.count - 2 * shared
  }

  /// The deepest folder that holds both.
  package func commonFolder(with other: String) -> String {
    zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }
      .map { String($0.0) }.joined(separator: "/")
  }

  /// The path of something in this folder.
  package func appendingPath(_ name: String) -> String {
    if isEmpty { return name }
    return name.isEmpty ? self : "\(self)/\(name)"
  }

  /// The path without `.` and with each `..` resolved; `nil` when it leads out of the root or is
  /// absolute.
  package var normalizedPath: String? {
    if hasPrefix("/") { return nil }
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
