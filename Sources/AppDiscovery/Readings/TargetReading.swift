import Diagnostics
import FileTree
import Vocabulary
import XcodeProject

/// Makes an app of a target that builds one.
struct TargetReading {
  let reader: PropertyListFile
  let scan: FolderScan
  let file: ProjectFile
  let app: XcodeProject.Target

  /// The app's parts, with the vocabularies on the disk that are meant for it.
  func parts(withStrays strays: [String]) -> AppParts {
    let name = app.name.value
    let vocabularies = memberships(strays)
    let shipped = vocabularies.filter(\.value.isShipped).keys
    let homes = (shipped.isEmpty ? Array(vocabularies.keys) : Array(shipped)).map(\.resourceFolder)
    var parts = AppParts(
      path: homes.dropFirst().reduce(homes.first ?? file.folder) { $0.commonFolder(with: $1) },
      container: App.Container(
        .target(
          name: name, project: file.project.path, configuration: file.project.configuration)))
    parts.vocabularies = vocabularies
    parts.infoPlist = infoPlist(of: app, noting: &parts)
    if let path = app.infoPlist, reader.tree.hasFile(path) { parts.container.infoPlist = path }
    addOtherBundles(to: &parts)
    parts.localizationFolders = app.localizationFolders
    parts.catalogs = app.files(withSuffix: ".xcstrings")
    parts.infoTables = infoTables
    parts.intentDefinitions = intentDefinitions
    parts.icons = icons
    parts.misnamedFiles = scan.misnamedVocabularies.filter { $0.isInside(parts.path) }
    parts.failures += scan.failures.filter { $0.place.path.isInside(file.folder) } + missing
    let told = Set(parts.failures.map(\.place))
    parts.remarks = file.project.problems.filter { $0.canMatter && !told.contains($0.place) }
      .map { ReadFailure($0.message, at: $0.place) }
    return parts
  }

  private func memberships(_ strays: [String]) -> [String: Membership] {
    var memberships: [String: Membership] = [:]
    for path in app.vocabularies { memberships[path] = .app(app.name.value) }
    for path in strays {
      let owner = file.project.targets.first { $0.vocabularies.contains(path) }
      memberships[path] =
        owner.map { .otherBundle($0.name.value) } ?? .none(project: file.project.path)
    }
    for part in file.parts(of: app) {
      for path in part.vocabularies where memberships[path] == nil {
        memberships[path] = .otherBundle(part.name.value)
      }
    }
    return memberships
  }

  /// The extensions and watch apps in the app's bundle.
  private func addOtherBundles(to parts: inout AppParts) {
    for part in file.parts(of: app) {
      guard
        let infoPlist = infoPlist(of: part, isOnWatch: part.kind == .watchApp, noting: &parts)
      else { continue }
      switch part.kind {
      case .watchApp:
        parts.watchInfoPlists.append(infoPlist)
        for inner in file.project.contents(of: part) where inner.kind == .appExtension {
          guard let infoPlist = self.infoPlist(of: inner, isOnWatch: true, noting: &parts)
          else { continue }
          if infoPlist.kind == .watchApp { parts.watchInfoPlists.append(infoPlist) }
        }
      default:
        if infoPlist.kind == .intentsExtension {
          parts.intentsExtensions.append((part.name.value, infoPlist))
        }
      }
    }
  }

  /// A target's Info.plist: its file with the build settings filled in, or what Xcode makes of the
  /// settings alone. What runs on the watch declares nothing for the app, so that the lack of its
  /// file leaves nothing unknown.
  private func infoPlist(
    of target: XcodeProject.Target, isOnWatch: Bool = false, noting parts: inout AppParts
  ) -> InfoPlist? {
    let settings = FilledSettings(target, in: file.project)
    if let path = target.infoPlist {
      do { return try reader.infoPlist(path, settings: settings) } catch {
        let absence = ReadFailure(
          "the target \(target.name.value) names this as its Info.plist, but it isn't there",
          at: error.place)
        parts.failures.append(reader.tree.status(of: path) == nil ? absence : error)
        if !isOnWatch { parts.lacksInfoPlist = true }
      }
    }
    if target.infoPlist == nil, let setting = settings.value("INFOPLIST_FILE"),
      !setting.unresolved.isEmpty
    {
      parts.failures.append(
        ReadFailure(
          "the Info.plist of the target \(target.name.value) can't be told: nothing found sets "
            + setting.unresolved.joined(separator: ", "), at: setting.origin.place))
    }
    let made = InfoPlist(
      path: file.project.path.appendingPath("project.pbxproj"), root: nil, settings: settings)
    if settings.generatesInfoPlist { return made }
    if !isOnWatch { parts.lacksInfoPlist = true }
    // Of the app itself, the project still knows the development language.
    return target.identifier == app.identifier ? made : nil
  }

  /// `InfoPlist.strings` under its usual name, or under that of the target, which Xcode renames.
  private var infoTables: [String] {
    ["InfoPlist", "\(app.name.value)-InfoPlist"].flatMap { name in
      app.files(named: "\(name).strings") + app.files(named: "\(name).xcstrings")
    }
  }

  private var intentDefinitions: [String] {
    let targets = [app] + file.parts(of: app)
    return Set(targets.flatMap { $0.files(withSuffix: ".intentdefinition") }).sorted()
  }

  private var icons: [[String]] {
    let name = app.settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? "AppIcon"
    let catalogs = app.resources.filter { $0.isFolder && $0.path.hasSuffix(".xcassets") }.map(
      \.path)
    let finder = IconFinder(tree: reader.tree)
    return scan.iconSets.filter { set in
      set.lastPathPart == "\(name).appiconset" && catalogs.contains { set.isInside($0) }
    }.map(finder.pictures(in:))
  }

  /// What the project names and the disk lacks, of the files that matter here.
  private var missing: [ReadFailure] {
    app.resources.filter { resource in
      resource.isMissing
        && [FolderScan.vocabularyName, "InfoPlist.strings", "InfoPlist.xcstrings"]
          .contains(resource.path.lastPathPart)
    }.map { ReadFailure("the project names \($0.path), which isn't there", at: $0.place) }
  }
}

extension ProjectProblem {
  /// Whether it may explain a fact that wasn't found: a picture that is missing doesn't.
  fileprivate var canMatter: Bool { kind != .missingFile || message.contains(".xcconfig") }
}
