import Foundation
import Testing

@testable import EmbedTemplates

@Suite struct EmbeddingTests {
  @Test func `A literal holds nothing a compiler could take amiss`() {
    #expect(swiftLiteral("a\r\nb\"\\(c)\"\"\"#") == ##""a\u{d}\nb\"\\(c)\"\"\"#""##)
    #expect(swiftLiteral("\0\u{1B}\u{FEFF}") == #""\u{0}\u{1b}\u{feff}""#)
    #expect(swiftLiteral("\u{2028}\u{202E}") == #""\u{2028}\u{202e}""#)
    #expect(swiftLiteral("汽車 é 🇩🇪") == "\"汽車 é 🇩🇪\"")
    // The compiler refuses references to U+FDD0 to U+FDEF, but not the characters themselves.
    let refused = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)
    #expect(swiftLiteral(refused) == "\"\(refused)\"")
  }

  @Test func `The source lists the files with their paths`() throws {
    try withFolder(["a/b.md": Data("# x\n".utf8)]) { folder in
      let source = try embeddingSource(of: ["a/b.md"], in: folder)
      #expect(source.contains(##"    ThemeFile(path: "a/b.md", text: "# x\n"),"##))
    }
  }

  @Test func `A file that is no UTF-8 is named`() throws {
    try withFolder(["a.css": Data([0x61, 0xFF])]) { folder in
      let error = #expect(throws: EmbeddingError.self) {
        try embeddingSource(of: ["a.css"], in: folder)
      }
      #expect(error?.description == "Templates/a.css is not UTF-8 text")
    }
  }

  private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "embedding-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body(folder)
  }
}
