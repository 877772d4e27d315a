package import Diagnostics

extension XcodeProject {
  /// A target that builds a product.
  package struct Target: Sendable {
    /// What the project file calls it.
    package let identifier: String
    /// The name, and where it stands.
    package let name: Placed<String>
    package let kind: TargetKind
    /// The SDK it is built with, without a version: `iphoneos`, `watchos`, `macosx`, `appletvos` or
    /// `xros`. For several platforms, and when it can't be told, `iphoneos`.
    package let sdk: String
    /// The name that the target was made with, which need not be that of the product.
    package let productName: String?
    /// The files that go into its bundle, each once, sorted by path.
    package let resources: [Resource]
    /// The identifiers of the targets whose products are copied into its bundle.
    package let embedded: [String]
    /// The identifiers of the targets that are built first.
    package let dependencies: [String]
    package let settings: BuildSettings
    /// The file that `INFOPLIST_FILE` names, relative to the tree; `nil` when the setting is
    /// missing, can't be told or leads out of the tree. The file need not exist.
    package let infoPlist: String?
  }

  /// A file of a target's bundle.
  package struct Resource: Hashable, Sendable {
    /// The file, or a folder that goes into the bundle as a whole, relative to the tree.
    package let path: String
    /// The name of the `.lproj` folder it goes into, without the suffix; `nil` when it goes into
    /// none.
    package let localization: String?
    /// Where in the bundle's resources a file lies that is copied as it is:
    /// `fr.lproj/AppIntentVocabulary.plist`.
    package let bundlePath: String
    /// Whether it is a folder, such as an asset catalog.
    package let isFolder: Bool
    /// Whether the tree doesn't hold it.
    package let isMissing: Bool
    /// What in the project file makes it a member: the reference to it, or the synchronized
    /// folder.
    package let place: Place
  }
}
