import Archive
import FileTree
import TestSupport
import Testing

@Suite("Links in an archive")
struct LinkTests {
  @Test func `lead to files and folders inside`() throws {
    let archive = try OpenedArchive([
      .link("A.framework/Resources", to: "Versions/Current/Resources"),
      .link("A.framework/Versions/Current", to: "A"),
      .file("A.framework/Versions/A/Resources/Info.plist", "info"),
      .link("up/and/down", to: "../.././A.framework//Resources/Info.plist"),
    ])
    #expect(archive.failures == [])
    #expect(try archive.tree.names(in: "A.framework/Resources") == ["Info.plist"])
    #expect(try archive.text("A.framework/Resources/Info.plist") == "info")
    #expect(try archive.text("up/and/down") == "info")
    #expect(archive.tree.hasFile("up/and/down"))
    #expect(
      archive.tree.status(of: "up/and/down")?.identity
        == .path("A.framework/Versions/A/Resources/Info.plist"))
  }

  @Test func `may be deflated and have names beyond ASCII`() throws {
    let archive = try OpenedArchive(
      python: """
        with zipfile.ZipFile(archive, 'w', zipfile.ZIP_DEFLATED) as zip:
          info = zipfile.ZipInfo('link')
          info.external_attr = 0o120755 << 16
          info.compress_type = zipfile.ZIP_DEFLATED
          zip.writestr(info, 'Ordner/Größe')
          zip.writestr('Ordner/Größe', 'text')
        """)
    #expect(try archive.text("link") == "text")
  }

  @Test(arguments: [
    ("gone", "leads nowhere"), ("file/x", "leads nowhere"), ("", "leads nowhere"),
    ("/etc/passwd", "leads out of the archive"), ("../../x", "leads out of the archive"),
    ("C:\\x", "leads out of the archive"), ("../folder/../../file", "leads out of the archive"),
    ("link", "leads in a circle or through more than 16 links"),
    ("second", "leads in a circle or through more than 16 links"),
  ])
  func `that lead nowhere are named`(target: String, message: String) throws {
    let archive = try OpenedArchive([
      .file("folder/file", "1"), .link("folder/link", to: target),
      .link("folder/second", to: "third"), .link("folder/third", to: "second"),
    ])
    #expect(try archive.text("folder/file") == "1")
    #expect(try archive.tree.names(in: "folder") == ["file", "link", "second", "third"])
    #expect(archive.tree.status(of: "folder/link") == nil)
    #expect(archive.tree.status(of: "folder/link/below") == nil)
    let expected = "it is a link to \(target), which \(message)"
    #expect(try archive.failure(of: "folder/link") == expected)
    #expect(archive.failures.first == "folder/link: \(expected)")
    #expect(archive.failures.count == 3)
  }

  @Test func `are followed through a number of others`() throws {
    let links: [SampleArchive.Entry] = (0..<20).map { .link("\($0)", to: "\($0 + 1)") }
    let archive = try OpenedArchive(links + [.file("20", "end")])
    #expect(try archive.text("4") == "end")
    #expect(try archive.failure(of: "3").contains("more than 16 links"))
    #expect(archive.tree.failures.map(\.path) == ["0", "1", "2", "3"])
  }

  @Test func `to the folder they are in don't go on for ever`() throws {
    let archive = try OpenedArchive([.file("a/file", "1"), .link("a/self", to: ".")])
    #expect(archive.tree.status(of: "a/self")?.kind == nil)
    let parent = try OpenedArchive([.file("a/file", "1"), .link("a/up", to: "../a")])
    #expect(parent.tree.status(of: "a/up/up/up")?.identity == .path("a"))
    #expect(try parent.text("a/up/up/file") == "1")
  }
}
