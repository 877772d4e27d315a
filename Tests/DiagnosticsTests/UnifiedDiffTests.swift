import Diagnostics
import Testing

@Suite("A unified difference")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "a.plist") -> [String] {
    UnifiedDiff(path: path, from: old, to: new).lines.map(\.text)
  }

  private func lines(_ numbers: ClosedRange<Int>, _ changed: [Int: String] = [:]) -> String {
    numbers.map { (changed[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func `is nothing when nothing changes`() {
    #expect(diff("a\nb", "a\nb").isEmpty)
  }

  @Test func `shows three lines on each side`() {
    #expect(
      diff(lines(1...9), lines(1...9, [5: "five"])) == [
        "--- a.plist", "+++ b/a.plist", "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6",
        " 7", " 8",
      ])
  }

  @Test func `joins changes that are near and parts those that are far`() {
    let text = diff(lines(1...30), lines(1...30, [3: "x", 9: "y", 20: "z"]))
    #expect(
      text.filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@", "@@ -17,7 +17,7 @@"])
    let far = diff(lines(1...30), lines(1...30, [3: "x", 11: "y"]))
    #expect(far.filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -8,7 +8,7 @@"])
  }

  @Test func `says where the last line has no end, and keeps carriage returns`() {
    #expect(
      diff("a\r\nb", "a\r\nc").dropFirst(2) == [
        "@@ -1,2 +1,2 @@", " a\r", "-b", "\\ No newline at end of file", "+c",
        "\\ No newline at end of file",
      ])
  }

  @Test func `shows lines that come and go`() {
    #expect(
      diff("a\nb\n", "a\nx\ny\nb\n").dropFirst(2) == ["@@ -1,2 +1,4 @@", " a", "+x", "+y", " b"])
    #expect(diff("", "a\n").dropFirst(2) == ["@@ -0,0 +1,1 @@", "+a"])
  }

  @Test func `names files as the tools that apply it read them`() {
    #expect(
      diff("a", "b", path: "My App/a.plist").prefix(2) == [
        "--- My App/a.plist\t", "+++ b/My App/a.plist\t",
      ])
    #expect(diff("a", "b", path: "a\"\n.plist").first == "--- \"a\\\"\\012.plist\"")
  }
}
