package import Diagnostics

/// What one bundle says of the intents it handles.
package struct IntentDeclaration: Hashable, Sendable {
  /// Who declares: the name of a target or bundle, or the Info.plist's path.
  package var bundle: String
  package var kind: Kind
  /// The intents in the order of the list, repetitions included.
  package var supported: [DeclaredIntent]
  /// The lists of intents that are restricted while the device is locked or its data are protected.
  package var restrictions: [Restriction]

  package init(
    bundle: String, kind: Kind, supported: [DeclaredIntent], restrictions: [Restriction] = []
  ) {
    self.bundle = bundle
    self.kind = kind
    self.supported = supported
    self.restrictions = restrictions
  }

  package enum Kind: Hashable, Sendable {
    /// The app itself, by `INIntentsSupported`.
    case app
    /// An Intents extension, by `IntentsSupported`.
    case intentsExtension
    /// The person who runs the tool.
    case told
  }

  /// A list beside the supported intents, for example `IntentsRestrictedWhileLocked`.
  package struct Restriction: Hashable, Sendable {
    package var key: String
    package var intents: [DeclaredIntent]

    package init(key: String, intents: [DeclaredIntent]) {
      self.key = key
      self.intents = intents
    }
  }
}

/// An intent that the app says it handles.
package struct DeclaredIntent: Hashable, Sendable {
  /// The class name, for example `INStartWorkoutIntent`.
  package var name: String
  /// Where it is declared; `nil` when given on the command line.
  package var place: Place?

  package init(_ name: String, at place: Place? = nil) {
    self.name = name
    self.place = place
  }
}
