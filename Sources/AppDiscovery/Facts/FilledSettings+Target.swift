import Diagnostics
import FileTree
import Vocabulary
import XcodeProject

extension FilledSettings {
  /// The build settings of a target.
  init(_ target: XcodeProject.Target, in project: XcodeProject) {
    let settings = target.settings
    let projectFile = Place(path: project.path.appendingPath("project.pbxproj"))
    // A value that adds to the one it inherits has several places.
    func places(of name: String) -> [Origin.Setting] {
      settings.origins(of: name).map { Origin.Setting(name, at: $0.place) }
    }
    fill = { text in
      let expansion = settings.expand(text)
      return Filling(
        text: expansion.text, settings: expansion.used.flatMap(places),
        unresolved: expansion.unresolved, problem: expansion.problem)
    }
    value = { name in
      guard let expansion = settings.value(of: name) else { return nil }
      let place = settings.origin(of: name)?.place ?? projectFile
      let isTold = expansion.unresolved.isEmpty && expansion.problem == nil
      let used = expansion.used.filter { $0 != name }
      return FoundText(
        text: expansion.text,
        origin: Origin(
          place, written: isTold ? nil : settings.written(name),
          settings: places(of: name) + used.flatMap(places)),
        unresolved: expansion.unresolved, problem: expansion.problem)
    }
  }
}
