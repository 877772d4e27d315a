import CFolderExchange
import Foundation

/// Puts a folder in another's place in one step, so that no reader sees half a site.
enum FolderExchange {
  /// Moves `new` to `target`. Where a folder is there already, the two change places; the old one is
  /// then where the new one was, for the caller to remove.
  static func put(_ new: URL, at target: URL, shownAs path: String) throws(GuideSiteError) {
    if !FileManager.default.fileExists(atPath: target.path) {
      guard rename(new.path, target.path) == 0 else { throw refusal(path) }
      return
    }
    if exchange_folders(new.path, target.path) == 0 { return }
    // Some file systems can't exchange; two renames come close, with a way back.
    let aside = new.path + ".old"
    guard rename(target.path, aside) == 0 else { throw refusal(path) }
    guard rename(new.path, target.path) == 0 else {
      let error = refusal(path)
      rename(aside, target.path)
      throw error
    }
    rename(aside, new.path)
  }

  private static func refusal(_ path: String) -> GuideSiteError {
    let reason =
      switch errno {
      case EBUSY: "this is a mount point, which can't be exchanged; name a folder inside it"
      case ENOTDIR: "the link leads nowhere"
      default: "can't be put in place: \(String(cString: strerror(errno)))"
      }
    return .fileSystem(path: path, reason: reason)
  }
}
