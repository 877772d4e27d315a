package import Foundation

/// Pictures of one dot.
package enum SamplePicture {
  /// A PNG of one grey dot.
  package static let png = data(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==")

  /// The same PNG with a comment of the given length, to be larger and other than its like.
  package static func png(comment length: Int) -> Data {
    let text = Data("Comment\0".utf8) + Data(repeating: UInt8(ascii: "x"), count: length)
    return png.prefix(33) + chunk("tEXt", text) + png.dropFirst(33)
  }

  /// A PNG as Xcode packs it into apps, which browsers can't show: its first chunk is `CgBI`.
  package static func packed(comment length: Int = 0) -> Data {
    let png = png(comment: length)
    return png.prefix(8) + chunk("CgBI", Data([0x50, 0, 0x20, 6])) + png.dropFirst(8)
  }

  /// An SVG of one dot.
  package static let svg = Data(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path d=\"M0 0h8v8z\"/></svg>"
      .utf8)

  /// The first bytes of a JPEG, which is all that tells one.
  package static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) + Data("JFIF\0".utf8)

  private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(of: body))
  }

  private static func bytes(_ number: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) })
  }

  /// The CRC-32 of the PNG specification, annex D.
  private static func checksum(of data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
