/// Why no app could be made of an input.
package struct DiscoveryError: Error, Hashable, Sendable {
  /// The input as it was given.
  package let input: String
  package let reason: Reason

  package init(input: String, reason: Reason) {
    self.input = input
    self.reason = reason
  }

  package enum Reason: Error, Hashable, Sendable {
    /// There is nothing at that path.
    case missing
    /// The input is nothing that can hold a vocabulary.
    case unsuitable
    /// The input can't be opened; why.
    case unreadable(String)
    /// The folder holds no vocabulary; the number of folders looked through.
    case noVocabulary(folders: Int)
    /// The folder holds more than is looked through.
    case tooLarge(limit: Int)
  }

  /// One line that says what is wrong and what to do.
  package var message: String {
    switch reason {
    case .missing:
      input.isEmpty ? "the input is an empty path" : "\(input): there is no such file or folder"
    case .unsuitable:
      "\(input): this is neither a folder nor a property list; pass the app's source folder, a built "
        + ".app, or one AppIntentVocabulary.plist"
    case .unreadable(let reason): "\(input): \(reason)"
    case .noVocabulary(let folders):
      "\(input): no Siri vocabulary found; looked for files named AppIntentVocabulary.plist, in .lproj "
        + "folders or outside any, in \(folders) \(folders == 1 ? "folder" : "folders") (hidden ones, "
        + "Pods, Carthage, DerivedData and node_modules left out)"
    case .tooLarge(let limit):
      "\(input): more than \(limit) files and folders; pass the app's own folder"
    }
  }
}
