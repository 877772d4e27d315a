import Diagnostics

extension SettingsTable {
  /// What Xcode sets for every target of a project, as far as names in Info.plists depend on it
  /// (swift-build, `Settings` and `CoreBuildSystem.xcspec`).
  ///
  /// Paths are relative to the folder that holds the project, as is a path in a setting without
  /// any variable: `$(SRCROOT)/App/Info.plist` becomes `./App/Info.plist`.
  init(project: String, region: Placed<String>?, configuration: String) {
    add(project, for: "PROJECT_NAME")
    add(configuration, for: "CONFIGURATION")
    add(region?.value ?? "en", for: "DEVELOPMENT_LANGUAGE", at: region?.place)
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { add(".", for: name) }
    add("iphoneos", for: "SDKROOT")
    add("$(TARGET_NAME)", for: "PRODUCT_NAME")
    add("$(PRODUCT_NAME:c99extidentifier)", for: "PRODUCT_MODULE_NAME")
    add("$(PRODUCT_NAME)", for: "EXECUTABLE_NAME")
    add("$(WRAPPER_NAME)", for: "FULL_PRODUCT_NAME")
    add("$(PRODUCT_NAME)$(WRAPPER_SUFFIX:default=)", for: "WRAPPER_NAME")
  }

  /// What Xcode sets for one target.
  init(target: String, at place: Place, kind: TargetKind) {
    for name in ["TARGET_NAME", "TARGETNAME"] { add(target, for: name, at: place) }
    guard let bundle = kind.bundle else { return }
    add(".\(bundle.suffix)", for: "WRAPPER_SUFFIX")
    add(bundle.suffix, for: "WRAPPER_EXTENSION")
    add(bundle.packageType, for: "PRODUCT_BUNDLE_PACKAGE_TYPE")
  }
}

extension TargetKind {
  /// The suffix of its bundle and what `CFBundlePackageType` says.
  fileprivate var bundle: (suffix: String, packageType: String)? {
    switch self {
    case .application, .watchApp, .appClip: ("app", "APPL")
    case .appExtension: ("appex", "XPC!")
    case .framework: ("framework", "FMWK")
    case .bundle: ("bundle", "BNDL")
    case .unitTest, .uiTest: ("xctest", "BNDL")
    case .other: nil
    }
  }
}
