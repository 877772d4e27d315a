import Archive
import FileTree
import Vocabulary

/// An archive of a built app as files and folders.
enum ArchiveContents {
  /// The names under which archives of apps go around.
  static func isArchive(_ name: String) -> Bool {
    [".ipa", ".zip"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Opens an archive and unpacks what can matter of it, which is little.
  static func tree(of file: String) throws(DiscoveryError.Reason) -> ArchiveTree {
    do { return try ArchiveTree(file: file, wanted: isWanted) } catch {
      throw .unreadable(error.message)
    }
  }

  private static func isWanted(_ path: String) -> Bool {
    let name = path.lastPathPart
    if name == FolderScan.vocabularyName || name == "Info.plist" || name == "InfoPlist.strings" {
      return true
    }
    // The texts of custom intents, and the pictures of the app's icon.
    if name.hasSuffix(".intentdefinition") { return true }
    if name.hasSuffix(".strings") { return name.contains("ntent") }
    return path.parentFolder.hasSuffix(".app") && name.hasSuffix(".png") && name.contains("con")
  }
}
