import TestSupport
import Testing

@testable import GuideSite

@Suite("The SHA-256 hash")
struct SHA256Tests {
  /// The first three are the examples of NIST; the lengths after them lie round the edges of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `is that of the standard`(_ text: String, _ hash: String) {
    let bytes = SHA256(of: text).bytes
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test func `agrees with Python's for every length round a block`() throws {
    let script = "import hashlib\nfor n in range(130): print(hashlib.sha256(b'x'*n).hexdigest())"
    let output = try ToolProcess.run("python3", ["-c", script]).output
    let expected = output.split(separator: "\n").map(String.init)
    #expect(expected.count == 130)
    for (length, hash) in expected.enumerated() {
      let bytes = SHA256(of: String(repeating: "x", count: length)).bytes
      #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
    }
  }
}
