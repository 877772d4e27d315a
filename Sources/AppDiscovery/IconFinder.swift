import FileTree
import Foundation
import PropertyList

/// Finds the app's icon: in an asset catalogue of source code, or as a file of a built app.
struct IconFinder {
  let tree: any FileTree
  /// The `AppIcon.appiconset` folders that may be the app's.
  let iconSets: [String]
  let infoPlist: InfoPlist?
  /// The topmost folder of the vocabularies.
  let folder: String

  /// The picture as it is stored; of several the largest one that isn't huge.
  var icon: Data? {
    let candidates = catalogueFiles + bundleFiles
    let sized = candidates.compactMap { path -> (path: String, size: Int)? in
      guard let status = tree.status(of: path), status.kind == .file else { return nil }
      return (path, status.size)
    }.filter { $0.size > 0 && $0.size <= Self.largestSize }
    let best = sized.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    return best.lazy.compactMap { (try? tree.bytes(of: $0.path)).map { Data($0) } }
      .first { !Self.isPacked($0) }
  }

  /// Whether a picture is in the form of PNG that only Apple's systems read: its first chunk is
  /// `CgBI`.
  private static func isPacked(_ picture: Data) -> Bool {
    picture.dropFirst(12).starts(with: Array("CgBI".utf8))
  }

  /// In bytes; a larger icon would weigh more than the guide it stands in.
  private static let largestSize = 512 * 1024

  /// The pictures of the `AppIcon` nearest to the app.
  private var catalogueFiles: [String] {
    let home = infoPlist?.folder ?? folder
    let nearest = iconSets.min {
      ($0.distance(to: home), $0) < ($1.distance(to: home), $1)
    }
    guard let nearest else { return [] }
    return pictures(in: nearest) { _ in true }
  }

  /// The pictures that the Info.plist of a built app names, without their suffixes.
  private var bundleFiles: [String] {
    guard let infoPlist else { return [] }
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
