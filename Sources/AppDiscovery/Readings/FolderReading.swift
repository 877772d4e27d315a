import Diagnostics
import FileTree
import Vocabulary

/// Makes apps of what a scan found: tells the apps apart, and gives each its own facts.
struct FolderReading {
  let tree: any FileTree
  let scan: FolderScan
  private let infoPlists: [InfoPlist]
  /// The folders with an Info.plist that could be read.
  private let described: Set<String>
  private let extensions: ExtensionFolders
  private let failures: [ReadFailure]
  /// The apps of projects, whose own facts are not asked for here.
  private let neighbors: [VocabularyGroup]

  init(_ tree: any FileTree, scan: FolderScan, neighbors: [VocabularyGroup] = []) {
    self.tree = tree
    self.scan = scan
    self.neighbors = neighbors
    var infoPlists: [InfoPlist] = []
    var failures = scan.failures
    for path in scan.infoPlists where !scan.vocabularies.isEmpty {
      do { infoPlists.append(try PropertyListFile(tree: tree).infoPlist(path)) } catch {
        failures.append(error)
      }
    }
    self.infoPlists = infoPlists
    described = Set(infoPlists.map(\.folder))
    extensions = ExtensionFolders(infoPlists, of: scan.infoPlists)
    self.failures = failures
  }

