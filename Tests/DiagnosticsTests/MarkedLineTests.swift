import Diagnostics
import Testing

@Suite("A line with its place marked")
struct MarkedLineTests {
  /// The rows below the finding, without the gutter.
  private func rows(
    _ text: String, message: String = "Something is wrong", width: Int = 80
  ) -> [String] {
    let app = TextSources.marked(text, message: message)
    return ConsoleReport(isColored: false, width: width).text(for: app)
      .split(separator: "\n").dropFirst(2).map { row in
        String(row[row.index(row.startIndex, offsetBy: 10)...])
      }
  }

  @Test(arguments: [
    ("<string>«Start» Runner</string>", "<string>Start Runner</string>", "        ^~~~~"),
    // Two columns for each character.
    ("<a>«汽車»を</a>", "<a>汽車を</a>", "   ^~~~"),
    ("<a>汽車「«開始»」</a>", "<a>汽車「開始」</a>", "         ^~~~"),
    ("<a>계단 «폭풍»</a>", "<a>계단 폭풍</a>", "        ^~~~"),
    // Full width, half width.
    ("Ａ«ｱ»Ｂ", "ＡｱＢ", "  ^"),
    // Marks that stand on others, composed and decomposed.
    ("cafe\u{301} «nou\u{308}» x", "cafe\u{301} nou\u{308} x", "     ^~~"),
    ("ก็ «ที่»", "ก็ ที่", "  ^"),
    ("\u{1112}\u{1161}\u{11AB} «x»", "\u{1112}\u{1161}\u{11AB} x", "   ^"),
    // Emoji, flags.
    ("🚗 «🚗» x", "🚗 🚗 x", "   ^~"), ("🇩🇪🇫🇷 «x»", "🇩🇪🇫🇷 x", "     ^"),
    // Tabs end at columns that four divides.
    ("a\t«b»", "a   b", "    ^"), ("abcd\t«b»", "abcd    b", "        ^"),
    ("\t\t<a>«b\tc»</a>", "<a>b    c</a>", "   ^~~~~~"),
    // The indentation goes, but not what is marked of it.
    ("    «  x»", "  x", "^~~"),
    // What can't be seen is named.
    ("a«\u{200B}»b", "aU+200Bb", " ^~~~~~"), ("a«\u{10}»b", "aU+0010b", " ^~~~~~"),
    ("a«\u{200B}\u{2060}»b", "aU+200B U+2060b", " ^~~~~~~~~~~~~"),
    // Nothing, at the end and in between.
    ("a«»b", "ab", " ^"), ("ab«»", "ab", "  ^"), ("«»", "", "^"),
  ])
  func `has the underline right below it`(text: String, line: String, underline: String) {
    #expect(rows(text) == [line, underline])
  }

  @Test(arguments: [
    // From right to left: some terminals reorder the line.
    ("<a>ابدأ «التمرين» x</a>", "<a>ابدأ التمرين x</a>", "here: “التمرين”"),
    ("<a>«Runner» אימון</a>", "<a>Runner אימון</a>", "here: “Runner”"),
    // Several code points that some terminals make one character of.
    ("👩‍🚒 «x»", "👩‍🚒 x", "here: “x”"), ("«👍🏽»", "👍🏽", "here: “👍🏽”"), ("❤️ «x»", "❤️ x", "here: “x”"),
    ("1️⃣ «x»", "1️⃣ x", "here: “x”"), ("नमस्ते «x»", "नमस्ते x", "here: “x”"), ("กำ «x»", "กำ x", "here: “x”"),
  ])
  func `quotes what is marked where columns depend on the terminal`(
    text: String, line: String, quote: String
  ) {
    #expect(rows(text) == [line, quote])
  }

  @Test func `quotes nothing that the message quotes`() {
    #expect(
      rows("<a>«התחל»</a>", message: "“התחל” doesn't name the app") == ["<a>התחל</a>"])
  }

  @Test func `underlines in front of emoji of any width`() {
    #expect(rows("«x» 👩‍🚒") == ["x 👩‍🚒", "^"])
  }

  @Test func `is cut around the place to what the terminal shows`() {
    let long = String(repeating: "x", count: 100)
    #expect(rows("<a>«b»\(long)</a>", width: 40) == ["<a>b\(long.prefix(20))...", "   ^"])
    #expect(
      rows("\(long)«b»</a>", width: 40) == [
        "...\(long.prefix(19))b</a>", "                      ^",
      ])
    let both = rows("\(long)«bc»\(long)", width: 40)
    #expect(both == ["...\(long.prefix(11))bc\(long.prefix(11))...", "              ^~"])
    let wide = rows("<string>«\(long)»</string>", width: 40)
    #expect(wide == ["<string>\(long.prefix(16))...", "        ^~~~~~~~~~~~~~~~"])
    for count in 0...60 {
      for width in [20, 21, 40, 80] {
        let text = String(repeating: "汽a", count: count)
        for row in rows("\(text)«\(text)»\(text)", width: width) {
          #expect(row.displayWidth <= max(width, 30) - 10, "\(row)")
        }
      }
    }
  }

  @Test func `says where a place of several lines ends`() {
    #expect(rows("  <dict>«\n  <key>a</key>\n»</dict>") == ["<dict>...", "      ^ to line 3"])
    #expect(rows("  «<dict>\n</dict>»\n") == ["<dict>...", "^~~~~~ to line 2"])
  }

  @Test func `is shown only where its source is known`() {
    var app = TextSources.marked("«a»")
    app.sources = NoSources()
    #expect(!ConsoleReport(isColored: false).text(for: app).contains("|"))
  }
}
