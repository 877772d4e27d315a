import AppDiscovery
import Diagnostics
import FileTree
import Foundation
import Review

/// The settings that hold for an input, and the file they come from.
struct InputSettings {
  /// The file, from the current folder on; `nil` when there is none.
  let path: String?
  let settings: ReviewSettings

  /// Reads the file that was named, or the one beside the input if there is one.
  init(of input: String, _ options: Options) throws(CommandError) {
    let root = AppDiscovery.root(of: input)
    if let named = options.review.settings {
      do throws(FileFailure) {
        let bytes = try DiskTree(root: "").bytes(of: named)
        settings =
          SettingsFile(parsing: bytes, path: named.path(seenFrom: root)).settings
      } catch {
        throw .usage("--config \(named): \(error.message)")
      }
      path = named
      return
    }
    let found = Self.folders(of: input, root: root).map { $0.appendingPath(SettingsFile.name) }
      .first { DiskTree.status(atPath: $0) != nil || DiskTree.isDanglingLink(atPath: $0) }
    guard let found else {
      path = nil
      settings = ReviewSettings()
      return
    }
    path = found
    let shown = found.path(seenFrom: root)
    do throws(FileFailure) {
      let bytes = try DiskTree(root: "").bytes(of: found)
      settings = SettingsFile(parsing: bytes, path: shown).settings
    } catch {
      settings = SettingsFile(unreadable: error.message, at: Place(path: shown)).settings
    }
  }

  /// Says what is wrong with the file, a line for each fault.
  func complain(to console: Console) {
    guard let path else { return }
    for irregularity in settings.irregularities {
      let place = irregularity.place.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      console.complain("siri-guide: \(path.printable)\(place): \(irregularity.message.printable)\n")
    }
  }

  /// Where the file is looked for: in a folder of source code, beside anything else, and for a project
  /// also in the folder that its paths begin in.
  private static func folders(of input: String, root: String) -> [String] {
    let holder = URL(fileURLWithPath: input).deletingLastPathComponent().relativePath
    let name = URL(fileURLWithPath: input).lastPathComponent
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return [holder, root] }
    let isBundle = name.hasSuffix(".app") || name.hasSuffix(".xcarchive")
    return isBundle || DiskTree.status(atPath: root)?.kind == .file ? [holder] : [root]
  }
}

extension InputSettings {
  static func exists(_ input: String) -> Bool { DiskTree.status(atPath: input) != nil }

  /// Whether an input is one file of a larger app, so that what concerns the rest isn't seen.
  static func isPart(_ input: String) -> Bool {
    let name = URL(fileURLWithPath: input).lastPathComponent
    return name.hasSuffix(".plist") || name.hasSuffix(".lproj")
  }
}

extension String {
  /// The way to this file from a folder, both given from the current folder on.
  fileprivate func path(seenFrom folder: String) -> String {
    let own = URL(fileURLWithPath: self).standardizedFileURL
    let file = own.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
    let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath()
      .pathComponents
    let shared = zip(file, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + file[shared...] + [own.lastPathComponent]).joined(separator: "/")
  }
}
