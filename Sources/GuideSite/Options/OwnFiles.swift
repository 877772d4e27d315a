import Foundation

/// Reads what people hand in for a guide.
enum OwnFile {
  /// The largest file read, in bytes.
  private static let largestSize = 4 * 1024 * 1024

  static func data(_ path: String) throws(GuideSiteError) -> Data {
    let manager = FileManager.default
    let attributes = try? manager.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .fileSystem(path: path, reason: "there is no such file")
    }
    guard let size = attributes[.size] as? Int, size <= largestSize else {
      throw .fileSystem(path: path, reason: "the file is larger than 4 MB")
    }
    guard let data = manager.contents(atPath: path) else {
      throw .fileSystem(path: path, reason: "the file can't be opened; check its permissions")
    }
    return data
  }

  static func text(_ path: String) throws(GuideSiteError) -> String {
    guard let text = String(validating: try data(path), as: UTF8.self) else {
      throw .fileSystem(path: path, reason: "the file is not UTF-8 text")
    }
    return text
  }
}

extension Picture {
  /// - Throws: when the file can't be read or is no PNG, JPEG or SVG.
  package init(file path: String) throws(GuideSiteError) {
    guard let picture = Picture(try OwnFile.data(path)) else {
      throw .fileSystem(path: path, reason: "this is no PNG, JPEG or SVG picture")
    }
    self = picture
  }
}

extension OwnPages {
  /// The Markdown files of a folder: pages in it, introductions in `languages/`.
  ///
  /// - Throws: when the folder or a file in it can't be read.
  package init(folder: String) throws(GuideSiteError) {
    self.init()
    for name in try Self.markdownFiles(in: folder) {
      let text = try OwnFile.text("\(folder)/\(name).md")
      pages.append(OwnPage(name: name, markdown: text))
    }
    pictures = try Self.pictures(in: folder)
    let languages = "\(folder)/languages"
    guard FileManager.default.fileExists(atPath: languages) else { return }
    for name in try Self.markdownFiles(in: languages) {
      introductions[name] = try OwnFile.text("\(languages)/\(name).md")
    }
  }

  /// The pictures in a folder and all below it.
  private static func pictures(in folder: String) throws(GuideSiteError) -> [String: Picture] {
    let suffixes = [".png", ".jpg", ".jpeg", ".svg"]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var pictures: [String: Picture] = [:]
    for path in paths.sorted() where suffixes.contains(where: path.lowercased().hasSuffix) {
      pictures[path] = try Picture(file: "\(folder)/\(path)")
    }
    return pictures
  }

  private static func markdownFiles(in folder: String) throws(GuideSiteError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .fileSystem(path: folder, reason: "the folder can't be opened")
    }
    return names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()
      .map { String($0.dropLast(".md".count)) }
  }
}
