import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `Limits of property lists` {
  @Test(arguments: [
    ("<array>", "<true/>", "</array>"), ("<dict><key>a</key>", "<true/>", "</dict>"),
    ("(", "x", ")"), ("{a=", "x", ";}"),
  ])
  func `nesting is read up to the limit and refused beyond it`(
    open: String, innermost: String, close: String
  ) throws {
    let limit = PropertyListLimits.depth
    func file(_ depth: Int) -> String {
      String(repeating: open, count: depth) + innermost + String(repeating: close, count: depth)
    }
    _ = try document(file(limit))
    for source in [file(limit + 1), file(200_000), String(repeating: open, count: 200_000)] {
      let error = failure(source)
      #expect(error?.kind == .tooDeep(limit: limit))
      #expect(error?.position?.offset == limit * open.utf8.count)
    }
  }

  /// Threads beside the main one have 512 KiB of stack on macOS.
  @Test func `the deepest tree can be compared, hashed and freed on the stack of a small thread`()
    async throws
  {
    let depth = PropertyListLimits.depth
    let source =
      String(repeating: "<dict><key>a</key>", count: depth - 1) + "<array/>"
      + String(repeating: "</dict>", count: depth - 1)
    let isEqual = await withCheckedContinuation { continuation in
      let thread = Thread {
        let one = try? document(source)
        let other = try? document(source)
        continuation.resume(
          returning: one != nil && one == other && one.hashValue == other.hashValue)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(isEqual)
  }

  @Test func `a file that is too large is refused without being looked at`() {
    let bytes = [UInt8](repeating: 0x20, count: PropertyListLimits.fileSize + 1)
    #expect(failure(bytes)?.kind == .tooLarge(limit: PropertyListLimits.fileSize))
    #expect(
      failure(bytes)?.message == "the file is larger than 32 MiB, the most that is read")
  }

  @Test func `too many values are refused with the place of the first beyond the limit`() {
    let count = PropertyListLimits.values
    let source = "(" + String(repeating: "a,", count: count) + ")"
    let error = failure(source)
    #expect(error?.kind == .tooManyValues(limit: count))
    // The array counts, too.
    #expect(error?.position?.offset == 1 + 2 * (count - 1))
  }
}
