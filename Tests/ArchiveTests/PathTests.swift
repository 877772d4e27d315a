import Archive
import FileTree
import TestSupport
import Testing

@Suite("Paths in an archive")
struct PathTests {
  /// What is said of an entry between two good ones, which it must not spoil.
  private func failure(of entry: SampleArchive.Entry) throws -> [String] {
    let archive = try OpenedArchive([.file("first", "1"), entry, .file("last", "2")])
    #expect(try archive.text("first") + archive.text("last") == "12")
    #expect(archive.paths == ["first", "last"])
    return archive.failures
  }

  @Test(arguments: [
    "../x", "a/../x", "a/..", "..", "a/../../x", "..\\x", "a\\..\\..\\x", "a/..\\x",
  ])
  func `with two dots lead out`(path: String) throws {
    // libarchive makes slashes of the backslashes of systems that have them for slashes.
    for system in [0, 3] {
      let failures = try failure(of: .file(path).with { $0.system = system })
      let message = "its path holds “..” and may lead out of the archive, so it is not used"
      #expect(
        failures.map { $0.replacing("\\", with: "/") } == [
          "\(path.replacing("\\", with: "/")): \(message)"
        ])
    }
  }

  @Test(arguments: ["/etc/passwd", "//server/x", "\\x", "\\\\server\\x", "C:\\x", "c:/x", "Z:x"])
  func `that are absolute lead out`(path: String) throws {
    for system in [0, 3] {
      let failures = try failure(of: .file(path).with { $0.system = system })
      let message = "its path is absolute and leads out of the archive, so it is not used"
      #expect(
        failures.map { $0.replacing("\\", with: "/") } == [
          "\(path.replacing("\\", with: "/")): \(message)"
        ])
    }
  }

  @Test func `made on Windows may have backslashes for slashes`() throws {
    let archive = try OpenedArchive([
      SampleArchive.Entry.file("a\\b\\c", "1").with { $0.system = 0 },
      .file("a/d\\e", "2"),
    ])
    #expect(archive.paths == ["a/", "a/b/", "a/b/c", "a/d\\e"])
    let failures = try failure(of: .file("a\\..\\b").with { $0.system = 0 })
    #expect(
      failures == ["a/../b: its path holds “..” and may lead out of the archive, so it is not used"]
    )
  }

  @Test func `have slashes whatever stands behind them`() throws {
    let path = "a/\u{301}/\u{301}b"
    let archive = try OpenedArchive([.file(path, "1"), .file("..\u{2F}\u{301}", "2")])
    #expect(try archive.tree.names(in: "") == ["a"])
    #expect(try archive.text(path) == "1")
    #expect(archive.failures.count == 1)
  }

  @Test func `may not be empty`() throws {
    #expect(try failure(of: .file("")) == [": it has no name, so it is not used"])
    #expect(try failure(of: .file(".")) == [".: it has no name, so it is not used"])
  }

  @Test func `are cut at a NUL and judged by what is left, as other tools do`() throws {
    let archive = try OpenedArchive([.file("a\0/../../b", "1"), .file("c", "2")])
    #expect(archive.paths == ["a", "c"])
    #expect(try failure(of: .file("../b\0", "1")).first?.hasPrefix("../b: its path holds") == true)
  }

  @Test func `may not be endless`() throws {
    let deep = Array(repeating: "d", count: 64)
    let archive = try OpenedArchive([.file(deep.joined(separator: "/"), "1")])
    #expect(try archive.text(deep.joined(separator: "/")) == "1")
    let deeper = (deep + ["x"]).joined(separator: "/")
    #expect(
      try failure(of: .file(deeper)) == [
        "\(deeper): it lies deeper than 64 folders, so it is not used"
      ])
    let long = String(repeating: "ab/", count: 20) + String(repeating: "é", count: 30000)
    #expect(
      try failure(of: .file(long)) == [
        "\(long.prefix(60))…: its path is longer than 1024 bytes, so it is not used"
      ])
  }

  @Test func `can't need a file to be a folder`() throws {
    let archive = try OpenedArchive([
      .file("a", "file"), .file("a/b", "below"), .file("c/d", "below"), .file("c", "file"),
      .link("e", to: "c"), .file("e/f", "through"), .folder("a"), .link("c", to: "a"),
    ])
    #expect(try archive.text("a") == "file")
    #expect(try archive.text("c/d") == "below")
    #expect(archive.paths == ["a", "c/", "c/d", "e/"])
    #expect(
      archive.failures == [
        "a/b: it needs a folder where the archive has the file or link a, so it is not used",
        "c: another entry needs a folder there, so it is not used",
        "e/f: it needs a folder where the archive has the file or link e, so it is not used",
        "a/: it needs a folder where the archive has the file or link a, so it is not used",
        "c: another entry needs a folder there, so it is not used",
      ])
  }

  @Test func `that stand twice mean the last one, as unzip and Python have it`() throws {
    let archive = try OpenedArchive([
      .file("a/b", "old"), .folder("a"), .folder("a"), .file("a/./b", "new"),
      .link("c", to: "gone"),
      .file("c", "no link"),
    ])
    #expect(try archive.text("a/b") == "new")
    #expect(try archive.text("c") == "no link")
    #expect(
      archive.failures == [
        "a/b: it stands more than once in the archive; the last one counts",
        "c: it stands more than once in the archive; the last one counts",
      ])
  }

  @Test(arguments: [0o020644, 0o060644, 0o140644])
  func `of devices and sockets are passed over`(mode: Int) throws {
    #expect(
      try failure(of: .file("x").with { $0.mode = mode }) == [
        "x: it is a pipe, socket or device, not a file"
      ])
  }

  @Test func `that can't be used are named up to a number`() throws {
    let archive = try OpenedArchive(
      [.file("good")] + (0..<150).map { .file("../\($0)") })
    #expect(archive.tree.failures.count == 101)
    #expect(archive.failures.last == ": 50 more entries were passed over, not named here")
  }
}
