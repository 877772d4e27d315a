import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// What an Info.plist says of its bundle.
struct InfoPlist {
  /// The file, relative to the input; where there is none, the project that makes it.
  let path: String
  /// `nil` when the project makes all of it.
  private let root: PropertyListNode?
  /// What a project fills in.
  private let settings: FilledSettings?

  init(path: String, root: PropertyListNode?, settings: FilledSettings? = nil) {
    self.path = path
    self.root = root
    self.settings = settings
  }

  /// Whether the build settings are known that fill it in.
  var isFilled: Bool { settings != nil }

  /// The folder it lies in.
  var folder: String { path.parentFolder }

  /// What kind of bundle it describes.
  enum Kind: Hashable { case app, watchApp, intentsExtension, other }

  var kind: Kind {
    if let extensionPoint = self["NSExtension"] {
      let identifier = extensionPoint["NSExtensionPointIdentifier"]?.string
      if identifier == "com.apple.watchkit" { return .watchApp }
      return identifier == "com.apple.intents-service" ? .intentsExtension : .other
    }
    let watchKeys = ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]
    if watchKeys.contains(where: { self[$0] != nil }) { return .watchApp }
    guard let type = self["CFBundlePackageType"]?.string else {
      return self["LSRequiresIPhoneOS"] == nil && self["INIntentsSupported"] == nil ? .other : .app
    }
    return type == "APPL" || !type.buildVariables.isEmpty ? .app : .other
  }

  /// Whether it doesn't say what kind of bundle it describes; a project adds that when it is built.
  var isBare: Bool {
    self["CFBundlePackageType"] == nil && self["NSExtension"] == nil && kind == .other
  }

  /// Whether it describes an extension of any kind.
  var isOfExtension: Bool { self["NSExtension"] != nil }

  /// Whether it describes an app, or doesn't say what it describes but has a name for people to see.
  var isOfNamedApp: Bool { kind == .app || isBare && self["CFBundleDisplayName"] != nil }

  /// A value at the top level of the file.
  subscript(key: String) -> PropertyListNode? { root?[key] }

  /// A string that is not blank, with the build settings filled in.
  func text(_ key: String) -> FoundText? {
    if let generated = settings?.generated(key), !generated.isAbsent { return generated }
    if root == nil, key == "CFBundleDevelopmentRegion" {
      return settings?.value("DEVELOPMENT_LANGUAGE")
    }
    guard let node = self[key], let written = node.string else { return nil }
    let found = filled(written, at: place(key))
    return found.isAbsent ? nil : found
  }

  /// A text of the file with the build settings filled in.
  func filled(_ written: String, at place: Place) -> FoundText {
    let variables = written.buildVariables
    guard !variables.isEmpty else { return FoundText(text: written, origin: Origin(place)) }
    guard let filling = settings?.fill(written) else {
      return FoundText(
        text: written, origin: Origin(place, written: written), unresolved: variables)
    }
    return FoundText(
      text: filling.text,
      origin: Origin(place, written: written, settings: filling.settings),
      unresolved: filling.unresolved, problem: filling.problem)
  }

  /// Where a value stands.
  func place(_ key: String) -> Place {
    Place(path: path, range: self[key]?.contentRange ?? self[key]?.range, keyPath: key)
  }

  /// What the bundle declares, under the given name; `nil` when it has no list of intents.
  func declaration(of bundle: String) -> IntentDeclaration? {
    let isExtension = kind == .intentsExtension
    let attributes = isExtension ? self["NSExtension"]?["NSExtensionAttributes"] : root
    let prefix = isExtension ? "Intents" : "INIntents"
    guard let list = attributes?["\(prefix)Supported"], list.array != nil else { return nil }
    let restrictions = ["RestrictedWhileLocked", "RestrictedWhileProtectedDataUnavailable"]
      .compactMap { name -> IntentDeclaration.Restriction? in
        let key = prefix + name
        guard let node = attributes?[key] else { return nil }
        return IntentDeclaration.Restriction(key: key, intents: intents(in: node))
      }
    return IntentDeclaration(
      bundle: bundle, kind: isExtension ? .intentsExtension : .app, supported: intents(in: list),
      restrictions: restrictions)
  }

  private func intents(in list: PropertyListNode) -> [DeclaredIntent] {
    (list.array ?? []).prefix(VocabularyLimits.facts).compactMap { node in
      guard let name = node.string, !name.allSatisfy(\.isWhitespace) else { return nil }
      let place = Place(path: path, range: node.contentRange, keyPath: node.keyPath.description)
      return DeclaredIntent(filled(name, at: place).text, at: place)
    }
  }

  /// `CFBundleLocalizations`.
  var localizations: [(name: String, place: Place)] {
    (self["CFBundleLocalizations"]?.array ?? []).prefix(VocabularyLimits.facts).compactMap { node in
      node.string.map {
        ($0, Place(path: path, range: node.contentRange, keyPath: node.keyPath.description))
      }
    }
  }
}
