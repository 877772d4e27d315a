import Diagnostics
import FileTree
import Vocabulary

/// Makes apps of what a scan found: tells the apps apart, and gives each its own facts.
struct FolderReading {
  let tree: any FileTree
  let scan: FolderScan
  private let infoPlists: [InfoPlist]
  private let failures: [ReadFailure]

  init(_ tree: any FileTree, scan: FolderScan) {
    self.tree = tree
    self.scan = scan
    var infoPlists: [InfoPlist] = []
    var failures = scan.failures
    for path in scan.infoPlists {
      do { infoPlists.append(try PropertyListFile(tree: tree).infoPlist(path)) } catch {
        failures.append(error)
      }
    }
    self.infoPlists = infoPlists
    self.failures = failures
  }

  /// The apps, sorted by path.
  var apps: [AppParts] {
    let groups = vocabularyGroups
    return groups.map { group in parts(of: group, others: groups.filter { $0 != group }) }
  }

  private func parts(of group: VocabularyGroup, others: [VocabularyGroup]) -> AppParts {
    let infoPlist = infoPlist(of: group, others: others)
    var parts = AppParts(
      path: group.folder, container: App.Container(.folder, infoPlist: infoPlist?.path))
    for file in group.files { parts.vocabularies[file] = .unknown }
    parts.infoPlist = infoPlist
    parts.intentsExtensions = intentsExtensions(of: group, others: others)
      .map { (bundle: $0.path, infoPlist: $0) }
    parts.watchInfoPlists = infoPlists.filter {
      $0.kind == .watchApp && belongs($0.folder, to: group, others: others)
    }
    parts.localizationFolders = localizationFolders(of: group, others: others)
    parts.icons = icons(of: group, others: others)
    parts.misnamedFiles = scan.misnamedVocabularies.filter {
      belongs($0.parentFolder, to: group, others: others)
    }
    parts.failures = failures
    return parts
  }

  // MARK: - Telling apps apart

  /// Vocabularies that lie in one folder, or below one that holds some, are one app's.
  private var vocabularyGroups: [VocabularyGroup] {
    let folders = Dictionary(grouping: scan.vocabularies) { path in
      let folder = path.parentFolder
      return folder.localizationName == nil ? folder : folder.parentFolder
    }
    var groups: [VocabularyGroup] = []
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      if let index = groups.firstIndex(where: { folder.isInside($0.folder) }) {
        groups[index].files += files
        groups[index].resourceFolders.append(folder)
      } else {
        groups.append(VocabularyGroup(folder: folder, files: files))
      }
    }
    return groups
  }

  /// The nearest Info.plist of an app that lies nearer to no other group.
  private func infoPlist(of group: VocabularyGroup, others: [VocabularyGroup]) -> InfoPlist? {
    infoPlists.filter { $0.kind == .app && belongs($0.folder, to: group, others: others) }
      .min { ($0.folder.distance(to: group), $0.path) < ($1.folder.distance(to: group), $1.path) }
  }

  /// The Intents extensions whose nearest app is this group's.
  private func intentsExtensions(of group: VocabularyGroup, others: [VocabularyGroup])
    -> [InfoPlist]
  {
    let own = infoPlist(of: group, others: others)
    // An app beside this one, in a folder of its own, has no say in what is this one's.
    let apps = infoPlists.filter { plist in
      (plist.kind == .app || plist.kind == .watchApp)
        && belongs(plist.folder, to: group, others: others)
    }
    return infoPlists.filter { plist in
      guard plist.kind == .intentsExtension, belongs(plist.folder, to: group, others: others) else {
        return false
      }
      let nearest = apps.min { left, right in
        let leftRank = (
          plist.folder.distance(to: left.folder), left.kind == .app ? 0 : 1, left.path
        )
        let rightRank = (
          plist.folder.distance(to: right.folder), right.kind == .app ? 0 : 1, right.path
        )
        return leftRank < rightRank
      }
      return nearest == nil || nearest?.path == own?.path
    }
  }

  /// The `.lproj` folders that say in which languages the app comes.
  ///
  /// Left out are those inside nested bundles and those whose nearest Info.plist is another's.
  private func localizationFolders(
    of group: VocabularyGroup, others: [VocabularyGroup]
  ) -> [String] {
    let ownFolder = infoPlist(of: group, others: others)?.folder
    let described = Set(infoPlists.map(\.folder))
    return scan.localizationFolders.filter { folder in
      if group.resourceFolders.contains(folder.parentFolder) { return true }
      guard belongs(folder, to: group, others: others),
        !folder.isInsideNestedBundle(of: group.folder)
      else { return false }
      var ancestor = folder.parentFolder
      while !ancestor.isEmpty, !described.contains(ancestor) { ancestor = ancestor.parentFolder }
      return !described.contains(ancestor) || ancestor == ownFolder
    }
  }

  private func icons(of group: VocabularyGroup, others: [VocabularyGroup]) -> [[String]] {
    let finder = IconFinder(tree: tree)
    let infoPlist = infoPlist(of: group, others: others)
    let home = infoPlist?.folder ?? group.folder
    let nearest = scan.iconSets.filter { belongs($0, to: group, others: others) }.min {
      ($0.distance(to: home), $0) < ($1.distance(to: home), $1)
    }
    let pictures = nearest.map(finder.pictures(in:)) ?? []
    return [pictures + (infoPlist.map(finder.pictures(namedBy:)) ?? [])]
  }

  /// Whether a folder is this group's rather than another's: it is nearest to it and, where there
  /// are several groups, they meet below the input.
  private func belongs(_ folder: String, to group: VocabularyGroup, others: [VocabularyGroup])
    -> Bool
  {
    guard !others.isEmpty else { return true }
    let distance = folder.distance(to: group)
    return !folder.commonFolder(with: group.folder).isEmpty
      && others.allSatisfy { folder.distance(to: $0) >= distance }
  }
}

/// The vocabularies of one app.
struct VocabularyGroup: Hashable {
  /// The topmost folder that holds one, itself or in an `.lproj`.
  let folder: String
  /// The vocabulary files.
  var files: [String]
  /// Every folder that holds one, itself or in an `.lproj`.
  var resourceFolders: [String]

  init(folder: String, files: [String]) {
    self.folder = folder
    self.files = files
    resourceFolders = [folder]
  }
}

extension String {
  fileprivate func distance(to group: VocabularyGroup) -> Int {
    group.resourceFolders.map { distance(to: $0) }.min() ?? distance(to: group.folder)
  }

  /// Whether a bundle with localizations of its own lies between that folder and this one.
  fileprivate func isInsideNestedBundle(of folder: String) -> Bool {
    let suffixes = [".bundle", ".framework", ".xcframework", ".appex"]
    let inner = folder.isEmpty ? self : String(dropFirst(commonFolder(with: folder).count))
    return inner.split(separator: "/").contains { part in suffixes.contains { part.hasSuffix($0) } }
  }
}
