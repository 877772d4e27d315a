import FileTree
import Foundation
import Vocabulary

/// One property list as input: its vocabulary, and the app's facts from right beside it.
struct SingleFile {
  let path: String
  let pending: PendingFiles

  func app(told: ToldFacts) -> App {
    let url = URL(fileURLWithPath: path)
    let lproj = url.deletingLastPathComponent()
    let isLocalized = lproj.lastPathComponent.localizationName != nil
    let root = isLocalized ? lproj.deletingLastPathComponent().path : lproj.path
    let name = url.lastPathComponent
    let folders = isLocalized ? [lproj.lastPathComponent] : []
    let infoPlist = DiskTree.status(atPath: "\(root)/Info.plist") == nil ? [] : ["Info.plist"]
    let vocabulary = isLocalized ? "\(lproj.lastPathComponent)/\(name)" : name
    var scan = FolderScan()
    scan.vocabularies = [vocabulary]
    scan.localizationFolders = folders
    scan.infoPlists = infoPlist
    let tree = DiskTree(root: root, pending: pending)
    var app =
      FolderReading(tree, scan: scan).apps.first.map { parts in
        AppAssembly(reader: PropertyListFile(tree: tree), told: told, parts: parts).app
      } ?? App(path: "")
    // A file stands for its own language alone: what the app comes in besides is not asked for.
    app.localizations.removeAll { $0.files.isEmpty && !told.languages.contains($0.language) }
    return app
  }
}

extension [Language] {
  fileprivate func contains(_ language: Language?) -> Bool { language.map(contains) ?? false }
}
