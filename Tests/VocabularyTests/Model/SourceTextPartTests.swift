import Diagnostics
import Testing
import Vocabulary

@Suite("The place of a part of a text")
struct SourceTextPartTests {
  /// The example phrase of a file in the given encoding.
  private func phrase(_ written: String, stored: (String) -> [UInt8]) throws -> SourceText {
    let text = """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INStartWorkoutIntent</string>
      <key>IntentExamples</key><array>
      <string>\(written)</string>
      </array></dict></array></dict></plist>
      """
    let file = VocabularyReader.read(stored(text), path: "a", folder: "en")
    return try #require(file.examples.first?.phrase, "\(String(describing: file.failure))")
  }

  private static let utf8: @Sendable (String) -> [UInt8] = { Array($0.utf8) }
  private static let utf16: @Sendable (String) -> [UInt8] = { text in
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: [(utf8, 1, 3, 4), (utf16, 2, 2, 4)])
  func `counts columns in characters and offsets in the bytes of the file`(
    _ stored: @Sendable (String) -> [UInt8], _ ascii: Int, _ han: Int, _ emoji: Int
  ) throws {
    let phrase = try phrase("用Go🏃 now", stored: stored)
    let whole = try #require(phrase.place.range)
    let part = try #require(phrase.place(of: 3..<6).range)
    #expect(part.start.line == whole.start.line)
    #expect(part.start.column == whole.start.column + 3)
    #expect(part.end.column == whole.start.column + 6)
    #expect(part.start.offset == whole.start.offset + han + 2 * ascii)
    #expect(part.bytes.count == emoji + 2 * ascii)
    #expect(phrase.place(of: 3..<6).keyPath == phrase.place.keyPath)
  }

  @Test(arguments: ["R&amp;B now", "Go\nnow", "<![CDATA[Go now]]>"])
  func `is the whole text's where letters and bytes part ways`(_ written: String) throws {
    let phrase = try phrase(written, stored: Self.utf8)
    #expect(phrase.place(of: 1..<2) == phrase.place)
  }

  @Test func `is the whole text's when it isn't inside`() throws {
    let phrase = try phrase("Go", stored: Self.utf8)
    #expect(phrase.place(of: 0..<3) == phrase.place)
    #expect(SourceText("Go", at: Place(path: "a")).place(of: 0..<1) == Place(path: "a"))
  }
}
