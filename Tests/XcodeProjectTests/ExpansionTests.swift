import TestSupport
import Testing
import XcodeProject

@Suite("A text with build variables")
struct ExpansionTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("$(A)", "one"), ("${A}", "one"), ("$[A]", "one"), ("$A", "one"),
    ("a$(A)b${A}c", "aonebonec"), ("$A-$A_", "one-$A_"), ("$(E)", ""), ("$(A_$(B))", "nested"),
    ("$(A_${B:lower})", "nested"), ("$(SAYS)", "one and two"), ("100$", "100$"), ("$$", "$"),
    ("$$(A)", "$(A)"), ("$ 5", "$ 5"), ("$(T:lower)", "my app-1.x"), ("$(T:upper)", "MY APP-1.X"),
    ("$(T:rfc1034identifier)", "My-App-1-x"), ("$(T:identifier)", "My_App_1_x"),
    ("$(T:c99extidentifier)", "My_App_1_x"), ("$(D:rfc1034identifier)", "--3-"),
    ("$(D:c99extidentifier)", "_é3_"), ("$(D:identifier)", "__3_"),
    ("$(T:lower:rfc1034identifier)", "my-app-1-x"), ("$(P:file)", "c.txt"), ("$(P:base)", "c"),
    ("$(P:suffix)", ".txt"), ("$(P:dir)", "/a/b/"), ("$(A:dir)", "./"), ("$(A:suffix)", ""),
    ("$(S:standardizepath)", "/a/c"), ("$(R:standardizepath)", "a/../b"),
    ("$(Q:quote)", "a\\ \\\"b\\'\\\\"), ("$(E:quote)", "\"\""), ("$(E:default=x)", "x"),
    ("$(A:default=x)", "one"), ("$(NO:default=x y)", "x y"), ("$(NO:default=$(A)!)", "one!"),
    ("$(NO:default=$(NO2:default=z):upper)", "Z"), ("$(NO:default=)", ""),
    ("$(A:default=$(NO))", "one"),
  ])
  func `means what it means to Xcode`(text: String, expected: String) throws {
    let settings = try settings([
      "A": "one", "B": "b", "A_b": "nested", "SAYS": "$(A) and $(TWO)", "TWO": "two", "E": "",
      "T": "My App-1.x", "D": "1é3 ", "P": "/a/b/c.txt", "S": "/a/./b//../c", "R": "a/../b",
      "Q": "a \"b'\\",
    ])
    let expansion = settings.expand(text)
    #expect(expansion.text == expected)
    #expect(expansion.problem == nil)
    #expect(expansion.unresolved.isEmpty)
  }

  @Test func `tells which variables have no value, and which have`() throws {
    let settings = try settings(["A": "$(B) $(X)", "B": "b"])
    let expansion = settings.expand("$(A) $(Y) $(X) $(X_$(Z)) $(inherited) $(N:lower) $BARE")
    #expect(expansion.text == "b       $BARE")
    #expect(expansion.unresolved == ["X", "Y", "Z", "inherited", "N"])
    #expect(expansion.used == ["A", "B"])
    #expect(expansion.problem == nil)
  }

  @Test func `takes what lower levels say where a setting names itself`() throws {
    let settings = try settings(
      ["A": "$(A)2", "B": "$(C)b", "C": "$(B)c", "D": "$(inherited)d", "E": "$(E)"],
      project: ["A": "1", "B": "0"])
    #expect(settings["A"] == "12")
    #expect(settings["B"] == "0cb")
    #expect(settings["D"] == "d")
    #expect(settings.value(of: "D")?.unresolved == [])
    #expect(settings.value(of: "E")?.text == "")
    #expect(
      settings.value(of: "E")?.problem
        == "the build variable “E” refers to itself, and nothing else gives it a value")
  }

  @Test func `names a circle of variables`() throws {
    let settings = try settings(["A": "a$(B)", "B": "b$(C)", "C": "c$(A)"])
    let expansion = settings.expand("$(A)")
    #expect(expansion.text == "abc")
    #expect(expansion.unresolved == ["A"])
    #expect(expansion.problem?.contains("“A” refers to itself") == true)
    #expect(settings["A"] == nil)
  }

  @Test(arguments: ["$(A:shout)", "$(A:dir=x)", "$(A", "$(A:lower", "${A)"])
  func `says what isn't understood`(text: String) throws {
    let expansion = try settings(["A": "a"]).expand(text)
    #expect(expansion.problem?.isEmpty == false)
  }

  @Test func `ends when variables double each other`() throws {
    var values: SampleSettings = ["V0": "x", "E0": ""]
    for index in 1...60 {
      values["V\(index)"] = "$(V\(index - 1))$(V\(index - 1))"
      values["E\(index)"] = "$(E\(index - 1))$(E\(index - 1))"
    }
    let settings = try settings(values)
    #expect(settings.expand("$(V40)").problem?.contains("too many times") == true)
    #expect(settings.expand("$(E40)").problem?.contains("too many times") == true)
    #expect(settings.expand("$(V10)").text.count == 1024)
    #expect(settings["V40"] == nil)
    #expect(settings.expand("$(V40)").text == "")
  }

  @Test func `ends when variables or brackets go too deep`() throws {
    var values: SampleSettings = [:]
    for index in 1...300 { values["V\(index)"] = "$(V\(index + 1))" }
    let settings = try settings(values)
    #expect(settings.expand("$(V1)").problem?.contains("64 deep") == true)
    let brackets = String(repeating: "$(", count: 20_000)
    #expect(settings.expand(brackets).problem?.contains("64 deep") == true)
    #expect(settings.expand(String(repeating: "$(NO:default=", count: 4_000)).problem != nil)
    #expect(settings.expand(String(repeating: "$", count: 50_000)).text.count == 25_000)
  }

  @Test func `ends when it grows too long`() throws {
    let settings = try settings(["A": String(repeating: "é", count: 20_000)])
    #expect(settings.expand("$(A)").text.utf8.count == 40_000)
    #expect(settings.expand("$(A)$(A)").problem?.contains("64 KiB") == true)
  }

  @Test func `isn't read when it is too long to begin with`() throws {
    let long = String(repeating: "$(E)", count: 20_000)
    #expect(try settings(["E": "", "A": long]).expand("$(A)").problem?.contains("64 KiB") == true)
    #expect(try settings(["E": ""]).expand(long).problem?.contains("64 KiB") == true)
  }

  @Test func `ends when modifiers make it grow`() throws {
    let text = "$(A\(String(repeating: ":quote", count: 200)))"
    #expect(try settings(["A": "\\ "]).expand(text).problem?.isEmpty == false)
  }
}
