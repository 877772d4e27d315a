import Diagnostics
import FileTree
import Vocabulary
import XcodeProject

/// Makes apps of the targets of Xcode projects.
struct ProjectReading {
  private let reader: PropertyListFile
  private let scan: FolderScan
  private let projects: [ProjectFile]
  /// Why projects could not be read.
  let failures: [ReadFailure]

  /// Reads projects.
  ///
  /// - Parameters:
  ///   - reader: where they lie.
  ///   - scan: what else lies there.
  ///   - paths: the `.xcodeproj` folders.
  ///   - configuration: the build configuration; `nil` for Release.
  init(reader: PropertyListFile, scan: FolderScan, paths: [String], configuration: String?) {
    self.reader = reader
    self.scan = scan
    var projects: [ProjectFile] = []
    var failures: [ReadFailure] = []
    for path in paths.sorted() {
      do {
        let project = try XcodeProject(
          reading: path, in: reader.tree, configuration: configuration)
        projects.append(ProjectFile(project: project))
      } catch {
        failures.append(ReadFailure(error.message, at: error.place))
      }
    }
    self.projects = projects
    self.failures = failures
  }

  /// The apps that speak to Siri, in the order of the projects and their targets.
  var apps: [AppParts] {
    let strays = StrayVocabularies(in: scan, projects: projects)
    return projects.flatMap { file in
      file.apps.compactMap { app in
        let parts = TargetReading(reader: reader, scan: scan, file: file, app: app)
          .parts(withStrays: strays.paths(of: app, in: file))
        return parts.speaksToSiri ? parts : nil
      }
    }
  }

  /// Whether none could be read.
  var isEmpty: Bool { projects.isEmpty }

  /// The Info.plists, files and `.lproj` folders that the targets of the projects with apps have for
  /// their own.
  var claimedPaths: Set<String> {
    var paths: Set<String> = []
    for file in projects where !file.apps.isEmpty {
      paths.formUnion(file.infoPlists)
      for target in file.project.targets {
        paths.formUnion(target.localizationFolders)
        paths.formUnion(target.resources.map(\.path))
      }
    }
    return paths
  }
}

extension String {
  /// The folder that a resource lies in, apart from its language's.
  var resourceFolder: String {
    parentFolder.localizationName == nil ? parentFolder : parentFolder.parentFolder
  }
}
