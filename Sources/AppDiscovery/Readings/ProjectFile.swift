import Diagnostics
import FileTree
import XcodeProject

/// A project with what its targets claim.
struct ProjectFile {
  let project: XcodeProject

  /// The folder that holds the project.
  var folder: String { project.path.parentFolder }

  /// The targets that build apps for iOS; those for other systems only when there are none.
  var apps: [XcodeProject.Target] {
    let apps = project.targets.filter { $0.kind == .application }
    let mobile = apps.filter { $0.sdk == "iphoneos" }
    return mobile.isEmpty ? apps : mobile
  }

  /// The Info.plists of all targets.
  var infoPlists: [String] { project.targets.compactMap(\.infoPlist) }

  /// The vocabularies that are in some target.
  var claimedVocabularies: Set<String> { Set(project.targets.flatMap(\.vocabularies)) }

  /// The targets whose products lie in an app's bundle. Old projects only say that they are built
  /// first.
  func parts(of app: XcodeProject.Target) -> [XcodeProject.Target] {
    let identifiers = app.embedded + app.dependencies
    let direct = project.targets.filter {
      identifiers.contains($0.identifier) && $0.identifier != app.identifier
    }
    return direct.filter { $0.kind == .appExtension || $0.kind == .watchApp }
  }
}

extension XcodeProject.Target {
  /// The vocabularies in its bundle.
  var vocabularies: [String] { files(named: FolderScan.vocabularyName) }

  /// The files of a name in its bundle, as far as they exist.
  func files(named name: String) -> [String] {
    resources.filter { $0.path.lastPathPart == name && !$0.isMissing }.map(\.path)
  }

  /// The files of a suffix in its bundle, as far as they exist.
  func files(withSuffix suffix: String) -> [String] {
    resources.filter { $0.path.hasSuffix(suffix) && !$0.isMissing }.map(\.path)
  }

  /// The `.lproj` folders that its bundle gets, sorted.
  var localizationFolders: [String] {
    let folders = resources.filter { $0.localization != nil && !$0.isMissing }
      .map(\.path.parentFolder).filter { $0.localizationName != nil }
    return Set(folders).sorted()
  }
}
