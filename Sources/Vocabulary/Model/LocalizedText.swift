package import Diagnostics

/// A text of Info.plist, in general and in the languages that have their own.
package struct LocalizedText: Hashable, Sendable {
  /// Where Info.plist, or a build setting, has it; `nil` when it has not.
  package var general: Place?
  /// Where the strings tables have it.
  package var localized: [Language: Place]

  package init(general: Place? = nil, localized: [Language: Place] = [:]) {
    self.general = general
    self.localized = localized
  }

  /// Whether there is any text.
  package var isAbsent: Bool { general == nil && localized.isEmpty }
}
