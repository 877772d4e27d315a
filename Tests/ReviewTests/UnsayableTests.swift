import Testing
import Vocabulary

@testable import Review

@Suite("What can't be said")
struct UnsayableTests {
  private func found(_ text: String) -> [String] {
    Unsayable.find(in: text) { _ in false }.map { "\($0.kind) \(text.part($0.range))" }
  }

  @Test(arguments: [
    ("Start 🏃🏽\u{200D}♀\u{FE0F}🔥 now", "emoji 🏃🏽\u{200D}♀\u{FE0F}🔥"),
    ("Start workout 1\u{FE0F}\u{20E3}", "emoji 1\u{FE0F}\u{20E3}"), ("Run in 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "emoji 🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ("Home → Work", "sign →"), ("Home -> Work", "sign ->"), ("- Start a run", "sign -"),
    ("• Start a run", "sign •"), ("Start\na run", "lineBreak \n"),
    ("Start\r\na run", "lineBreak \r\n"),
    ("Start\u{2028}a run", "lineBreak \u{2028}"), ("Start\ta run", "tab \t"),
    ("Open https://example.com/a?b=c.", "webAddress https://example.com/a?b=c"),
    ("Open www.example.com, please", "webAddress www.example.com"),
    ("Open example.com/run now", "webAddress example.com/run"),
    ("Write to kim.o@mail.example.com.", "mailAddress kim.o@mail.example.com"),
    ("Post #running", "hashtag #running"), ("Message @kim_2", "hashtag @kim_2"),
    ("Start a <b>run", "markup <b>"), ("Start<br/>a run", "markup <br/>"),
    ("Start a </run>", "markup </run>"), ("Push &amp; pull", "markup &amp;"),
    ("Anna&#39;s run", "markup &#39;"), ("Start a \\n run", "markup \\n"),
    ("Start a **run**", "markup **"),
    ("Start a *run* now", "markup *run*"), ("Start a `run`", "markup `"),
    ("Call ____", "markup __"),
    ("Open [runs](run)", "markup [runs](run)"), ("start/stop a run", "alternatives start/stop"),
    ("he/she runs", "alternatives he/she"), ("¿Estás listo/a?", "alternatives listo/a"),
    ("start / stop / pause", "alternatives start / stop"),
    ("start|stop a run", "alternatives start|stop"),
    ("启用/停用放大", "alternatives 启用/停用"), ("開く/閉じる", "alternatives 開く/閉じ"),
    ("开始／停止", "alternatives 开始／停止"),
    ("Send message(s)", "aside (s)"), ("Start (a) run", "aside (a)"), ("用跑步（室内）", "aside （室内）"),
    ("Start a r\u{FFFD}n", "damage \u{FFFD}"),
  ])
  func `is found where it stands`(_ text: String, _ expected: String) throws {
    #expect(try #require(found(text).first) == expected)
  }

  @Test(arguments: [
    "How fast am I in km/h, m/s or mi/h?", "AC/DC", "TCP/IP and A/C", "24/7", "1/2", "at 5 mi/hour",
    "500 bits/s", "c/o Anna", "cd /tmp", "R&B; pop", "5 < 7 > 3", "C# and F♯, 20 °C, № 3", "100 %",
    "Telegram: ты где?", "C++ * 2", "snake_case_name", "2 * 3 * 4", "Sende 5 € – sofort…", "(…)",
    "(1)",
    "8:30 a.m.", "Booking.com", "Acme™ Run®", "ice9", "$(name) \\(name)", "ㅋㅋ ㎞ ℃", "Anna's “run”",
    "  Start a run  ", "\n  Start a run\n", "أين أنت؟", "１２３＆４", "Start a run - now",
  ])
  func `is not found in what people say`(_ text: String) {
    #expect(found(text).isEmpty)
  }

  @Test func `is told once of each kind`() {
    #expect(found("Run (a) 🎵 (b) 🔥") == ["aside (a)", "emoji 🎵"])
  }

  @Test func `is left to names`() {
    let text = "Start Walk/Run (a)"
    let parts = Unsayable.find(in: text) { (6..<14).encloses($0) }
    #expect(parts.map { text.part($0.range) } == ["(a)"])
  }

  @Test(arguments: [
    ("Start (a) run", 6..<9, "Start run"), ("Start (a)?", 6..<9, "Start?"),
    ("(a) Start", 0..<3, "Start"),
    ("Start 🎵", 6..<7, "Start"), ("Start(a) run", 5..<8, "Start run"),
    ("Start (a)run", 6..<9, "Start run"),
  ])
  func `is taken out without a trace`(_ text: String, _ range: Range<Int>, _ rest: String) {
    #expect(text.removing(range) == rest)
  }

  @Test(arguments: [
    ("Start\n    a run", "Start a run"), ("Es-tu\tlà\u{202F}?", "Es-tu là\u{202F}?"),
    ("a \r\n\t b", "a b"),
    ("a  b", "a  b"),
  ])
  func `in more than one line is written on one`(_ text: String, _ line: String) {
    #expect(text.onOneLine == line)
  }
}
