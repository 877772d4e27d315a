import Diagnostics
import PropertyList

/// One value that a file or Xcode gives a setting.
struct Assignment: Hashable {
  let value: String
  let conditions: [SettingCondition]
  let origin: SettingOrigin
}

/// The settings of one level, each with its values from lowest to highest precedence.
struct SettingsTable {
  private(set) var values: [String: [Assignment]] = [:]

  mutating func add(_ value: String, for key: SettingKey, from origin: SettingOrigin) {
    values[key.name, default: []]
      .append(Assignment(value: value, conditions: key.conditions, origin: origin))
  }

  /// What Xcode sets itself.
  mutating func add(_ value: String, for name: String, at place: Place? = nil) {
    values[name] = [
      Assignment(
        value: value, conditions: [],
        origin: SettingOrigin(level: "Xcode's defaults", place: place))
    ]
  }
}

extension SettingsTable {
  /// The `buildSettings` of a configuration.
  ///
  /// Xcode's build system takes their keys in alphabetical order, later ones going before earlier
  /// ones, so that `NAME[sdk=…]` goes before `NAME` (swift-build, `MacroNamespace.parseTable`).
  init(_ settings: PropertyListNode?, level: String, graph: ObjectGraph) {
    let entries = (settings?.entries ?? []).enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
    for (_, entry) in entries {
      guard let value = entry.value.settingText else { continue }
      add(
        value, for: SettingKey(entry.key),
        from: SettingOrigin(level: level, place: graph.place(entry.value)))
    }
  }
}

extension PropertyListNode {
  /// The text of a setting's value: that of a string, number or truth value, or a list's elements
  /// with spaces between them.
  fileprivate var settingText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let value): value ? "YES" : "NO"
    case .array(let elements): elements.compactMap(\.string).joined(separator: " ")
    case .date, .data, .dictionary, .null: nil
    }
  }
}
