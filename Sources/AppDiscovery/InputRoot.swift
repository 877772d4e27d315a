import FileTree
import Foundation

/// The folder that the paths of an input's apps begin in.
struct InputRoot {
  /// Written as the input was, without a slash at its end; empty for the current folder.
  private(set) var path = ""
  /// The way from there to the folder that holds a project; empty for other inputs.
  private(set) var inner = ""

  init(of input: String) {
    if let file = Self.vocabulary(ofLocalizationFolder: input) {
      self = InputRoot(of: file)
      return
    }
    if let project = Self.project(holdingWorkspace: input) {
      self = InputRoot(of: project)
      return
    }
    let name = URL(fileURLWithPath: input).lastPathComponent
    let holder = input.withoutFinalSlashes.parentFolder.withoutFinalSlashes
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
      inner = Self.wayFromRepository(to: holder) ?? ""
      path = holder.climbing(inner.split(separator: "/").count)
    } else if DiskTree.status(atPath: input)?.kind == .folder || !name.hasSuffix(".plist") {
      path = input.withoutFinalSlashes
    } else if holder.localizationName != nil {
      path = holder.parentFolder
    } else {
      // The current folder may be an `.lproj` although the input doesn't say so.
      let folder = URL(fileURLWithPath: input).deletingLastPathComponent().lastPathComponent
      path = folder.localizationName == nil ? holder : holder.climbing(1)
    }
  }

  /// The project that a workspace lies in, which Xcode makes inside of each.
  static func project(holdingWorkspace input: String) -> String? {
    let path = input.withoutFinalSlashes
    let holder = path.parentFolder.withoutFinalSlashes
    return path.hasSuffix(".xcworkspace") && holder.hasSuffix(".xcodeproj") ? holder : nil
  }

  /// The vocabulary in an `.lproj` folder that is given as the input itself.
  static func vocabulary(ofLocalizationFolder input: String) -> String? {
    guard URL(fileURLWithPath: input).lastPathComponent.localizationName != nil else { return nil }
    let file = "\(input.withoutFinalSlashes)/\(FolderScan.vocabularyName)"
    return DiskTree.status(atPath: file)?.kind == .file ? file : nil
  }

  /// The way from the root of the repository that a folder lies in; `nil` when it lies in none.
  static func wayFromRepository(to folder: String) -> String? {
    let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath()
    var way: [String] = []
    var place = start
    while place.pathComponents.count > 1 {
      if DiskTree.status(atPath: place.appending(component: ".git").path) != nil {
        return way.reversed().joined(separator: "/")
      }
      way.append(place.lastPathComponent)
      place.deleteLastPathComponent()
    }
    return nil
  }
}

extension String {
  fileprivate var withoutFinalSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// The folder so many steps above this one.
  fileprivate func climbing(_ steps: Int) -> String {
    var folder = self
    for _ in 0..<steps {
      let last = folder.lastPathPart
      if folder.isEmpty || last == "." || last == ".." {
        folder = folder.isEmpty ? ".." : "\(folder)/.."
      } else {
        folder = folder.hasPrefix("/") && folder.parentFolder.isEmpty ? "/" : folder.parentFolder
      }
    }
    return folder
  }
}
