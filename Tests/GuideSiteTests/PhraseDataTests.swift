import Diagnostics
import Mustache
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("The runs of a phrase")
struct PhraseDataTests {
  private let language: LanguageGuide

  init() throws {
    let place = Place(path: "x")
    let synonyms = ["storm", "hill storm", "👩‍👩‍👧", "é"].map {
      Synonym(phrase: SourceText($0, at: place), pronunciation: nil, examples: [], place: place)
    }
    let item = VocabularyItem(
      identifier: SourceText("storm", at: place), synonyms: synonyms, place: place)
    let file = VocabularyFile(
      path: "x", folder: "en",
      parameterVocabularies: [ParameterVocabulary(parameterNames: [], items: [item], place: place)])
    let english = Language(folderName: "en")
    let localization = Localization(language: english, textLanguage: english, files: [file])
    let app = App(
      path: "", names: AppNames(general: [AppName("Runner", role: .display)]),
      localizations: [localization])
    language = LanguageGuide(
      localization: localization, marker: PhraseMarker(app, localization),
      address: Address("en/index.html"))
  }

  private struct Run: Equatable {
    let text: String
    let kind: String
    let link: String

    init(_ text: String, _ kind: String = "plain", link: String = "") {
      (self.text, self.kind, self.link) = (text, kind, link)
    }

    init?(_ value: MustacheValue) {
      guard case .string(let text)? = value["text"] else { return nil }
      let link =
        switch value["href"] {
        case .string(let link), .markup(let link): link
        default: ""
        }
      let kind = value["isName"] == true ? "name" : value["isTerm"] == true ? "term" : "plain"
      self.init(text, kind, link: link)
    }
  }

  private func runs(of phrase: String) throws -> [Run] {
    let data = language.phraseData(SourceText(phrase, at: Place(path: "x"))) { "#\($0)" }
    guard case .list(let runs)? = data["runs"] else { return [] }
    return try runs.map { try #require(Run($0)) }
  }

  @Test func `are the app's name, terms with links, and what stands between`() throws {
    #expect(
      try runs(of: "Start a hill storm, Runner!") == [
        Run("Start a "), Run("hill storm", "term", link: "#storm"), Run(", "),
        Run("Runner", "name"), Run("!"),
      ])
    #expect(try runs(of: "Runner") == [Run("Runner", "name")])
    #expect(try runs(of: "nothing") == [Run("nothing")])
    #expect(try runs(of: "").isEmpty)
  }

  /// The runs of a phrase in a file, each with the severity of what is wrong with its words.
  private func runs(
    of text: String, faults: [(Range<Int>, Severity)], isStoredToTheLetter: Bool = true
  ) throws -> [String] {
    let length = text.unicodeScalars.count + (isStoredToTheLetter ? 0 : 4)
    let bytes = text.utf8.count + (isStoredToTheLetter ? 0 : 4)
    let range = SourceRange(
      SourcePosition(line: 3, column: 9, offset: 50),
      SourcePosition(line: 3, column: 9 + length, offset: 50 + bytes))
    let phrase = SourceText(text, at: Place(path: "x", range: range, keyPath: "k"))
    let found = faults.compactMap { part, severity in
      PhraseFault(
        Diagnostic(rule: "x/y", severity: severity, message: "", place: phrase.place(of: part)),
        in: phrase)
    }
    let data = language.phraseData(phrase, faults: found) { _ in "" }
    guard case .list(let runs)? = data["runs"] else { return [] }
    return try runs.map { run in
      guard case .markup(let fault)? = run["fault"] else { return "" }
      let known = try #require(Run(run))
      return known.text + (fault.isEmpty ? "" : " (\(fault))")
    }
  }

  @Test func `are cut where what is wrong with its words begins and ends`() throws {
    #expect(
      try runs(of: "Start 日本 Runner", faults: [(6..<8, .warning)]) == [
        "Start ", "日本 (warning)", " ", "Runner",
      ])
    // Within the app's name, and where two findings meet.
    #expect(
      try runs(of: "Start Runner", faults: [(3..<8, .note), (7..<9, .error)]) == [
        "Sta", "rt  (note)", "R (note)", "u (error)", "n (error)", "ner",
      ])
    // The whole phrase is not marked, nor words whose place is not known to the letter.
    #expect(try runs(of: "Start Runner", faults: [(0..<12, .error)]) == ["Start ", "Runner"])
    let entity = try runs(of: "Start & run", faults: [(6..<7, .error)], isStoredToTheLetter: false)
    #expect(entity == ["Start & run"])
  }

  @Test func `put together are the phrase, whatever it holds`() throws {
    let parts = [
      "Runner", "runner", "RUNNER", "storm", "hill storm", " ", "-", "'s", "e\u{301}", "é", "é",
      "👩‍👩‍👧", "👩", "\u{200D}", "\u{301}", "ل", "عدّاء", "\r\n", "\n", "ß", "İ", "ﬁ", "ｒｕｎｎｅｒ",
      "\u{202E}", "x", "日本",
    ]
    var random = SeededRandom(seed: 7)
    var kinds: Set<String> = []
    for _ in 0..<3000 {
      let phrase = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let runs = try runs(of: phrase)
      kinds.formUnion(runs.map(\.kind))
      let scalars = runs.flatMap { Array($0.text.unicodeScalars) }
      #expect(scalars == Array(phrase.unicodeScalars), "“\(phrase)”")
      #expect(!runs.contains { $0.text.unicodeScalars.isEmpty })
    }
    #expect(kinds == ["plain", "name", "term"])
  }
}

/// Numbers that are the same in every run (SplitMix64; Steele, Lea and Flood 2014).
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
