import Diagnostics
import FileTree
import Vocabulary

/// Makes apps of built ones: folders that end in `.app`.
struct BundleReading {
  let reader: PropertyListFile
  let scan: FolderScan
  /// The name of the input itself, which a built app given as the input goes by.
  let inputName: String

  /// The apps' folders: those that lie in no other app. A folder with a project in it holds source
  /// code, whatever it is called.
  var folders: [String] {
    let built = (inputName.hasSuffix(".app") ? [""] : scan.bundles).filter { bundle in
      !scan.projects.contains { $0.isInside(bundle) }
        && !scan.generators.contains { $0.path.isInside(bundle) }
    }
    return built.filter { bundle in !built.contains { $0 != bundle && bundle.isInside($0) } }
  }

  /// The apps that speak to Siri, sorted by path.
  var apps: [AppParts] { folders.map(parts).filter(\.speaksToSiri) }

  private func parts(of folder: String) -> AppParts {
    let name = folder.isEmpty ? inputName : folder.lastPathPart
    let path = folder.appendingPath("Info.plist")
    var parts = AppParts(path: folder, container: App.Container(.bundle(name: name)))
    for file in scan.vocabularies where file.isInside(folder) {
      let inner = innermostBundle(of: file, in: folder)
      parts.vocabularies[file] = inner.map { .otherBundle($0.lastPathPart) } ?? .app(name)
    }
    parts.infoPlist = infoPlist(at: path, of: &parts)
    if parts.infoPlist != nil { parts.container.infoPlist = path }
    for other in scan.infoPlists where other.isInside(folder) && other.lastPathPart == "Info.plist"
    {
      guard other != path, let bundle = innermostBundle(of: other, in: folder),
        other.parentFolder == bundle, bundle.hasSuffix(".appex") || bundle.hasSuffix(".app")
      else { continue }
      guard let infoPlist = infoPlist(at: other, of: &parts) else { continue }
      if isOnWatch(bundle, in: folder) {
        if infoPlist.kind == .watchApp { parts.watchInfoPlists.append(infoPlist) }
      } else if infoPlist.kind == .intentsExtension {
        parts.intentsExtensions.append((bundle.lastPathPart, infoPlist))
      }
    }
    parts.localizationFolders = scan.localizationFolders.filter { $0.parentFolder == folder }
    parts.intentDefinitions = scan.intentDefinitions.filter {
      $0.isInside(folder) && innermostBundle(of: $0, in: folder) == nil
    }
    parts.icons = [parts.infoPlist.map(IconFinder(tree: reader.tree).pictures(namedBy:)) ?? []]
    parts.misnamedFiles = scan.misnamedVocabularies.filter { $0.isInside(folder) }
    parts.failures += scan.failures.filter { $0.place.path.isInside(folder) }
    return parts
  }

  private func infoPlist(at path: String, of parts: inout AppParts) -> InfoPlist? {
    do { return try reader.infoPlist(path) } catch {
      parts.failures.append(error)
      parts.lacksInfoPlist = true
      return nil
    }
  }

  /// The bundle inside the app that a file lies in; `nil` when it is the app's own.
  private func innermostBundle(of file: String, in folder: String) -> String? {
    let suffixes = [".appex", ".app", ".framework", ".bundle"]
    var ancestor = file.parentFolder
    while ancestor != folder, !ancestor.isEmpty {
      if suffixes.contains(where: ancestor.hasSuffix) { return ancestor }
      ancestor = ancestor.parentFolder
    }
    return nil
  }

  private func isOnWatch(_ bundle: String, in folder: String) -> Bool {
    bundle.isInside(folder.appendingPath("Watch"))
  }
}
