import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `Damaged files` {
  /// Reads damaged copies of a file: each must be read or refused, with places inside the file.
  private func survive(_ file: [UInt8], seeds: Range<UInt64>) {
    for seed in seeds {
      var mutator = Mutator(seed: seed)
      let damaged = mutator.mutate(file)
      do throws(PropertyListError) {
        let document = try PropertyListDocument(parsing: damaged)
        let offsets = document.root.offsets + document.faults.map(\.range.start.offset)
        #expect(offsets.allSatisfy((0...damaged.count).contains), "seed \(seed)")
      } catch {
        #expect((0...damaged.count).contains(error.position?.offset ?? 0), "seed \(seed)")
        #expect((error.position?.line ?? 1) >= 1 && (error.position?.column ?? 1) >= 1)
        #expect(!error.message.isEmpty && !error.message.hasSuffix("."), "seed \(seed)")
      }
    }
  }

  @Test func `damaged binary files are survived`() throws {
    let values: [Any] = [
      [
        "a": ["b", "ü", 1, 2.5, true, Date(timeIntervalSinceReferenceDate: 1), Data([1, 2])]
          as [Any]
      ],
      [[], [:], "long text, longer than fifteen"] as [Any], UInt64.max,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    survive(Array(data), seeds: 0..<4000)
  }

  @Test func `damaged OpenStep files are survived`() {
    let source = """
      // The list
      { "key ü" = ( a, 'b', "c \\U00e9 \\Ud83d\\Ude95 \\101", <0fbd 77> ); /* 叫车 */
        other = { nested = (); short; }; }
      """
    survive(Array(source.utf8), seeds: 0..<3000)
    survive(
      `Encodings of XML property lists`.utf16(source, bigEndian: true, mark: true), seeds: 0..<1000)
  }

  @Test func `every beginning of a good file is refused at its end or before`() {
    let source =
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a 'b'>]><!-- ü -->"
      + "<plist version='1.0'><dict><key>k&a;</key><string>ü<![CDATA[x]]>&#65;</string></dict></plist>"
    let bytes = Array(source.utf8)
    for count in 1..<bytes.count {
      let error = failure(Array(bytes.prefix(count)))
      #expect(error != nil && error?.position?.offset ?? .max <= count, "\(count)")
    }
    let openStep = Array("{ a = ( \"ü\", <00>, b ); /* c */ }".utf8)
    for count in 1..<openStep.count { #expect(failure(Array(openStep.prefix(count))) != nil) }
    let binary = `Binary property lists`.file([[0xA1, 1], [0x51, 0x61]])
    for count in 0..<binary.count { #expect(failure(Array(binary.prefix(count))) != nil) }
  }

  @Test func `any single byte and any pair of bytes is survived`() {
    for first in UInt8.min...UInt8.max {
      _ = failure([first])
      for second in [0, 0x0A, 0x3C, 0x80, 0xFE, 0xFF] as [UInt8] {
        #expect((0...2).contains(failure([first, second])?.position?.offset ?? 0))
      }
    }
  }
}

extension PropertyListNode {
  /// The offsets at which the ranges of the tree begin and end.
  fileprivate var offsets: [Int] {
    var offsets = [range, contentRange].compactMap(\.self).flatMap {
      [$0.start.offset, $0.end.offset]
    }
    for element in array ?? [] { offsets += element.offsets }
    for entry in entries ?? [] { offsets += entry.value.offsets }
    return offsets
  }
}
