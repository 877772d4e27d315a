import Archive
import FileTree
import Foundation
import TestSupport
import Testing

@Suite("An archive")
struct ReadingTests {
  @Test func `is a tree of files and folders`() throws {
    let archive = try OpenedArchive([
      .folder("Payload"), .folder("Payload/A.app"), .file("Payload/A.app/Info.plist", "info"),
      .file("Payload/A.app/en.lproj/b", "b"), .file("Payload/A.app/en.lproj/a", "a"),
    ])
    #expect(archive.failures == [])
    #expect(try archive.tree.names(in: "") == ["Payload"])
    #expect(try archive.tree.names(in: "Payload/A.app") == ["Info.plist", "en.lproj"])
    #expect(try archive.tree.names(in: "Payload/A.app/en.lproj") == ["a", "b"])
    #expect(try archive.text("Payload/A.app/Info.plist") == "info")
    #expect(archive.tree.hasFile("Payload/A.app/en.lproj/a"))
    #expect(!archive.tree.hasFile("Payload/A.app/en.lproj"))
    #expect(archive.tree.status(of: "Payload/A.app/en.lproj/a")?.size == 1)
    #expect(archive.tree.status(of: "")?.kind == .folder)
    #expect(archive.tree.status(of: "Payload")?.kind == .folder)
    #expect(archive.tree.status(of: "Payload/missing") == nil)
    #expect(archive.tree.status(of: "Payload/A.app/Info.plist/below") == nil)
  }

  @Test func `says what is wrong with a path`() throws {
    let archive = try OpenedArchive([.file("a/b", "b")])
    #expect(try archive.failure(of: "a") == "it is a folder, not a file")
    #expect(try archive.failure(of: "a/c") == "it is not in the archive")
    #expect(throws: FileFailure("it is a file, not a folder")) {
      try archive.tree.names(in: "a/b")
    }
    #expect(throws: FileFailure("it is not in the archive")) { try archive.tree.names(in: "c") }
  }

  @Test func `unpacks only what is wanted`() throws {
    var asked: [String] = []
    let archive = try OpenedArchive([
      .folder("a"), .file("a/wanted", "yes"), .file("a/other", "no"), .file("./b", "no"),
    ]) { path in
      asked.append(path)
      return path == "a/wanted"
    }
    #expect(asked == ["a/wanted", "a/other", "b"])
    #expect(archive.paths == ["a/", "a/other", "a/wanted", "b"])
    #expect(try archive.text("a/wanted") == "yes")
    #expect(archive.tree.status(of: "a/other")?.size == 2)
    #expect(try archive.failure(of: "a/other") == "it was left packed in the archive")
    #expect(archive.failures == [])
  }

  @Test func `may hold empty files, dots in paths and a root of its own`() throws {
    let archive = try OpenedArchive([
      .folder("."), .file("./empty"), .file("a//b/./c", "c"), .folder("none"),
    ])
    #expect(archive.paths == ["a/", "a/b/", "a/b/c", "empty", "none/"])
    #expect(try archive.tree.bytes(of: "empty") == [])
    #expect(try archive.tree.names(in: "none") == [])
    #expect(archive.failures == [])
  }

  @Test func `may begin with something else and end with a comment or other bytes`() throws {
    let entries: [SampleArchive.Entry] = [.file("a", "1"), .file("b", "2")]
    let junk = Data(repeating: 0x50, count: 5000)
    for archive in [
      SampleArchive.zip(entries, prefix: junk), SampleArchive.zip(entries, comment: junk),
      SampleArchive.zip(entries) + junk,
    ] {
      let opened = try OpenedArchive(archive)
      #expect(try opened.text("a") + opened.text("b") == "12")
      #expect(opened.failures == [])
    }
  }

  @Test func `may be streamed, with the sizes behind each file`() throws {
    let archive = try OpenedArchive([
      SampleArchive.Entry.file("a", "one").with { $0.flags = 8 }, .file("b", "two"),
    ])
    #expect(try archive.text("a") + archive.text("b") == "onetwo")
    #expect(archive.failures == [])
  }

  /// Python writes what it can't seek in as a stream; `force_zip64` is the format for huge files.
  @Test(arguments: [false, true], [false, true])
  func `by another tool is read as that tool wrote it`(streamed: Bool, zip64: Bool) throws {
    let archive = try OpenedArchive(
      python: """
        class Stream(io.RawIOBase):
          def writable(self): return True
          def write(self, data): return file.write(data)
        file = open(archive, 'wb')
        target = \(streamed ? "Stream()" : "file")
        with zipfile.ZipFile(target, 'w') as zip:
          for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            for size in (0, 1, 100, 70000, 300000):
              info = zipfile.ZipInfo(f'Payload/{method}/{size}é')
              info.compress_type = method
              with zip.open(info, 'w', force_zip64=\(zip64 ? "True" : "False")) as part:
                part.write(bytes(i * i % 251 for i in range(size)))
        file.close()
        """)
    #expect(archive.failures == [])
    for method in [0, 8] {
      for size in [0, 1, 100, 70000, 300_000] {
        let bytes = try archive.tree.bytes(of: "Payload/\(method)/\(size)é")
        #expect(bytes == (0..<size).map { UInt8($0 * $0 % 251) })
      }
    }
  }

  @Test func `tells folders apart by their paths`() throws {
    let archive = try OpenedArchive([.file("a/x"), .file("b/x"), .link("c", to: "a")])
    let identities = ["a", "b", "c"].map { archive.tree.status(of: $0)?.identity }
    #expect(identities == [.path("a"), .path("b"), .path("a")])
  }
}
