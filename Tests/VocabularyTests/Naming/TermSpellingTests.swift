import Testing
import Vocabulary

@Suite("A term in another spelling")
struct TermSpellingTests {
  /// What was found, as it is written in the phrase.
  private func found(_ term: String, in phrase: String, _ language: String = "en") -> [String] {
    let matcher = TermSpellingMatcher(terms: [term], language: Language(folderName: language))
    let scalars = Array(phrase.unicodeScalars)
    return matcher.matches(in: phrase).map {
      String(String.UnicodeScalarView(scalars[$0.range]))
    }
  }

  @Test(arguments: [
    ("Cardio Craze", "Start CardioCraze now", "CardioCraze"),
    ("Cardio Craze", "Start cardio-craze now", "cardio-craze"),
    ("CardioCraze", "Start Cardio Craze", "Cardio Craze"),
    ("e-Soul", "Unlock my e Soul", "e Soul"),
    ("Kid's Run", "the kids run", "kids run"),
    ("Café Ride", "A CAFE RIDE, please", "CAFE RIDE"),
    ("Café Ride", "A Cafe\u{301}Ride", "Cafe\u{301}Ride"),
    ("Étape", "my Etape", "Etape"),
    ("70s punk anthems", "Play 70s-punk-anthems", "70s-punk-anthems"),
  ])
  func `is found with another space, hyphen, apostrophe or accent`(
    _ term: String, _ phrase: String, _ written: String
  ) {
    #expect(found(term, in: phrase) == [written])
  }

  @Test(arguments: [
    ("Cardio Craze", "CARDIO CRAZE and cardio  craze"), ("Cardio Craze", "Cardio, craze"),
    ("Cardio Craze", "the CardioCrazes"), ("Cardio Craze", "Supercardiocraze"),
    ("Cardio Craze", "a Cardio-Craze-Training"), ("Warm-up", "warm up"), ("Workout", "work out"),
    ("Run", "r-u-n"), ("Práctica", "practica"), ("Práctica", "Practica"), ("", "x"), (" - ", "x"),
  ])
  func `is not found where the two may both be right`(_ term: String, _ phrase: String) {
    #expect(found(term, in: phrase).isEmpty)
  }

  @Test func `is not found by its accents in Vietnamese and in other scripts`() {
    #expect(found("Chạy Bộ", in: "chay bo", "vi").isEmpty)
    #expect(found("Мой бег", in: "Мои бег", "ru").isEmpty)
  }

  @Test func `is not found by its spaces in Korean`() {
    #expect(found("계단 폭풍 운동", in: "계단폭풍운동 시작", "ko").isEmpty)
  }

  @Test func `is left alone where another term is spelled so`() {
    let matcher = TermSpellingMatcher(
      terms: ["Cardio Craze", "CardioCraze"], language: Language(folderName: "en"))
    #expect(matcher.matches(in: "Start CardioCraze").isEmpty)
    #expect(matcher.matches(in: "Start Cardio-Craze").map(\.term) == [0])
  }

  @Test func `is found in a hostile phrase without delay`() {
    let terms = (5...120).map { String(repeating: "a", count: $0) + " b" }
    let phrase = String(repeating: "a", count: 16_000)
    #expect(
      TermSpellingMatcher(terms: terms, language: nil).matches(in: phrase).isEmpty)
    let many = String(repeating: "a-b-c-d-e ", count: 1_600)
    #expect(TermSpellingMatcher(terms: ["abcde"], language: nil).matches(in: many).count == 1_600)
  }
}
