import Foundation
import TestSupport
import Testing

@testable import GuideSite

@Suite("Publishing a site")
struct SitePublisherTests {
  private let folder: TemporaryFolder
  private let first = [
    SiteFile(path: "index.html", text: "first"), SiteFile(path: "fr/index.html", text: "français"),
    SiteFile(path: "assets/a.css", text: "a"),
  ]
  private let second = [
    SiteFile(path: "index.html", text: "second"), SiteFile(path: "assets/b.css", text: "b"),
  ]

  init() throws { folder = try TemporaryFolder() }

  private func files(in path: String = "Site") throws -> [String] {
    try TemporaryFolder.files(below: folder.path(path))
  }

  /// Publishes to a target that must refuse, and checks that all around it is as it was.
  private func refusal(_ target: String) throws -> GuideSiteError {
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let error = try #require(throws: GuideSiteError.self) {
      try SitePublisher.publish(first, to: folder.path(target))
    }
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(after == before)
    #expect(error.message.hasPrefix(folder.path(target)))
    return error
  }

  @Test(arguments: ["Site", "not/yet/there/Site", "Site/"])
  func `makes a new folder with its parents`(target: String) throws {
    try SitePublisher.publish(first, to: folder.path(target))
    let path = target.hasSuffix("/") ? "Site" : target
    #expect(try files(in: path) == [".siri-guide", "assets/a.css", "fr/index.html", "index.html"])
    #expect(try folder.text("\(path)/fr/index.html") == "français")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: URL(fileURLWithPath: folder.path(path)).deletingLastPathComponent().path
      ).count == 1)
  }

  @Test func `takes an empty folder`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("Site"), withIntermediateDirectories: true)
    try SitePublisher.publish(first, to: folder.path("Site"))
    #expect(try files().count == 4)
  }

  @Test func `replaces an earlier guide and keeps what others put there`() throws {
    try SitePublisher.publish(first, to: folder.path("Site"))
    try folder.write("guide.test", to: "Site/CNAME")
    try folder.write("mine", to: "Site/fr/notes/mine.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Site/link"), withDestinationPath: "../elsewhere")
    try SitePublisher.publish(second, to: folder.path("Site"))
    #expect(
      try files() == [
        ".siri-guide", "CNAME", "assets/b.css", "fr/notes/mine.txt", "index.html", "link",
      ])
    #expect(try folder.text("Site/index.html") == "second")
    #expect(try folder.text("Site/CNAME") == "guide.test")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Site/link"))
    #expect(link == "../elsewhere")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Site"])
    // Kept files stay foreign: the next guide keeps them too.
    try SitePublisher.publish(first, to: folder.path("Site"))
    #expect(try folder.text("Site/CNAME") == "guide.test")
  }

  @Test func `changes no byte when nothing has changed`() throws {
    try SitePublisher.publish(first, to: folder.path("Site"))
    let before = try files().map { try folder.text("Site/\($0)") }
    try SitePublisher.publish(first, to: folder.path("Site"))
    #expect(try files().map { try folder.text("Site/\($0)") } == before)
  }

  @Test func `refuses a folder that holds something else`() throws {
    try folder.write("mine", to: "Documents/letter.txt")
    #expect(
      try refusal("Documents") == .foreignFolder(path: folder.path("Documents")))
    #expect(try folder.text("Documents/letter.txt") == "mine")
  }

  @Test func `refuses a file`() throws {
    try folder.write("mine", to: "Site")
    #expect(try refusal("Site").message.contains("a file of that name"))
    #expect(try folder.text("Site") == "mine")
  }

  @Test func `refuses a folder inside a file`() throws {
    try folder.write("mine", to: "file")
    guard case .fileSystem = try refusal("file/Site") else {
      Issue.record("The file system is what refuses")
      return
    }
  }

  @Test func `goes through a link to a guide's folder and leaves the link`() throws {
    try SitePublisher.publish(first, to: folder.path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Site"), withDestinationPath: "real")
    try SitePublisher.publish(second, to: folder.path("Site"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Site")) == "real")
    #expect(try folder.text("real/index.html") == "second")
    #expect(try files(in: "real").contains("fr/index.html") == false)
  }

  @Test func `refuses a link to a folder that holds something else`() throws {
    try folder.write("mine", to: "Documents/letter.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Site"), withDestinationPath: "Documents")
    #expect(try refusal("Site") == .foreignFolder(path: folder.path("Site")))
  }

  @Test func `refuses a link that leads nowhere`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Site"), withDestinationPath: "gone")
    guard case .fileSystem = try refusal("Site") else {
      Issue.record("The file system is what refuses")
      return
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Site")) == "gone")
  }

  @Test func `changes nothing when a kept file stands in the way of a folder`() throws {
    try SitePublisher.publish(second, to: folder.path("Site"))
    try folder.write("mine", to: "Site/fr")
    _ = try refusal("Site")
    #expect(try folder.text("Site/fr") == "mine")
    #expect(try folder.text("Site/index.html") == "second")
  }

  @Test(.enabled(if: geteuid() != 0, "Root may write everywhere"))
  func `refuses a folder whose parent can't be written to`() throws {
    let parent = folder.path("closed")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: parent)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: parent)
    }
    guard case .fileSystem = try refusal("closed/Site") else {
      Issue.record("The file system is what refuses")
      return
    }
  }
}
