import Testing

@testable import Review

@Suite("The numbers of a text")
struct WrittenNumbersTests {
  @Test(arguments: [
    ("in 15 minutes, 3rd time", [15, 3]),
    ("1,500 or 1.500 or 1 500 or 1’500", [1500, 1500, 1, 500, 1500]),
    ("10\u{202F}000 pas", [10000]), ("١٥ دقيقة", [15]), ("７時", [7]), ("3.5 km", [3, 5]),
    ("at 7:30", [7, 30]), ("1,2345", [1, 2345]), ("call 0171 2345678901", [171]),
    ("1acc2", [1, 2]),
    ("", []), ("fifteen", []), ("十五", []), ("1984.", [1984]), ("2,", [2]),
  ])
  func `are read in digits of any script`(_ text: String, _ expected: [Int]) {
    #expect(WrittenNumbers(text).numbers.map(\.value) == expected)
  }

  @Test func `stand where their digits stand`() {
    #expect(WrittenNumbers("🎵 10,000 and 7").numbers.map(\.range) == [2..<8, 13..<14])
  }

  @Test func `may stand in Chinese characters`() {
    #expect(WrittenNumbers.areInCharacters("三十分鐘"))
    #expect(!WrittenNumbers.areInCharacters("30分鐘"))
  }
}
