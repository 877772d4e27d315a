package import Diagnostics

/// Where a fact about an app was found.
package struct Origin: Hashable, Sendable {
  /// The file, and the key or the line in it.
  package var place: Place
  /// The value as it is written there, when build settings had to be filled in: `$(PRODUCT_NAME)`.
  package var written: String?
  /// The build settings that were filled in, in the order of their use.
  package var settings: [Setting]

  package init(_ place: Place, written: String? = nil, settings: [Setting] = []) {
    self.place = place
    self.written = written
    self.settings = settings
  }

  /// A build setting, and where its value was found.
  package struct Setting: Hashable, Sendable {
    package var name: String
    /// `nil` for a value that Xcode itself gives, such as `TARGET_NAME`.
    package var place: Place?

    package init(_ name: String, at place: Place?) {
      self.name = name
      self.place = place
    }
  }
}