  /// The apps, sorted by path.
  var apps: [AppParts] {
    let groups = groups
    let generators = Dictionary(
      scan.generators.map { ($0.path.parentFolder, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(groups, shares(of: groups)).map { group, share in
      var parts = parts(of: group, with: share)
      parts.container.generator = generators.nearest(to: group.folder)
      return parts
    }
  }

  private func parts(of group: VocabularyGroup, with share: Share) -> AppParts {
    let infoPlist = infoPlist(of: group, among: share.infoPlists)
    var parts = AppParts(
      path: group.folder, container: App.Container(.folder, infoPlist: infoPlist?.path))
    for file in group.files {
      parts.vocabularies[file] = extensions.bundle(of: file).map(Membership.otherBundle) ?? .unknown
    }
    parts.infoPlist = infoPlist
    parts.intentsExtensions = intentsExtensions(of: infoPlist, among: share.infoPlists)
      .map { (bundle: $0.path, infoPlist: $0) }
    parts.watchInfoPlists = share.infoPlists.filter { $0.kind == .watchApp }
    parts.localizationFolders = localizationFolders(
      of: group, describedIn: infoPlist?.folder, among: share.localizationFolders)
    parts.catalogs = share.catalogs
    parts.intentDefinitions = share.intentDefinitions
    parts.icons = icons(of: group, infoPlist: infoPlist, among: share.iconSets)
    parts.misnamedFiles = share.misnamedVocabularies
    parts.failures = failures
    return parts
  }

  /// The nearest Info.plist of an app; where there is none, one that lies in the vocabularies' folder
  /// or above it and doesn't say what it describes.
  private func infoPlist(of group: VocabularyGroup, among all: [InfoPlist]) -> InfoPlist? {
    let apps = all.filter { $0.kind == .app }
    let bare = all.filter { $0.isBare && group.folder.isInside($0.folder) }
    return (apps.isEmpty ? bare : apps).min {
      (group.distance(to: $0.folder), $0.path) < (group.distance(to: $1.folder), $1.path)
    }
  }

  // MARK: - Telling apps apart

  /// The vocabularies of each app, those in its extensions' folders among them, sorted by folder.
  private var groups: [VocabularyGroup] {
    let strays = Dictionary(grouping: scan.vocabularies, by: extensions.folder)
    let own = VocabularyGroup.groups(of: strays[nil] ?? [])
    guard strays.keys.contains(where: { $0 != nil }) else { return own }
    var groups = own + silentApps(besides: own)
    let territories = Territories(groups, besides: neighbors)
    var homeless: [String] = []
    for case (let folder?, let files) in strays.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      // Those with vocabularies come first.
      let only = groups.count == 1 || own.count == 1 ? 0 : nil
      if let app = territories.owners(of: folder).first ?? only {
        groups[app].adopt(files)
      } else {
        homeless += files
      }
    }
    return (groups.filter { !$0.files.isEmpty } + VocabularyGroup.groups(of: homeless))
      .sorted { $0.folder < $1.folder }
  }

  /// The apps whose vocabularies may all lie in their extensions' folders: those that an Info.plist
  /// tells of and no group has.
  private func silentApps(besides groups: [VocabularyGroup]) -> [VocabularyGroup] {
    let homes = zip(groups, shares(of: groups)).flatMap { group, share in
      group.resourceFolders
        + [infoPlist(of: group, among: share.infoPlists)?.folder].compactMap(\.self)
    }
    let folders = Set(infoPlists.filter(\.isOfNamedApp).map(\.folder)).subtracting(homes)
    return folders.sorted().map { VocabularyGroup(folder: $0) }
  }

  /// What belongs to one group.
  private struct Share {
    var infoPlists: [InfoPlist] = []
    var localizationFolders: [String] = []
    var catalogs: [String] = []
    var intentDefinitions: [String] = []
    var iconSets: [String] = []
    var misnamedVocabularies: [String] = []
  }

  private func shares(of groups: [VocabularyGroup]) -> [Share] {
    let territories = Territories(groups, besides: neighbors)
    var shares = Array(repeating: Share(), count: groups.count)
    for infoPlist in infoPlists {
      for owner in territories.owners(of: infoPlist.folder) {
        shares[owner].infoPlists.append(infoPlist)
      }
    }
    func share(_ paths: [String], as part: WritableKeyPath<Share, [String]>, areFolders: Bool) {
      for path in paths {
        for owner in territories.owners(of: areFolders ? path : path.parentFolder) {
          shares[owner][keyPath: part].append(path)
        }
      }
    }
    share(scan.localizationFolders, as: \.localizationFolders, areFolders: true)
    share(scan.iconSets, as: \.iconSets, areFolders: true)
    share(scan.catalogs, as: \.catalogs, areFolders: false)
    share(scan.intentDefinitions, as: \.intentDefinitions, areFolders: false)
    share(scan.misnamedVocabularies, as: \.misnamedVocabularies, areFolders: false)
    return shares
  }

  /// The Intents extensions whose nearest app is this one. An app beside it, in a folder of its own,
  /// has no say.
  private func intentsExtensions(
    of own: InfoPlist?, among infoPlists: [InfoPlist]
  ) -> [InfoPlist] {
    let apps = infoPlists.filter { $0.kind == .app || $0.kind == .watchApp }
    return infoPlists.filter { plist in
      guard plist.kind == .intentsExtension else { return false }
      func rank(_ app: InfoPlist) -> (Int, Int, String) {
        (plist.folder.distance(to: app.folder), app.kind == .app ? 0 : 1, app.path)
      }
      let nearest = apps.min { rank($0) < rank($1) }
      return nearest == nil || nearest?.path == own?.path
    }
  }

  /// The `.lproj` folders that say in which languages the app comes.
  ///
  /// Left out are those inside nested bundles and those whose nearest Info.plist is another's.
  private func localizationFolders(
    of group: VocabularyGroup, describedIn ownFolder: String?, among folders: [String]
  ) -> [String] {
    let resourceFolders = Set(group.resourceFolders)
    return folders.filter { folder in
      if resourceFolders.contains(folder.parentFolder) { return true }
      if folder.isInsideNestedBundle(of: group.folder) { return false }
      var ancestor = folder.parentFolder
      while !ancestor.isEmpty, !described.contains(ancestor) { ancestor = ancestor.parentFolder }
      return !described.contains(ancestor) || ancestor == ownFolder
    }
  }

  private func icons(
    of group: VocabularyGroup, infoPlist: InfoPlist?, among iconSets: [String]
  ) -> [[String]] {
    let finder = IconFinder(tree: tree)
    let home = infoPlist?.folder ?? group.folder
    let nearest = iconSets.filter { $0.lastPathPart == "AppIcon.appiconset" }
      .min { ($0.distance(to: home), $0) < ($1.distance(to: home), $1) }
    let pictures = nearest.map(finder.pictures(in:)) ?? []
    return [pictures + (infoPlist.map(finder.pictures(namedBy:)) ?? [])]
  }
}

extension String {
  /// Whether a bundle with localizations of its own lies between that folder and this one.
  fileprivate func isInsideNestedBundle(of folder: String) -> Bool {
    let suffixes = [".bundle", ".framework", ".xcframework", ".appex"]
    let inner = folder.isEmpty ? self : String(dropFirst(commonFolder(with: folder).count))
    return inner.split(separator: "/").contains { part in suffixes.contains { part.hasSuffix($0) } }
  }
}
