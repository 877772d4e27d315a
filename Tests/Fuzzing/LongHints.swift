import Pronunciation

/// Whether the time that checks take grows with the length of hint and phrase, not with its square.
struct LongHints {
  /// What is repeated: a piece of the phrase and one of the hint.
  private static let pieces = [
    ("", "a"), ("", "1"), ("", "ma1"), ("", "ma"), ("", "ma "), ("", " "), ("", "v"), ("", "lv"),
    ("", "lu:"), ("", "jyu"), ("", "lue "), ("", "A"), ("", "A1 "), ("", "Ma1 zx "), ("", "-"),
    ("", "ma1-"), ("", "ㄅ"), ("", "ㄅˊ"), ("", "ㄅ ma "), ("", "苹"), ("", "苹1"), ("", "é"), ("", "ǚ"),
    ("", "e\u{301}"), ("", "\u{301}"), ("", "я"), ("", "я1"), ("", "&"), ("", "１"), ("", "ə"),
    ("", "<a>"),
    ("", "<"), ("", "["), ("", "/"), ("", "ˈma"), ("", "A-"), ("", "AH0 "), ("", "@"),
    ("", "\u{1F600}"),
    ("", "ch'"), ("", "xi'an"), ("", "ngngng"), ("", "rrr"), ("", "er"), ("", "\u{202E}"),
    ("苹", ""), ("苹", "ping2"), ("苹", "ping2 "), ("苹", "guo3 "), ("苹果", "guo3 ping2 "), ("儿", "er2"),
    ("点儿", "dianr3"), ("苹", "ping"), ("a", "a"), ("a ", "a "), ("a ", "a, "), ("1", "yi1"),
    ("A苹", "A ping2 "), ("A苹", "B zx "), ("A苹", "Ma1 zx "), ("々", "ma1"), ("+", "&"),
    ("苹\u{301}", "ping2"),
    ("+苹", "+ping2"),
  ]

  /// Those that take longer than they should.
  static func slowOnes() -> [String] {
    pieces.flatMap { phrase, hint in
      (ChineseHintRule.allCases.map(Optional.some) + [nil])
        .filter { isSlow(phrase, hint, $0, runs: 1) && isSlow(phrase, hint, $0, runs: 5) }
        .map {
          "\($0?.rawValue ?? "other"): “\(phrase)” with “\(hint)” takes more than linear time"
        }
    }
  }

  /// With some room for chance, and a floor for what is done in no time.
  private static func isSlow(
    _ phrase: String, _ hint: String, _ rule: ChineseHintRule?, runs: Int
  ) -> Bool {
    let short = time(phrase, hint, rule, times: shorter, runs: runs)
    let long = time(phrase, hint, rule, times: shorter * growth, runs: runs)
    return long > .milliseconds(50) && long > short * growth * 4
  }

  private static let shorter = 500
  private static let growth = 32

  /// The shortest of some runs.
  private static func time(
    _ phrase: String, _ hint: String, _ rule: ChineseHintRule?, times: Int, runs: Int
  ) -> Duration {
    let phrase = String(repeating: phrase, count: times)
    let hint = String(repeating: hint, count: times)
    let clock = ContinuousClock()
    return (0..<runs).map { _ in
      clock.measure { FuzzedHint(hint: hint, phrase: phrase, rule: rule).check() }
    }.min() ?? .zero
  }
}
