import FileTree

/// The folders that are an extension's, so that what lies in them doesn't reach the app.
struct ExtensionFolders {
  /// Of each folder with an Info.plist, whether all in it are those of extensions.
  private var described: [String: Bool] = [:]

  /// - Parameters:
  ///   - infoPlists: Those that could be read.
  ///   - paths: Those that there are; one that can't be read may be an app's.
  init(_ infoPlists: [InfoPlist], of paths: [String]) {
    let extensions = Set(infoPlists.filter(\.isOfExtension).map(\.path))
    for path in paths {
      described[path.parentFolder, default: true] =
        described[path.parentFolder, default: true] && extensions.contains(path)
    }
  }

  /// The folder of the extension that a file lies in; `nil` where the nearest Info.plist isn't that of
  /// an extension.
  func folder(of file: String) -> String? {
    guard let folder = file.resourceFolder.withAncestors.first(where: { described[$0] != nil }),
      described[folder] == true
    else { return nil }
    return folder
  }

  /// The name of the extension that a file lies in.
  func bundle(of file: String) -> String? {
    folder(of: file).map { $0.isEmpty ? "the extension" : $0.lastPathPart }
  }
}
