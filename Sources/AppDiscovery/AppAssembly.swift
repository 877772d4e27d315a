import Diagnostics
import FileTree
import Vocabulary

/// Puts one app together from its parts.
struct AppAssembly {
  let reader: PropertyListFile
  let told: ToldFacts
  let parts: AppParts

  var app: App {
    let catalogs = CatalogReading(reader: reader, paths: parts.catalogs)
    let tables = LocalizedInfo(reader: reader, parts: parts, catalogs: catalogs)
    let development = parts.infoPlist?.text("CFBundleDevelopmentRegion")
    let language = development?.ifResolved.map(Language.init(folderName:))
    let alternatives = parts.infoPlist.map {
      AlternativeNameFinder(infoPlist: $0, tables: tables, developmentLanguage: language)
    }
    let version = parts.infoPlist?.text("CFBundleShortVersionString")
    // What a folder of a language lacks is told of the language.
    let failures = parts.failures.filter { !parts.localizationFolders.contains($0.place.path) }
    let icon = IconFinder(tree: reader.tree).icon(among: parts.icons)
    var app = App(
      path: parts.path, container: parts.container,
      names: NameFinder(
        infoPlist: parts.infoPlist, tables: tables, told: told, alternatives: alternatives
      ).names,
      version: told.version ?? version?.ifResolved, developmentLanguage: language,
      localizations: LanguageFinder(
        reader: reader, parts: parts, catalogs: catalogs, told: told, development: language
      ).localizations,
      declarations: declarations, icon: icon?.picture,
      failures: failures + tables.failures + catalogs.failures)
    app.iconPath = icon?.path
    app.remarks = parts.remarks
    app.mayDeclareMore = parts.lacksInfoPlist
    app.versionOrigin = told.version == nil ? version?.origin : nil
    app.developmentLanguageOrigin = development?.origin
    app.alternativeNames = alternativeNames(alternatives, tables, language)
    app.usageDescription = usageDescription(tables)
    app.misnamedFiles = parts.misnamedFiles
    let custom = CustomIntentFinder(
      reader: reader, definitions: parts.intentDefinitions, catalogs: catalogs,
      localizations: app.localizations, development: language)
    app.customIntents = custom.intents
    app.customIntentTexts = custom.texts
    app.customIntentGaps = custom.gaps
    app.failures += custom.failures
    return app
  }

  /// What the bundles declare and what was told; `nil` when no list was found, unless all bundles
  /// are known.
  private var declarations: [IntentDeclaration]? {
    var declarations: [IntentDeclaration] = []
    if let infoPlist = parts.infoPlist,
      let own = infoPlist.declaration(of: parts.container.bundleName ?? infoPlist.path)
    {
      declarations.append(own)
    }
    for (bundle, infoPlist) in parts.intentsExtensions {
      if let declaration = infoPlist.declaration(of: bundle) { declarations.append(declaration) }
    }
    if !told.declaredIntents.isEmpty {
      declarations.append(
        IntentDeclaration(
          bundle: "--declares", kind: .told,
          supported: told.declaredIntents.map { DeclaredIntent($0) }))
    }
    let isKnown = parts.container.isComplete && !parts.lacksInfoPlist
    return declarations.isEmpty && !isKnown ? nil : declarations
  }

  private func alternativeNames(
    _ own: AlternativeNameFinder?, _ tables: LocalizedInfo, _ development: Language?
  ) -> [AlternativeNames] {
    let watch = parts.watchInfoPlists.compactMap {
      AlternativeNameFinder(infoPlist: $0, tables: tables, developmentLanguage: development)
        .list(isWatch: true)
    }
    return [own?.list()].compactMap(\.self) + watch
  }

  /// Only where the Info.plist is known as a whole can the text be called absent.
  private func usageDescription(_ tables: LocalizedInfo) -> LocalizedText? {
    guard parts.container.isComplete, !parts.lacksInfoPlist, let infoPlist = parts.infoPlist
    else { return nil }
    let key = "NSSiriUsageDescription"
    let localized = tables.languages.compactMap { language in
      tables.text(key, in: language).map { (language, $0.origin.place) }
    }
    return LocalizedText(
      general: infoPlist.text(key)?.origin.place,
      localized: Dictionary(localized, uniquingKeysWith: { first, _ in first }))
  }
}
