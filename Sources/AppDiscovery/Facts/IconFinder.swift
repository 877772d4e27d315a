import FileTree
import Foundation
import PropertyList

/// Finds the app's icon: in an asset catalogue of source code, or as a file of a built app.
struct IconFinder {
  let tree: any FileTree

  /// The picture as it is stored, with its path: of the first group that has one, the largest that isn't
  /// huge.
  func icon(among groups: [[String]]) -> (path: String, picture: Data)? {
    groups.lazy.compactMap(icon(of:)).first
  }

  private func icon(of candidates: [String]) -> (path: String, picture: Data)? {
    let sized = candidates.compactMap { path -> (path: String, size: Int)? in
      guard let status = tree.status(of: path), status.kind == .file else { return nil }
      return (path, status.size)
    }.filter { $0.size > 0 && $0.size <= Self.largestSize }
    let best = sized.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    return best.lazy.compactMap { candidate in
      (try? tree.bytes(of: candidate.path)).map { (candidate.path, Data($0)) }
    }.first { !Self.isPacked($0.1) }
  }

  /// In bytes; a larger icon would weigh more than the guide it stands in.
  private static let largestSize = 512 * 1024

  /// Whether a picture is in the form of PNG that only Apple's systems read: its first chunk is
  /// `CgBI`.
  private static func isPacked(_ picture: Data) -> Bool {
    picture.dropFirst(12).starts(with: Array("CgBI".utf8))
  }

  /// The pictures in an icon's folder of an asset catalogue.
  func pictures(in iconSet: String) -> [String] { pictures(in: iconSet) { _ in true } }

  /// The pictures that the Info.plist of a built app names, without their suffixes.
  func pictures(namedBy infoPlist: InfoPlist) -> [String] {
    let primary = infoPlist["CFBundleIcons"]?["CFBundlePrimaryIcon"]
    let names = (primary?["CFBundleIconFiles"]?.array ?? []).compactMap(\.string)
      .filter { !$0.isEmpty }
    if names.isEmpty { return [] }
    return pictures(in: infoPlist.folder) { file in names.contains { file.hasPrefix($0) } }
  }

  private func pictures(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? tree.names(in: folder)) ?? []
    let suffixes = [".png", ".jpg", ".jpeg"]
    return names.filter { name in
      isWanted(name) && suffixes.contains { name.lowercased().hasSuffix($0) }
    }.map { folder.appendingPath($0) }
  }
}
