import Testing

@testable import GuideSite

@Suite("A slug")
struct SlugTests {
  @Test(arguments: [
    ("INStartWorkoutIntent.workoutName", "INStartWorkoutIntent.workoutName"),
    ("zh-Hant-TW", "zh-Hant-TW"), ("a b / c", "a-b-c"), ("../../etc/passwd", "etc-passwd"),
    ("<b>bold</b>", "b-bold-b"), ("", "unnamed"), ("…", "unnamed"), ("日本", "unnamed"),
    ("e\u{301}tude", "tude"), (".hidden.", "hidden"), ("snake_case", "snake_case"),
    ("two\r\nlines", "two-lines"),
    (String(repeating: "x", count: 99), String(repeating: "x", count: 80)),
  ])
  func `holds only characters that are safe in file names`(name: String, slug: String) {
    var slugs = Slugs()
    #expect(slugs.slug(for: name) == slug)
  }

  @Test func `is numbered where it is taken, in any capitals`() {
    var slugs = Slugs(reserved: ["assets"])
    let names = ["Run", "run", "RUN", "run-2", "Assets", "run"]
    #expect(
      names.map { slugs.slug(for: $0) } == [
        "Run", "run-2", "RUN-3", "run-2-2", "Assets-2", "run-4",
      ])
  }

  @Test func `is unlike any other of many that are equal`() {
    var slugs = Slugs()
    let all = (0..<50_000).map { _ in slugs.slug(for: "漢字") }
    #expect(Set(all).count == all.count)
    #expect(all.last == "unnamed-50000")
  }
}
