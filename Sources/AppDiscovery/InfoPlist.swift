import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// What an Info.plist says of its bundle.
struct InfoPlist {
  /// The file, relative to the input.
  let path: String
  private let root: PropertyListNode

  init(path: String, root: PropertyListNode) {
    self.path = path
    self.root = root
  }

  /// The folder it lies in.
  var folder: String { path.parentFolder }

  /// What kind of bundle it describes.
  enum Kind: Hashable { case app, watchApp, intentsExtension, other }

  var kind: Kind {
    if let extensionPoint = self["NSExtension"] {
      let identifier = extensionPoint["NSExtensionPointIdentifier"]?.string
      return identifier == "com.apple.intents-service" ? .intentsExtension : .other
    }
    let watchKeys = ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]
    if watchKeys.contains(where: { self[$0] != nil }) { return .watchApp }
    guard let type = self["CFBundlePackageType"]?.string else {
      return self["LSRequiresIPhoneOS"] == nil && self["INIntentsSupported"] == nil ? .other : .app
    }
    return type == "APPL" || type.isBuildVariable ? .app : .other
  }

  /// A value at the top level.
  subscript(key: String) -> PropertyListNode? { root[key] }

  /// A string that is not blank.
  func text(_ key: String) -> String? {
    guard let text = self[key]?.string, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// Where a value stands.
  func place(_ key: String) -> Place {
    Place(path: path, range: self[key]?.contentRange ?? self[key]?.range, keyPath: key)
  }

  /// The intents declared, with their places; `nil` when the key is absent.
  var declaredIntents: [(name: String, place: Place)]? {
    let list =
      kind == .intentsExtension
      ? self["NSExtension"]?["NSExtensionAttributes"]?["IntentsSupported"]
      : self["INIntentsSupported"]
    return list?.array?.prefix(VocabularyLimits.facts).compactMap { node in
      guard let name = node.string, !name.allSatisfy(\.isWhitespace) else { return nil }
      let place = Place(path: path, range: node.contentRange, keyPath: node.keyPath.description)
      return (name, place)
    }
  }

  /// `INAlternativeAppNames` as written.
  var alternativeNames: [(name: String, hint: String?, place: Place)] {
    (self["INAlternativeAppNames"]?.array ?? []).compactMap { entry in
      guard let node = entry["INAlternativeAppName"], let name = node.string else { return nil }
      let place = Place(path: path, range: node.contentRange, keyPath: node.keyPath.description)
      return (name, entry["INAlternativeAppNamePronunciationHint"]?.string, place)
    }
  }

  /// `CFBundleLocalizations`.
  var localizations: [String] {
    (self["CFBundleLocalizations"]?.array ?? []).prefix(VocabularyLimits.facts)
      .compactMap(\.string)
  }
}

extension String {
  /// Whether a build still has to fill it in, as `${APP_NAME}` or `$(PRODUCT_NAME) Beta`.
  var isBuildVariable: Bool { contains("$(") || contains("${") }
}
