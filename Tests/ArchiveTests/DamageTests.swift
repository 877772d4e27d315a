import Archive
import FileTree
import Foundation
import TestSupport
import Testing

@Suite("A damaged archive")
struct DamageTests {
  private static let sample = SampleArchive.zip([
    .folder("Payload"), .file("Payload/a", "first"), .link("Payload/link", to: "a"),
    SampleArchive.Entry.file("Payload/b", "second").with { $0.flags = 8 }, .file("é", "third"),
  ])

  @Test func `that is no archive says so`() throws {
    #expect(try OpenedArchive.refusal(of: Data()) == .noBytes)
    for text in [
      "x", "PK", "<plist/>", "\u{1F}\u{8B}", "PK\u{3}", "Rar!\u{1A}\u{7}", "7z\u{BC}\u{AF}",
    ] {
      #expect(try OpenedArchive.refusal(of: Data(text.utf8)) == .notAnArchive)
    }
    #expect(try OpenedArchive.refusal(of: Data(count: 100_000)) == .notAnArchive)
    #expect(try OpenedArchive.refusal(of: SampleArchive.zip([])) == .noEntries)
    #expect(ArchiveError.notAnArchive.message == "it is no zip archive, which an .ipa has to be")
  }

  @Test(arguments: ["tar.gz", "tar.xz", "tar", "gz"])
  func `of another format is not even looked into`(format: String) throws {
    let folder = try TemporaryFolder()
    try OpenedArchive.run(
      python: """
        import gzip, tarfile
        if '\(format)' == 'gz':
          gzip.open(archive, 'w').write(b'text')
        else:
          with tarfile.open(archive, 'w:' + '\(format)'[4:]) as tar: tar.add('/dev/null')
        """, in: folder)
    #expect(throws: ArchiveError.notAnArchive) {
      try ArchiveTree(file: folder.path("App.ipa")) { _ in true }
    }
  }

  @Test func `that isn't there or no file says so`() throws {
    let folder = try TemporaryFolder()
    let refusal = { (path: String) in
      #expect(throws: ArchiveError.self) {
        try ArchiveTree(file: folder.path(path)) { _ in true }
      }?.message
    }
    #expect(refusal("gone.ipa") == "there is no such file")
    #expect(refusal("") == "it is a folder, not a file")
    try #require(mkfifo(folder.path("pipe.ipa"), 0o600) == 0)
    #expect(refusal("pipe.ipa") == "it is a pipe, socket or device, not a file")
    try #require(symlink("gone.ipa", folder.path("link.ipa")) == 0)
    #expect(refusal("link.ipa") == "it is a link that leads nowhere")
  }

  @Test func `that is cut anywhere says that it is cut`() throws {
    for length in 4..<Self.sample.count {
      let error = try OpenedArchive.refusal(of: Self.sample.prefix(length))
      #expect(error == .cutShort, "\(length): \(error.message)")
    }
    #expect(try OpenedArchive(Self.sample).failures == [])
  }

  @Test func `gives the good files beside a bad one`() throws {
    for bad in [
      SampleArchive.Entry.file("bad", "text").with { $0.checksum = 1 },
      .file("bad", "text").with { $0.unpackedSize = 1 },
      .file("bad", "text").with { $0.unpackedSize = 1 << 31 },
      .file("bad", "text").with { $0.packedSize = 2 },
      .file("bad", "text").with { $0.method = 8 },
      .file("bad", "text").with { $0.packedSize = 1 << 31 },
    ] {
      let archive = try OpenedArchive([.file("a", "1"), bad, .file("b", "2")])
      #expect(try archive.text("a") + archive.text("b") == "12")
      #expect(archive.tree.failures.map(\.path) == ["bad"])
      let message = try archive.failure(of: "bad")
      #expect(message.hasPrefix("it is damaged and can't be unpacked ("))
      #expect(archive.failures == ["bad: \(message)"])
    }
  }

  @Test func `gives what stands before a place where nothing can be made out`() throws {
    let archive = try OpenedArchive([
      .file("a", "1"), SampleArchive.Entry.file("bad").with { $0.signature = 0 }, .file("b", "2"),
    ])
    #expect(try archive.text("a") == "1")
    #expect(
      archive.failures == [
        ": it is damaged after a, and what follows can't be read (Damaged Zip archive)"
      ])
    #expect(
      try OpenedArchive.refusal(
        of: SampleArchive.zip([SampleArchive.Entry.file("bad").with { $0.signature = 0 }]))
        == .damaged("Damaged Zip archive"))
  }

  @Test func `that holds nothing of use says why`() throws {
    let error = try OpenedArchive.refusal(of: SampleArchive.zip([.file("../x"), .file("/y")]))
    #expect(
      error.message == "nothing in it can be read; the first that can't is ../x: its path holds"
        + " “..” and may lead out of the archive, so it is not used")
  }

  @Test func `with a password says so for what is wanted`() throws {
    let secret = SampleArchive.Entry.file("secret", "text and twelve more").with { $0.flags = 1 }
    let archive = try OpenedArchive([secret, .file("open", "1")])
    #expect(try archive.text("open") == "1")
    #expect(
      archive.failures == [
        "secret: it is encrypted; export the archive without a password"
      ])
    #expect(try OpenedArchive([secret, .file("open")]) { $0 == "open" }.failures == [])
  }

  @Test(arguments: [
    (12, "bzip"), (14, "lzma"), (93, "zstd"), (95, "xz"), (98, "ppmd-1"), (77, "??"),
  ])
  func `packed in a way that no app is says so`(method: Int, name: String) throws {
    let archive = try OpenedArchive([
      SampleArchive.Entry.file("a", "text").with { $0.method = method }, .file("b", "1"),
    ])
    #expect(try archive.text("b") == "1")
    #expect(
      try archive.failure(of: "a")
        == "it is packed by the method “\(name)”, and only stored and deflated files are read")
  }

  @Test func `at random is read to an end`() throws {
    let folder = try TemporaryFolder()
    try OpenedArchive.run(
      python: """
        with zipfile.ZipFile(archive, 'w', zipfile.ZIP_DEFLATED) as zip:
          for index in range(4): zip.writestr(f'Payload/{index}', 'text' * 100 * index)
        """, in: folder)
    let deflated = try Data(contentsOf: URL(fileURLWithPath: folder.path("App.ipa")))
    var random = SeededGenerator(seed: 20)
    var opened = 0
    for round in 0..<3000 {
      let archive = (round.isMultiple(of: 2) ? Self.sample : deflated).damaged(using: &random)
      try folder.write(archive, to: "Damaged.ipa")
      guard let tree = try? ArchiveTree(file: folder.path("Damaged.ipa"), wanted: { _ in true })
      else { continue }
      opened += 1
      for failure in tree.failures { #expect(!failure.failure.message.isEmpty) }
      for name in (try? tree.names(in: "")) ?? [] {
        #expect(name != ".." && !name.contains("/"))
        _ = try? tree.bytes(of: name)
      }
    }
    // Enough of them must be good enough to be read at all.
    #expect(opened > 500)
  }
}

extension Data {
  /// The bytes with a few of them changed, lost, doubled or replaced by a number of the format.
  fileprivate func damaged(using random: inout SeededGenerator) -> Data {
    var bytes = [UInt8](self)
    for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 8 {
      let index = Int.random(in: 0..<bytes.count - 4, using: &random)
      let stretch = index..<index + Int.random(in: 1...4, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeSubrange(stretch)
      case 3: bytes.insert(contentsOf: bytes[stretch], at: index)
      case 4: bytes.replaceSubrange(stretch, with: Array(repeating: 0xFF, count: stretch.count))
      case 5: bytes.replaceSubrange(stretch, with: Array(repeating: 0, count: stretch.count))
      default:
        let pieces: [[UInt8]] = [[0x50, 0x4B, 1, 2], [0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]]
        bytes.replaceSubrange(
          index..<index + 4, with: pieces[Int.random(in: 0..<3, using: &random)])
      }
    }
    return Data(bytes)
  }
}

/// The same numbers for the same seed: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
