extension App {
  /// What an app was found as.
  package struct Container: Hashable, Sendable {
    package var kind: Kind
    /// The app's Info.plist, relative to the input; `nil` when none was found.
    package var infoPlist: String?
    /// Another tool's description of the project, which isn't read, so that facts may be missing.
    package var generator: Generator?

    package init(
      _ kind: Kind = .folder, infoPlist: String? = nil, generator: Generator? = nil
    ) {
      self.kind = kind
      self.infoPlist = infoPlist
      self.generator = generator
    }

    package enum Kind: Hashable, Sendable {
      /// A folder, in which what lies near each other belongs together.
      case folder
      /// A target of an Xcode project, read in one configuration.
      case target(name: String, project: String, configuration: String)
      /// A built app, by the name of its folder.
      case bundle(name: String)
    }

    /// The name of the target or bundle; `nil` for a folder.
    package var bundleName: String? {
      switch kind {
      case .folder: nil
      case .target(let name, _, _), .bundle(let name): name
      }
    }

    /// Whether all bundles of the app are known, so that what wasn't found isn't there.
    package var isComplete: Bool { kind != .folder }
  }

  /// A tool that makes Xcode projects or builds without one.
  package struct Generator: Hashable, Sendable {
    /// For example `XcodeGen`.
    package var name: String
    /// The file that it reads, relative to the input.
    package var path: String

    package init(_ name: String, path: String) {
      self.name = name
      self.path = path
    }
  }
}
