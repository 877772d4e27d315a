import GuideCommandLine
import TestSupport
import Testing

@Suite("Explaining the store's mail")
struct ExplainMailTests {
  private func explain(_ arguments: String...) -> (ending: Ending, text: String, errors: String) {
    let transcript = Transcript()
    let ending = transcript.run(["explain"] + arguments)
    return (ending, transcript.result, transcript.complaint)
  }

  private let line =
    "ITMS-90626: Invalid Siri Support - No example phrase was provided for INSendMessageIntent in the \"fr\" language"

  @Test func `answers a line with its rule, its effect and the way to mend it`() {
    let answer = explain(line)
    #expect(answer.ending == .clean)
    #expect(
      answer.text.hasPrefix(
        """
        No example phrase (ITMS-90626)
          INSendMessageIntent (Send a message)  in French (fr)

        A warning: the delivery succeeds all the same
        Rule cover/missing-example: Every declared intent has an example phrase in every
        language of the app
        To mend it: Add one natural sentence
        """), "\(answer.text)")
  }

  @Test func `takes a line that the shell took apart, or that begins with a dash`() {
    let words = line.replacing("\"", with: "").split(separator: " ").map(String.init)
    let transcript = Transcript()
    #expect(transcript.run(["explain"] + words) == .clean)
    #expect(transcript.result == explain(line).text)
    #expect(explain("- [ ] \(line)").text == explain(line).text)
  }

  @Test func `counts the lines of a mail from standard input by rule, with what blocks in front`()
    throws
  {
    let folder = try TemporaryFolder()
    let languages = ["ar", "be", "ca", "uk", "zh-hans"]
    let missing = languages.map { line.replacing("fr", with: $0) + "\n\n" }.joined()
    try folder.write(
      "Dear Developer,\nWe identified one or more issues. Please correct the following issues, then upload again.\n\n"
        + missing
        + "ITMS-90626: Invalid Siri Support - Custom intent title 'My Siri' cannot contain 'siri'\n"
        + "ITMS-90473: CFBundleVersion Mismatch - The value\n", to: "mail.txt")
    let run = try ToolProcess.run(
      "/bin/bash", ["-c", "\"$0\" explain - < mail.txt", ToolProcess.siriGuide], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let text = run.output
    #expect(
      text.hasPrefix(
        """
        6 messages about Siri of 2 kinds. The mail refuses the delivery: mend this and upload again

        A reserved word in a custom intent (ITMS-90626)
          title “My Siri” holds “siri”

        It blocks: App Store Connect refuses the build
        """), "\(text)")
    #expect(
      text.contains(
        "\n5 × no example phrase (ITMS-90626)\n  INSendMessageIntent  in 5 languages: ar, be, ca, uk, zh-Hans\n"
      ), "\(text)")
    #expect(text.contains("A warning in all mails known so far, but this one refuses the delivery"))
    #expect(text.contains("1 message that siri-guide doesn't know"))
    #expect(text.hasSuffix("ITMS-90473: CFBundleVersion Mismatch - The value…\n"))
  }

  @Test func `says honestly what it doesn't check`() {
    let answer = explain(
      "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.")
    #expect(answer.text.contains("It blocks: Xcode's build fails"))
    #expect(answer.text.contains("siri-guide doesn't check this"))
  }

  @Test func `lists the messages that share a number`() {
    let answer = explain("itms-90626")
    #expect(answer.ending == .clean)
    #expect(
      answer.text.contains(
        "No example phrase was provided for INTENT in\nthe \"LANGUAGE\" language"))
    #expect(answer.text.contains("cover/reserved-metadata"))
    #expect(explain("90176").text.contains("file/bad-lproj-name"))
  }

  @Test(arguments: ["pron", "pron/*"])
  func `lists the rules of a family`(_ family: String) {
    let text = explain(family).text
    #expect(text.contains("pron/same") && text.contains("pron/zh-hk"))
    #expect(!text.contains("phrase/"))
  }

  @Test func `refuses anything else and says what was most likely meant`() {
    #expect(explain("no-app-name").errors.contains("did you mean phrase/no-app-name?"))
    #expect(explain("phrase/no-ap-name").errors.contains("did you mean phrase/no-app-name?"))
    #expect(
      explain("nonsense").errors.contains("nonsense is no rule; siri-guide explain lists them"))
    let near = explain("No example phrase provided for INSendMessageIntent in fr")
    #expect(near.ending == .failure)
    #expect(
      near.errors.contains(
        "did you mean “ITMS-90626: Invalid Siri Support - No example phrase was provided for INTENT"
      ))
    let far = explain("Why does nobody hear my app")
    #expect(far.ending == .failure)
    #expect(
      far.errors.contains(
        "“Why does nobody hear my app” is neither a rule nor a known message of App Store Connect; siri-guide explain lists the rules"
      ))
  }

  @Test func `lists the rules when nothing is asked, and refuses an empty mail`() throws {
    #expect(explain().text.contains("phrase/no-app-name"))
    let run = try ToolProcess.run(ToolProcess.siriGuide, ["explain", "-"])
    #expect(run.status == 2)
    #expect(run.errors.contains("The text is neither a rule nor a known message"))
  }
}
