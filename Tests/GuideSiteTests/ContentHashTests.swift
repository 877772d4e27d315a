import Testing

@testable import GuideSite

@Suite("A content hash")
struct ContentHashTests {
  /// The values are those of the algorithm's authors.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `is FNV-1a with 64 bits`(text: String, hash: String) {
    #expect(ContentHash.of(text) == hash)
  }
}
