import Archive
import FileTree
import Foundation
import TestSupport
import Testing

@Suite("However much an archive holds", .serialized)
struct BoundsTests {
  /// Python that writes a megabyte of zeros so packed that it can be repeated, and entries of it.
  private static let bombs = """
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    block = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    file, table = open(archive, 'wb'), []
    def add(name, megabytes, size=None, body=None, method=8, sum=0):
      body = block * megabytes + b'\\3\\0' if body is None else body
      size = megabytes << 20 if size is None else size
      facts = struct.pack('<HHHIIIIHH', 20, 0, method, 0, sum, len(body), size, len(name), 0)
      offset = file.tell()
      file.write(b'PK\\3\\4' + facts + name + body)
      kind = struct.pack('<HHHII', 0, 0, 0, 0o100644 << 16, offset)
      table.append(b'PK\\1\\2\\x14\\3' + facts + kind + name)
    def end():
      start, count, entries = file.tell(), min(len(table), 65535), b''.join(table)
      file.write(entries + b'PK\\5\\6' + struct.pack(
        '<HHHHIIH', 0, 0, count, count, len(entries), start, 0))
      file.close()

    """

  @Test func `what nobody wants is never unpacked`() throws {
    // Unpacking would find the damage; it would also take a minute for the other ones.
    let archive = try OpenedArchive(
      python: Self.bombs + """
        add(b'damaged', 0, 1 << 20, b'\\xff' * 1000)
        for index in range(50): add(b'bomb%d' % index, 1024)
        add(b'wanted', 0, 4, b'text', 0, zlib.crc32(b'text'))
        end()
        """
    ) { $0 == "wanted" }
    #expect(archive.paths.count == 52)
    #expect(archive.tree.status(of: "bomb7")?.size == 1 << 30)
    #expect(try archive.text("wanted") == "text")
    #expect(archive.failures == [])
  }

  @Test(arguments: ["None", "10", "0xFFFFFFFE"])
  func `a file that unpacks to too much is refused, whatever it says its size is`(size: String)
    throws
  {
    let archive = try OpenedArchive(
      python: Self.bombs + """
        add(b'bomb', 33, \(size))
        add(b'b', 0, 0, b'', 0)
        end()
        """)
    #expect(archive.paths == ["b", "bomb"])
    let message = "it unpacks to more than the 32 MB that are read at most"
    #expect(archive.failures == ["bomb: \(message)"])
    #expect(try archive.failure(of: "bomb") == message)
    #expect(try archive.tree.bytes(of: "b") == [])
  }

  @Test func `all of it makes no more than is said`() throws {
    let archive = try OpenedArchive(
      python: Self.bombs + """
        sum = zlib.crc32(bytes(30 << 20))
        for index in range(10): add(b'%d' % index, 30, sum=sum)
        end()
        """)
    let message = "with it the files that are read make more than 256 MB, and no more is unpacked"
    #expect(archive.failures == ["8: \(message)", "9: \(message)"])
    let zeros = try archive.tree.bytes(of: "7")
    #expect(zeros.count == 30 << 20)
  }

  @Test func `entries are counted, and the first of them used`() throws {
    let archive = try OpenedArchive(
      python: Self.bombs + """
        add(b'first', 0, 0, b'', 0)
        for index in range(200100): add(b'', 0, 0, b'', 0)
        end()
        """)
    #expect(archive.paths == ["first"])
    #expect(
      archive.failures.suffix(2) == [
        ": 199899 more entries were passed over, not named here",
        ": it holds more than 200000 files and folders; what comes after a nameless entry is not"
          + " read",
      ])
  }

  @Test func `folders are counted, and the first of them used`() throws {
    let archive = try OpenedArchive(
      python: Self.bombs + """
        for index in range(3200): add(b'/'.join([b'%d' % index] * 64), 0, 0, b'', 0)
        end()
        """)
    #expect(try archive.tree.names(in: "").count == 3124)
    #expect(
      archive.failures == [
        ": it holds more than 200000 files and folders; what comes after"
          + " \(Array(repeating: "3123", count: 64).joined(separator: "/")) is not read"
      ])
  }

  @Test func `links are counted`() throws {
    let archive = try OpenedArchive(
      (0..<10_050).map { .link("\($0)", to: "../../x") } + [.file("last", "1")])
    #expect(try archive.text("last") == "1")
    #expect(
      archive.failures.first
        == "10000: the archive has more than 10000 links, so it is not used")
    #expect(archive.failures.last == ": 9950 more entries were passed over, not named here")
  }

  @Test func `entries that overlap are not read over and over`() throws {
    let archive = try OpenedArchive(
      python: Self.bombs + """
        # Names of 20,000 bytes, each of which reaches over the headers behind it.
        header = struct.pack('<HHHIIIIHH', 20, 0, 0, 0, 0, 0, 0, 20000, 0)
        for index in range(20000):
          add(b'%05d' % index, 0, 0, b'', 0)
          file.seek(-31, 1)
          file.write(header + b'%05d' % index)
        end()
        """)
    #expect(archive.failures.contains { $0.contains("its entries overlap each other") })
  }

  @Test func `a table of contents has its bound too`() throws {
    let folder = try TemporaryFolder()
    try OpenedArchive.run(
      python: """
        file = open(archive, 'wb')
        file.write(b'PK\\3\\4')
        file.truncate(5 << 30)
        file.seek(0, 2)
        file.write(b'PK\\5\\6' + struct.pack('<HHHHIIH', 0, 0, 1, 1, (1 << 32) - 1, 1 << 20, 0))
        file.close()
        """, in: folder)
    #expect(throws: ArchiveError.tableTooLarge) {
      try ArchiveTree(file: folder.path("App.ipa")) { _ in true }
    }
  }
}
