/// Why no app could be made of an input.
package enum DiscoveryError: Error, Hashable, Sendable {
  /// There is nothing at that path.
  case missing(input: String)
  /// The input is neither a folder nor a property list.
  case unsuitable(input: String)
  /// The folder can't be opened.
  case unreadable(input: String, reason: String)
  /// The folder holds no vocabulary; the number of folders looked through.
  case noVocabulary(input: String, folders: Int)
  /// The folder holds more than is looked through.
  case tooLarge(input: String, limit: Int)

  /// One line that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .missing(let input):
      input.isEmpty ? "the input is an empty path" : "\(input): there is no such file or folder"
    case .unsuitable(let input):
      "\(input): this is neither a folder nor a property list; pass the app's source folder, a built "
        + ".app, or one AppIntentVocabulary.plist"
    case .unreadable(let input, let reason):
      "\(input): the folder can't be opened: \(reason)"
    case .noVocabulary(let input, let folders):
      "\(input): no Siri vocabulary found; looked for files named AppIntentVocabulary.plist, in .lproj "
        + "folders or outside any, in \(folders) \(folders == 1 ? "folder" : "folders") (hidden ones, "
        + "Pods, Carthage, DerivedData and node_modules left out)"
    case .tooLarge(let input, let limit):
      "\(input): more than \(limit) files and folders; pass the app's own folder"
    }
  }
}
