package import Diagnostics

extension Localization {
  /// Why a language counts as one of the app's.
  package enum Reason: Hashable, Sendable {
    /// A `.lproj` folder.
    case folder(String)
    /// A string catalogue with texts in it.
    case catalog(String)
    /// `CFBundleLocalizations` lists it.
    case listed(Place)
    /// It is the development language, and nothing else names any.
    case developmentRegion
    /// It was given on the command line.
    case told
  }
}
