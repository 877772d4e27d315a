import Archive
import Foundation
import TestSupport
import Testing

/// A Swift program runs in the locale `C` whatever the environment says, and there libarchive loses
/// all names but those in ASCII.
@Suite("Names in an archive", .serialized)
struct NameTests {
  private static let names = [
    "Payload/Café.app/日本語.lproj/a", "Ελληνικά", "Приложение", "تطبيق", "🏋️‍♀️.app/x", "e\u{301}",
  ]

  @Test(arguments: ["C", "POSIX", "C.UTF-8"])
  func `are the same in every locale`(locale: String) throws {
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    try #require(setlocale(LC_ALL, locale) != nil)
    defer { setlocale(LC_ALL, before) }
    for flags in [0, 0x800] {
      let archive = try OpenedArchive(
        Self.names.map { name in .file(name, name).with { $0.flags = flags } })
      for name in Self.names { #expect(try archive.text(name) == name) }
      #expect(archive.failures == [])
    }
  }

  @Test func `leave the locale of the process as it is`() throws {
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) }
    _ = try OpenedArchive(Self.names.map { .file($0) })
    #expect(setlocale(LC_ALL, nil).map { String(cString: $0) } == before)
    #expect(mblen("é", 2) != 2)
  }

  @Test func `are read as code page 437 where they are no UTF-8`() throws {
    let archive = try OpenedArchive([
      SampleArchive.Entry(name: Data([0x43, 0x61, 0x66, 0x82]), content: Data("1".utf8))
        .with { $0.flags = 0 },
      SampleArchive.Entry(name: Data([0xFF]), content: Data("2".utf8)).with { $0.flags = 0 },
    ])
    #expect(try archive.text("Café") + archive.text("\u{A0}") == "12")
  }

  @Test func `that say they are UTF-8 and aren't lose nothing beside them`() throws {
    let name = Data([0x62, 0xFF])
    let archive = try OpenedArchive([
      .file("a", "1"), SampleArchive.Entry(name: name, content: Data("2".utf8)), .file("c", "3"),
    ])
    #expect(try archive.text("a") + archive.text("c") == "13")
    #expect(archive.paths == ["a", "c"])
    #expect(
      archive.failures == [
        ": the entry after a has a name that is not the UTF-8 it says it is, so it is not used"
      ])
  }

  @Test func `may be given a second time in UTF-8`() throws {
    let name = Data([0x82])
    let sum = SampleArchive.checksum(of: name)
    var field = Data([0x75, 0x70, 7, 0, 1])
    field += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    field += Data("ü".utf8)
    let archive = try OpenedArchive([
      SampleArchive.Entry(name: name, content: Data("1".utf8)).with {
        $0.flags = 0
        $0.extra = field
      }
    ])
    #expect(archive.paths == ["ü"])
  }
}
