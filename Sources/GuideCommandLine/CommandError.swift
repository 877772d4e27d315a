import AppDiscovery
import GuideSite

/// Why a command could not do its work, in one line.
package enum CommandError: Error, Hashable, Sendable {
  case usage(String)
  case discovery(String)
  case site(String)
  case output(path: String, reason: String)

  init(_ error: DiscoveryError) { self = .discovery(error.message) }
  init(_ error: GuideSiteError) { self = .site(error.message) }

  /// What is wrong and what to do.
  package var message: String {
    switch self {
    case .usage(let message), .discovery(let message), .site(let message): message
    case .output(let path, let reason): "\(path): can't be written: \(reason)"
    }
  }
}
