import Diagnostics
import FileTree
import Vocabulary

/// What a reading found of one app: its files and Info.plists, not yet made into facts.
struct AppParts {
  /// The app's folder, relative to the input.
  var path: String
  var container: App.Container
  /// The vocabulary files, each with the bundle it reaches.
  var vocabularies: [String: Membership] = [:]
  /// The app's own Info.plist.
  var infoPlist: InfoPlist?
  /// The Info.plists of the app's Intents extensions, each with the bundle's name.
  var intentsExtensions: [(bundle: String, infoPlist: InfoPlist)] = []
  /// The Info.plists of what runs on the watch.
  var watchInfoPlists: [InfoPlist] = []
  /// Whether an Info.plist of one of the app's bundles could not be read, so that what it declares
  /// isn't known.
  var lacksInfoPlist = false
  /// The `.lproj` folders of the app.
  var localizationFolders: [String] = []
  /// The files that localize Info.plist, `InfoPlist.strings` and string catalogues; `nil` for those in
  /// the folders of the languages and among the catalogues.
  var infoTables: [String]?
  /// The string catalogues of the app.
  var catalogs: [String] = []
  /// The `.intentdefinition` files of the app.
  var intentDefinitions: [String] = []
  /// Pictures that may be the app's icon, those of the best place first.
  var icons: [[String]] = []
  var misnamedFiles: [String] = []
  var failures: [ReadFailure] = []
  var remarks: [ReadFailure] = []

  /// Whether the app speaks to Siri: it has a vocabulary, or declares an intent of the system, for which
  /// the store asks for one.
  var speaksToSiri: Bool {
    let infoPlists = [infoPlist].compactMap(\.self) + intentsExtensions.map(\.infoPlist)
    return !vocabularies.isEmpty
      || infoPlists.compactMap { $0.declaration(of: "") }.flatMap(\.supported)
        .contains { IntentCatalog.intent(named: $0.name) != nil }
  }

  init(path: String, container: App.Container) {
    self.path = path
    self.container = container
  }
}
