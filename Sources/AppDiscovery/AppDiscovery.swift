package import Vocabulary

/// Finds the apps in what a person has at hand.
package enum AppDiscovery {
  /// The apps of an input, sorted by path.
  ///
  /// - Parameters:
  ///   - input: a folder, a built `.app` folder, or one property list.
  ///   - told: what the person says besides; it holds for every app found.
  /// - Returns: at least one app.
  /// - Throws: why the input holds none.
  package static func apps(
    in input: String, told: ToldFacts = ToldFacts()
  ) throws(DiscoveryError) -> [App] {
    guard let status = FileStatus(path: input) else {
      if DanglingLink(path: input) != nil, input.hasSuffix(".plist") {
        return [SingleFile(path: input).app(told: told)]
      }
      throw .missing(input: input)
    }
    switch status.kind {
    case .folder:
      let scan = try FolderScan(root: input)
      guard !scan.vocabularies.isEmpty else {
        throw .noVocabulary(input: input, folders: scan.folderCount)
      }
      return FolderReading(root: input, scan: scan, told: told).apps
    case .file where input.hasSuffix(".plist"):
      return [SingleFile(path: input).app(told: told)]
    case .file, .other:
      throw .unsuitable(input: input)
    }
  }
}

extension AppDiscovery {
  /// The folder that the paths of an input's apps begin in: the input itself, or for one property
  /// list the folder that holds it or its `.lproj`. Written as the input was.
  package static func root(of input: String) -> String {
    guard FileStatus(path: input)?.kind != .folder else { return input }
    let folder = input.parentFolder
    return folder.localizationName == nil ? folder : folder.parentFolder
  }
}
