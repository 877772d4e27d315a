import Foundation
import TestSupport
import Testing

/// What only the real executable can show.
@Suite("The executable")
struct ProcessTests {
  private func siriGuide(_ arguments: String..., in folder: String) throws -> ToolProcess.Result {
    try ToolProcess.run(ToolProcess.siriGuide, arguments, in: folder)
  }

  @Test func `builds the site into the folder Site of the current folder`() throws {
    let app = try SampleApp()
    let run = try siriGuide("build", "App", in: app.folder.path)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("open Site/index.html"))
    #expect(try app.folder.text("Site/index.html").contains("Runner"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: app.folder.path).sorted()
        == ["App", "Site"])
  }

  @Test func `builds into another folder, whose parents it makes`() throws {
    let app = try SampleApp()
    let run = try siriGuide("build", ".", "-o", "../out/of/here/", in: app.path)
    #expect(run.status == 0)
    #expect(try app.folder.text("out/of/here/index.html").contains("Runner"))
  }

  @Test func `prints results to standard output and the rest to standard error`() throws {
    let app = try SampleApp()
    let clean = try siriGuide("check", "App", in: app.folder.path)
    #expect(clean.status == 0)
    #expect(clean.errors.isEmpty)
    #expect(!clean.output.contains("\u{1B}"))
    let findings = try siriGuide("check", "App", "--strict", in: app.folder.path)
    #expect(findings.status == 1)
    let failure = try siriGuide("check", "Nowhere", in: app.folder.path)
    #expect(failure.status == 2)
    #expect(failure.output.isEmpty)
    #expect(failure.errors == "siri-guide: Nowhere: there is no such file or folder\n")
  }

  @Test func `writes the same bytes in every run`() throws {
    let app = try SampleApp()
    for site in ["One", "Two"] {
      #expect(try siriGuide("build", "App", "-o", site, in: app.folder.path).status == 0)
    }
    let files = try TemporaryFolder.files(below: app.folder.path("One"))
    #expect(files.count > 8)
    #expect(try TemporaryFolder.files(below: app.folder.path("Two")) == files)
    for file in files {
      let texts = try ["One/\(file)", "Two/\(file)"].map(app.folder.text)
      #expect(texts[0] == texts[1], "\(file)")
    }
  }

  /// The number of phrases makes the result far larger than what a pipe holds.
  @Test(arguments: [
    ("explain", 1), ("check App --format json", 3000), ("build App --format json", 3000),
    ("build App --format html", 300), ("build App --format markdown", 600),
  ])
  func `ends well when its reader has seen enough`(command: String, count: Int) throws {
    let app = try SampleApp(phrases: (1...count).map { "Start my run number \($0)" })
    let run = try ToolProcess.run(
      "/bin/bash",
      ["-c", "\"$0\" \(command) | head -n 1; echo ${PIPESTATUS[0]}", ToolProcess.siriGuide],
      in: app.folder.path)
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.hasSuffix("\n0\n"))
  }

  /// `/dev/full` is Linux's disk without room.
  #if os(Linux)
    @Test(arguments: [
      "check App", "check App --format json", "check App --format concise", "build App -o Site",
      "build App --format json", "build App --format html", "build App --format markdown",
      "explain", "explain phrase/no-app-name", "help", "help check", "--version",
      "check App -o /dev/full",
    ])
    func `says in one line that its result can't be written`(command: String) throws {
      let app = try SampleApp()
      let run = try ToolProcess.run(
        "/bin/bash", ["-c", "\"$0\" \(command) >/dev/full", ToolProcess.siriGuide],
        in: app.folder.path)
      #expect(run.status == 2)
      #expect(run.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
      #expect(run.errors.hasPrefix("siri-guide: "))
      #expect(run.errors.contains("can't be written"))
    }
  #endif

  @Test(arguments: [".", "./", "../en.lproj", "../en.lproj/"])
  func `takes the lproj folder that it is in for an input`(input: String) throws {
    let app = try SampleApp()
    let run = try siriGuide(
      "check", input, "--format", "concise", in: "\(app.path)/en.lproj")
    #expect(run.errors.isEmpty)
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("no-app-name") })
    let path = try #require(line.split(separator: ":").first)
    #expect(path.hasSuffix("en.lproj/AppIntentVocabulary.plist"), "\(line)")
    #expect(
      FileManager.default.fileExists(atPath: "\(app.path)/en.lproj/\(path)"), "\(line)")
    // The app's facts come from beside the folder.
    #expect(!run.output.contains("name/unknown"))
    #expect(run.output.contains("INEndWorkoutIntent has no example phrase in English (en)"))
  }

  @Test func `takes a name with an equals sign from the shell`() throws {
    let app = try SampleApp(
      phrases: ["Start E=mc² now", "Begin E=mc²", "Go on with E=mc²"], name: "${APP_NAME}")
    let run = try siriGuide(
      "check", "App", "--app-name", "E=mc²", "--format", "concise", in: app.folder.path)
    #expect(run.status == 0)
    #expect(!run.output.contains("phrase/no-app-name"))
    #expect(!run.output.contains("name/unknown"))
  }

  @Test(arguments: [
    ("AppIntentVocabulary.plist", "en.lproj", "../en.lproj/"),
    ("./AppIntentVocabulary.plist", "en.lproj", "./../en.lproj/"),
    ("en.lproj/AppIntentVocabulary.plist", "", "en.lproj/"),
    ("../App", "", "../App/en.lproj/"),
  ])
  func `prints paths that lead from the current folder to the file`(
    input: String, folder: String, prefix: String
  ) throws {
    let sample = try SampleApp()
    let run = try siriGuide(
      "check", input, "--format", "concise", in: "\(sample.path)/\(folder)")
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("no-app-name") })
    #expect(line.hasPrefix("\(prefix)AppIntentVocabulary.plist:10:9: "))
  }

  /// Replacing a device is what a rename does, and root may even rename over `/dev/null`.
  @Test func `writes into a pipe and leaves it one`() throws {
    let app = try SampleApp()
    let script = """
      mkfifo pipe; exec 3<>pipe
      "$0" check App -o pipe
      test -p pipe && read -r -t 20 line <&3 && echo "read: $line"
      """
    let run = try ToolProcess.run(
      "/bin/bash", ["-c", script, ToolProcess.siriGuide], in: app.folder.path)
    #expect(run.errors.isEmpty)
    #expect(run.output == "read: Runner\n")
  }
}
