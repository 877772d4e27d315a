import GuideCommandLine
import TestSupport
import Testing

@Suite("The command line")
struct UsageTests {
  @Test(
    "refuses what it doesn't understand in one line that helps",
    arguments: [
      ([], "siri-guide --help"),
      (["chek", "x"], "chek is no command; did you mean check?"),
      (["BUILD", "x"], "did you mean build?"),
      (["frobnicate"], "see siri-guide --help"),
      (["help", "chek"], "did you mean check?"),
      (["check"], "check needs an INPUT"),
      (["build", "--strict"], "build needs an INPUT"),
      (["check", "--"], "check needs an INPUT"),
      (["check", "x", "--stric"], "did you mean --strict?"),
      (["check", "x", "--app-nam=y"], "did you mean --app-name?"),
      (["check", "x", "-z"], "-z is no option of check"),
      (["check", "x", "--bogus"], "see siri-guide help check"),
      (["explain", "--strict"], "--strict is no option of explain"),
      (["check", "x", "--format"], "--format needs a value"),
      (["check", "x", "-o"], "-o needs a value"),
      (["check", "x", "--quiet=yes"], "--quiet takes no value"),
      (["check", "x", "--format", "site"], "console, concise, json"),
      (["build", "x", "--format=console"], "site, html, markdown, json"),
      (["check", "x", "--fail-on", "fatal"], "error, warning, note"),
      (["check", "x", "--app-name", " "], "the name is blank"),
      (["check", "x", "--app-name", "fr="], "the name is blank"),
      (["check", "x", "--declares", " , "], "the list is empty"),
      (["check", "x", "--languages="], "the list is empty"),
      (["explain", "phrase/no-app-nam"], "did you mean phrase/no-app-name?"),
      (["explain", "nothing/like-it"], "siri-guide explain lists them"),
      (["explain", "phrase/no-app-name", "name/unknown"], "one rule at a time"),
      (["check", "/no/such/folder"], "/no/such/folder: there is no such file or folder"),
    ])
  func refusals(arguments: [String], help: String) {
    let transcript = Transcript()
    #expect(transcript.run(arguments) == .failure)
    #expect(transcript.result.isEmpty)
    let lines = transcript.complaint.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "", "\(transcript.complaint)")
    #expect(transcript.complaint.hasPrefix("siri-guide: "))
    #expect(transcript.complaint.contains(help), "\(transcript.complaint)")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `lists its commands`(arguments: [String]) {
    let transcript = Transcript()
    #expect(transcript.run(arguments) == .clean)
    #expect(transcript.complaint.isEmpty)
    for word in ["build INPUT…", "check INPUT…", "explain [RULE | MAIL | -]", "Exit status: 0"] {
      #expect(transcript.result.contains(word))
    }
  }

  @Test(arguments: ["build", "check", "explain"])
  func `explains a command the same in every way of asking`(command: String) {
    let texts = [["help", command], [command, "--help"], [command, "x", "-h"]].map { arguments in
      let transcript = Transcript()
      #expect(transcript.run(arguments) == .clean)
      return transcript.result
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].hasPrefix("Usage: siri-guide \(command) "))
    #expect(texts[0].contains("--app-name [LANGUAGE=]NAME") == (command != "explain"))
    #expect(texts[0].split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test(arguments: ["--version", "version"])
  func `tells its version`(argument: String) {
    let transcript = Transcript()
    #expect(transcript.run(argument) == .clean)
    #expect(transcript.result == "siri-guide \(CommandLineTool.version)\n")
  }

  @Test func `takes what stands behind two hyphens for an input`() {
    let transcript = Transcript()
    #expect(transcript.run("check", "--", "--strict") == .failure)
    #expect(transcript.complaint.contains("--strict: there is no such file or folder"))
  }
}
