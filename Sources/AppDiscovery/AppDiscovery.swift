import FileTree
import Foundation
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
    do { return try found(in: input, told: told) } catch {
      throw DiscoveryError(input: input, reason: error)
    }
  }

  private static func found(
    in input: String, told: ToldFacts
  ) throws(DiscoveryError.Reason) -> [App] {
    guard let status = DiskTree.status(atPath: input) else {
      if DiskTree.isDanglingLink(atPath: input), input.hasSuffix(".plist") {
        return [SingleFile(path: input).app(told: told)]
      }
      throw .missing
    }
    switch status.kind {
    case .folder:
      if let file = vocabulary(ofLocalizationFolder: input) {
        return [SingleFile(path: file).app(told: told)]
      }
      let tree = DiskTree(root: input)
      let scan = try FolderScan(tree)
      guard !scan.vocabularies.isEmpty else {
        throw .noVocabulary(folders: scan.folderCount)
      }
      let reader = PropertyListFile(tree: tree)
      return FolderReading(tree, scan: scan).apps.map { parts in
        AppAssembly(reader: reader, told: told, parts: parts).app
      }
    case .file where input.hasSuffix(".plist"):
      return [SingleFile(path: input).app(told: told)]
    case .file, .other:
      throw .unsuitable
    }
  }
}

extension AppDiscovery {
  /// The vocabulary in an `.lproj` folder that is given as the input itself.
  private static func vocabulary(ofLocalizationFolder input: String) -> String? {
    guard URL(fileURLWithPath: input).lastPathComponent.localizationName != nil else { return nil }
    let file = "\(input.withoutFinalSlashes)/\(FolderScan.vocabularyName)"
    return DiskTree.status(atPath: file)?.kind == .file ? file : nil
  }

  /// The folder that the paths of an input's apps begin in: the input itself, or for one property
  /// list the folder that holds it or its `.lproj`. Written as the input was, without a slash at its
  /// end; empty for the current folder.
  package static func root(of input: String) -> String {
    if let file = vocabulary(ofLocalizationFolder: input) { return root(of: file) }
    guard DiskTree.status(atPath: input)?.kind != .folder else { return input.withoutFinalSlashes }
    let folder = input.parentFolder.withoutFinalSlashes
    if folder.localizationName != nil { return folder.parentFolder }
    // The current folder may be an `.lproj` although the input doesn't say so.
    let fullFolder = URL(fileURLWithPath: input).deletingLastPathComponent().lastPathComponent
    guard fullFolder.localizationName != nil else { return folder }
    return folder.isEmpty ? ".." : "\(folder)/.."
  }
}

extension String {
  fileprivate var withoutFinalSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
