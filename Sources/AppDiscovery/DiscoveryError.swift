import Diagnostics
package import Vocabulary

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
    /// The folder holds no vocabulary; the number of folders looked through, and a file whose name
    /// resembles that of one, and what could not be opened.
    case noVocabulary(folders: Int, misnamed: String? = nil, unopened: [String] = [])
    /// The archive holds no app.
    case noApp
    /// The project or workspace that was given can't be read.
    case project(ReadFailure)
    /// The folder holds more than is looked through.
    case tooLarge(limit: Int)
  }

  /// One line that says what is wrong and what to do.
  package var message: String {
    switch reason {
    case .missing:
      input.isEmpty ? "the input is an empty path" : "\(input): there is no such file or folder"
    case .unsuitable:
      "\(input): this is nothing that holds an app; pass its source folder, an .xcodeproj, a built "
        + ".app or .ipa, or one AppIntentVocabulary.plist"
    case .unreadable(let reason): "\(input): \(reason)"
    case .project(let failure):
      "\(input): \(failure.message) (\(failure.place.path)"
        + (failure.place.range.map { ":\($0.start.line)" } ?? "") + ")"
    case .noApp:
      "\(input): there is no app in this archive; pass an .ipa as Xcode exports it, or the .app itself"
    case .noVocabulary(_, let misnamed?, _):
      "\(input): no Siri vocabulary found, but \(misnamed) is nearly named like one; rename it to "
        + "AppIntentVocabulary.plist, the only name that Xcode and Siri look for"
    case .noVocabulary(let folders, nil, let unopened) where !unopened.isEmpty:
      "\(input): no Siri vocabulary found in \(folders) \(folders == 1 ? "folder" : "folders"), but "
        + unopened.prefix(3).joined(separator: ", ")
        + (unopened.count > 3 ? " and \(unopened.count - 3) more" : "")
        + " could not be opened; check the permissions"
    case .noVocabulary(let folders, nil, _):
      "\(input): no Siri vocabulary found; looked for files named AppIntentVocabulary.plist, in .lproj "
        + "folders or outside any, in \(folders) \(folders == 1 ? "folder" : "folders") ("
        + "\(LeftOut.words) left out)"
    case .tooLarge(let limit):
      "\(input): more than \(limit) files and folders; pass the app's own folder"
    }
  }
}
