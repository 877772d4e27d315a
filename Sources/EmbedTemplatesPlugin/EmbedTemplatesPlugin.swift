import Foundation
import PackagePlugin

/// Makes `Templates/` a Swift file of the target that uses the plugin.
///
/// Not the package manager's own `.embedInCode`: that flattens the paths and takes the compiler a
/// third of a second for each kilobyte.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Templates")
      .resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: "ThemeFiles+Generated.swift")
    let paths = try templatePaths(in: folder)
    return [
      .buildCommand(
        displayName: "Embedding Templates",
        executable: try context.tool(named: "EmbedTemplates").url,
        arguments: [folder.path(percentEncoded: false), output.path(percentEncoded: false)] + paths,
        // Named one by one, or an edit would not be noticed.
        inputFiles: paths.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of the theme's files inside the folder: all but hidden files and the notes for
  /// people in `README.md`.
  private func templatePaths(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { path in
        let components = path.split(separator: "/")
        guard components.last != "README.md", !components.contains(where: { $0.first == "." })
        else { return false }
        var isFolder: ObjCBool = false
        let full = folder.appending(path: path).path(percentEncoded: false)
        return manager.fileExists(atPath: full, isDirectory: &isFolder) && !isFolder.boolValue
      }
      .sorted()
  }
}
