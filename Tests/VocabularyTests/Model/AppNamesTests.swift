import Testing
import Vocabulary

@Suite("The names accepted in a language")
struct AppNamesTests {
  private let korean = Language(folderName: "ko")
  private let german = Language(folderName: "de")

  @Test func `are the general ones where it has none of its own`() {
    let names = AppNames(general: [AppName("Telegram", role: .display)])
    #expect(names.accepted(in: german)?.map(\.text) == ["Telegram"])
  }

  @Test func `are its own in place of the general ones`() {
    let names = AppNames(
      general: [AppName("Telegram", role: .given)],
      localized: [korean: [AppName("텔레그램", role: .display)]])
    #expect(names.accepted(in: korean)?.map(\.text) == ["텔레그램"])
    #expect(names.accepted(in: german)?.map(\.text) == ["Telegram"])
  }

  @Test func `include all that are given`() {
    let names = AppNames(general: [AppName("Footr", role: .display), AppName("Walk", role: .given)])
    #expect(names.accepted(in: german)?.map(\.text) == ["Footr", "Walk"])
  }

  @Test func `include spoken and alternative names, but those alone make no name known`() {
    let spoken = AppName("Cardio Bonanza", role: .spoken)
    let known = AppNames(general: [AppName("CardioBonanza", role: .display), spoken])
    #expect(known.accepted(in: german)?.map(\.text) == ["CardioBonanza", "Cardio Bonanza"])
    #expect(AppNames(general: [spoken]).accepted(in: german) == nil)
  }

  @Test func `include the team's forms, also where the language has names of its own`() {
    var names = AppNames(
      general: [AppName("Telegram", role: .display)],
      localized: [korean: [AppName("텔레그램", role: .display)]])
    names.forms = AcceptedForms(
      everywhere: [AppName("TG", role: .given)], localized: [korean: [AppName("텔레", role: .given)]])
    #expect(names.accepted(in: korean)?.map(\.text) == ["텔레그램", "TG", "텔레"])
    #expect(names.accepted(in: german)?.map(\.text) == ["Telegram", "TG"])
    #expect(names.acceptedAnywhere?.map(\.text) == ["Telegram", "텔레그램", "TG", "텔레"])
    #expect(names.title(in: korean) == "텔레그램")
  }

  @Test func `are the team's forms alone where no other is known, but not where one can't be read`()
  {
    var names = AppNames()
    names.forms = AcceptedForms(
      everywhere: [], localized: [korean: [AppName("텔레", role: .given)]])
    #expect(names.accepted(in: korean)?.map(\.text) == ["텔레"])
    #expect(names.accepted(in: german) == nil)
    names.unreadable = [korean]
    #expect(names.accepted(in: korean) == nil)
  }

  @Test func `are all of them in a text that belongs to no language`() {
    let names = AppNames(
      general: [AppName("Telegram", role: .display)],
      localized: [korean: [AppName("텔레그램", role: .display)]])
    #expect(names.acceptedAnywhere?.map(\.text) == ["Telegram", "텔레그램"])
  }
}
