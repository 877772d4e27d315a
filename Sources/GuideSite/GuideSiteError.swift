/// Why a guide could not be made or published.
package enum GuideSiteError: Error, Hashable, Sendable {
  /// A template is broken or missing; the message names file, line and column.
  case template(String)
  /// A page can't be rendered.
  case page(path: String, reason: String)
  /// The folder to publish into holds something that no guide put there.
  case foreignFolder(path: String)
  /// The file system refused.
  case fileSystem(path: String, reason: String)

  /// One line that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .template(let message): message
    case .page(let path, let reason): "\(path): the page can't be rendered: \(reason)"
    case .foreignFolder(let path):
      "\(path): the folder is not empty and holds no guide of siri-guide, so nothing was written; "
        + "pass another folder with -o, or empty this one"
    case .fileSystem(let path, let reason): "\(path): \(reason)"
    }
  }
}
