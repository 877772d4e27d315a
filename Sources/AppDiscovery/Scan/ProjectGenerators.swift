/// Tools that make Xcode projects, or build apps without one. Their files are programs or need the
/// tool to be understood, so they aren't read.
enum ProjectGenerators {
  /// The tool that reads a file of that name; `nil` for other files.
  static func tool(reading name: String) -> String? {
    switch name {
    case "project.yml", "project.yaml": "XcodeGen"
    case "Project.swift": "Tuist"
    case "BUILD", "BUILD.bazel": "Bazel"
    case "BUCK": "Buck"
    default: nil
    }
  }
}
