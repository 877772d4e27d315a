package import Diagnostics

/// The build settings of a target in one configuration.
package struct BuildSettings: Sendable {
  /// The levels, highest first.
  private let tables: [SettingsTable]
  let build: BuildVariant

  init(_ tables: [SettingsTable], build: BuildVariant) {
    self.tables = tables
    self.build = build
  }

  /// The value of a setting with its variables replaced; `nil` when nothing sets it.
  package func value(of name: String) -> Expansion? {
    MacroExpander.value(of: name, in: self)
  }

  /// The text of a setting with its variables replaced; `nil` when nothing sets it or the text
  /// can't be told.
  package subscript(name: String) -> String? {
    guard let value = value(of: name), value.problem == nil else { return nil }
    return value.text
  }

  /// A text, such as a value of an Info.plist, with its variables replaced.
  package func expand(_ text: String) -> Expansion {
    MacroExpander.expand(text, in: self)
  }

  /// The value of a setting as it is written, with its variables in it; `nil` when nothing sets it.
  package func written(_ name: String) -> String? {
    var work = 0
    return assignment(of: name, below: nil, work: &work)?.assignment.value
  }

  /// Where the value that counts for a setting is given; `nil` when nothing sets it.
  package func origin(of name: String) -> SettingOrigin? {
    var work = 0
    return assignment(of: name, below: nil, work: &work)?.assignment.origin
  }

  /// Where the value of a setting is given, and where the values are that it inherits with
  /// `$(inherited)`, highest first.
  package func origins(of name: String) -> [SettingOrigin] {
    var origins: [SettingOrigin] = []
    var work = 0
    var position: Position?
    while let found = assignment(of: name, below: position, work: &work) {
      origins.append(found.assignment.origin)
      guard found.assignment.value.contains("inherited"),
        origins.count < ProjectLimits.expansionDepth
      else { break }
      position = found.position
    }
    return origins
  }

  /// Where among the levels an assignment stands.
  struct Position: Hashable {
    let table: Int
    let index: Int
  }

  /// The highest assignment whose conditions hold, or the highest below another one. The work grows
  /// by the number of assignments looked at.
  func assignment(
    of name: String, below position: Position?, work: inout Int
  ) -> (assignment: Assignment, position: Position)? {
    for table in (position?.table ?? 0)..<max(tables.count, position?.table ?? 0) {
      work += 1
      guard let list = tables[table].values[name] else { continue }
      let end = position.map { $0.table == table ? $0.index : list.count } ?? list.count
      for index in (0..<end).reversed() {
        work += 1
        if list[index].conditions.allSatisfy({ $0.holds(in: build) }) {
          return (list[index], Position(table: table, index: index))
        }
      }
    }
    return nil
  }
}

/// Where the value of a setting is given.
package struct SettingOrigin: Hashable, Sendable {
  /// In words: “target Runner, configuration Release”, “Config/App.xcconfig”, “Xcode's defaults”.
  package let level: String
  /// The value in its file; `nil` for what no file says.
  package let place: Place?

  package init(level: String, place: Place?) {
    self.level = level
    self.place = place
  }
}

/// A text whose build variables were replaced.
package struct Expansion: Hashable, Sendable {
  /// The text as Xcode builds it: a variable without a value leaves nothing.
  package let text: String
  /// The variables in parentheses without a value and without a default, each once in the order in
  /// which they are met. A bare `$NAME` without a value is plain text to Xcode and so not among them.
  package let unresolved: [String]
  /// All variables met that have a value, each once in the order in which they are met.
  package let used: [String]
  /// Why the text can't be relied on: variables that refer to each other in a circle, an unknown
  /// modifier, or more text than is made. One sentence without a full stop.
  package let problem: String?
}
