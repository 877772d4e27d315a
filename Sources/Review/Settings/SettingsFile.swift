package import Diagnostics
import PropertyList

/// A file of settings, `.siri-guide.json`, as it was read.
package struct SettingsFile: Hashable, Sendable {
  /// The file's name.
  package static let name = ".siri-guide.json"

  /// The path by which findings name it.
  package let path: String
  /// What it says, as far as it can be used.
  package let settings: ReviewSettings
  /// What is wrong with it.
  package let irregularities: [SettingsIrregularity]

  /// Reads a file in JSON5. Nothing in it makes reading fail; what is wrong is kept.
  package init(parsing bytes: [UInt8], path: String) {
    do {
      let root = try PropertyListDocument(parsingJSON5: bytes).root
      var check = SettingsCheck(path: path)
      check.check(root, as: SettingsTable.root)
      let settings = SettingsReader(root: root, path: path).settings
      // A reason that is no text has been complained of.
      let known = Set(check.irregularities.map(\.place.keyPath))
      let unexplained = settings.adjustments.filter {
        $0.reason == nil && !known.contains("\($0.place.keyPath)/reason")
      }.map { SettingsIrregularity(.noReason(rule: $0.rule), at: $0.place) }
      self.init(
        path: path, settings: settings,
        irregularities: (check.irregularities + unexplained).sorted {
          Place.areInIncreasingOrder($0.place, $1.place)
        })
    } catch {
      let range = error.position.map { SourceRange($0, $0) }
      self.init(
        unreadable: error.message, at: Place(path: path, range: range))
    }
  }

  /// A file that can't be read; why, in one sentence without a full stop.
  package init(unreadable problem: String, at place: Place) {
    self.init(
      path: place.path, settings: ReviewSettings(),
      irregularities: [SettingsIrregularity(.unreadable(problem), at: place)])
  }

  private init(
    path: String, settings: ReviewSettings, irregularities: [SettingsIrregularity]
  ) {
    self.path = path
    self.irregularities = irregularities
    var settings = settings
    settings.irregularities = irregularities
    self.settings = settings
  }
}
