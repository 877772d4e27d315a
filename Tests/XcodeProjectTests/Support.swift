import Diagnostics
import FileTree
import TestSupport
import Testing
import XcodeProject

extension SampleProject {
  /// Reads the project from memory.
  func read(configuration: String? = nil) throws -> XcodeProject {
    try XcodeProject(reading: path, in: MemoryTree(files), configuration: configuration)
  }

  /// Why the project can't be read.
  func failure(configuration: String? = nil) -> ProjectFailure? {
    do throws(ProjectFailure) {
      _ = try XcodeProject(reading: path, in: MemoryTree(files), configuration: configuration)
      return nil
    } catch {
      return error
    }
  }

  /// The project with one application named Runner.
  static func app(
    _ settings: SampleSettings = [:], _ fill: (inout SampleTarget) -> Void = { _ in }
  ) -> SampleProject {
    var project = SampleProject()
    project.add(.application("Runner")) { target in
      target.settings = settings
      fill(&target)
    }
    return project
  }
}

extension XcodeProject {
  /// The target of a name.
  func target(named name: String) throws -> Target {
    try #require(targets.first { $0.name.value == name })
  }

  /// The text at the place of something that was read.
  static func text(at place: Place?, in files: [String: String]) -> String? {
    guard let place, let range = place.range, let file = files[place.path] else { return nil }
    return String(decoding: Array(file.utf8)[range.bytes], as: UTF8.self)
  }
}

/// The settings of an application, as a test writes them.
func settings(
  _ settings: SampleSettings, project: SampleSettings = [:], configuration: String? = nil
) throws -> BuildSettings {
  var sample = SampleProject.app(settings)
  sample.settings = project
  return try sample.read(configuration: configuration).target(named: "Runner").settings
}
