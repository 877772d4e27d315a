import FileTree
import Vocabulary
import XcodeProject

/// The vocabularies on the disk that are meant for an app of a project although it doesn't hold them:
/// those in no target, and those that are only in targets that build no app. Those in a part of an app
/// go with that app and are none of these.
struct StrayVocabularies {
  private var found: [Key: [String]] = [:]

  /// A target of one of several projects.
  private struct Key: Hashable {
    let project: String
    let target: String

    init(_ app: XcodeProject.Target, in file: ProjectFile) {
      project = file.project.path
      target = app.identifier
    }
  }

  /// An app, with the folders that tell what is near to it.
  private struct Candidate {
    let key: Key
    let vocabularyFolders: Set<String>
    let infoPlistFolder: String?
    let resourceFolders: Set<String>
    /// Whether its project builds no other app.
    let isAlone: Bool

    init(_ app: XcodeProject.Target, in file: ProjectFile) {
      key = Key(app, in: file)
      vocabularyFolders = Set(app.vocabularies.map(\.resourceFolder))
      infoPlistFolder = app.infoPlist?.parentFolder
      resourceFolders = Set(app.resources.map(\.path.resourceFolder))
      isAlone = file.apps.count == 1
    }

    /// Whether a file in a folder must be meant for the app: the app has vocabularies or is the only
    /// one there is, or the file lies beside its Info.plist or its other resources.
    func isNear(_ folder: String) -> Bool {
      isAlone || !vocabularyFolders.isEmpty || infoPlistFolder.map(folder.isInside) == true
        || resourceFolders.contains(folder)
    }

    /// The steps to the nearest of the app's vocabularies or its Info.plist.
    func distance(to folder: String) -> Int {
      (Array(vocabularyFolders) + [infoPlistFolder].compactMap(\.self))
        .map { $0.distance(to: folder) }.min() ?? .max
    }
  }

  init(in scan: FolderScan, projects: [ProjectFile]) {
    var spokenFor: Set<String> = []
    var claims: [String: [Int]] = [:]
    var projectsByFolder: [String: [Int]] = [:]
    for (index, file) in projects.enumerated() {
      spokenFor.formUnion(file.apps.flatMap(\.vocabularies))
      spokenFor.formUnion(file.apps.flatMap(file.parts).flatMap(\.vocabularies))
      for path in file.claimedVocabularies { claims[path, default: []].append(index) }
      projectsByFolder[file.folder, default: []].append(index)
    }
    // Where another tool has yet to make a project, what lies there is that project's.
    for generator in scan.generators {
      projectsByFolder[generator.path.parentFolder, default: []] += []
    }
    let candidates = projects.map { file in file.apps.map { Candidate($0, in: file) } }
    for path in scan.vocabularies where !spokenFor.contains(path) {
      let near = claims[path] ?? projectsByFolder.nearest(to: path.parentFolder) ?? []
      let folder = path.resourceFolder
      let best = near.flatMap { candidates[$0] }.filter { $0.isNear(folder) }
        .map { (key: $0.key, distance: $0.distance(to: folder)) }
        .min { $0.distance < $1.distance }
      if let best { found[best.key, default: []].append(path) }
    }
  }

  /// Those meant for an app, in the order in which they were found.
  func paths(of app: XcodeProject.Target, in file: ProjectFile) -> [String] {
    found[Key(app, in: file)] ?? []
  }
}
