import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("Inspect")
struct InspectTests {
  /// A project on the disk whose app has a name in a strings file, a stray vocabulary and an
  /// extension.
  private func folder(name: String = "$(PRODUCT_NAME)") throws -> TemporaryFolder {
    var project = SampleProject("Runner")
    project.add(.application("Runner")) { target in
      target.settings = [
        "INFOPLIST_FILE": "Runner/Info.plist", "PRODUCT_NAME": "Run", "MARKETING_VERSION": "2.1",
      ]
      target.localized("AppIntentVocabulary.plist", in: "Runner", ["en"])
      target.localized("InfoPlist.strings", in: "Runner", ["fr"])
    }
    project.add(.appExtension("Intents"), embeddedIn: "Runner") { target in
      target.settings = ["INFOPLIST_FILE": "Intents/Info.plist"]
    }
    let folder = try TemporaryFolder()
    for (path, text) in project.files { try folder.write(text, to: path) }
    try folder.write(
      plist(
        """
        <key>CFBundleDisplayName</key><string>\(name)</string>
        <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        """), to: "Runner/Info.plist")
    try folder.write(
      plist(
        """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
          <key>NSExtensionAttributes</key>
          <dict><key>IntentsSupported</key><array><string>INStartWorkoutIntent</string></array></dict>
        </dict>
        """), to: "Intents/Info.plist")
    let vocabulary = try SampleApp().folder.text("App/en.lproj/AppIntentVocabulary.plist")
    for language in ["en", "de"] {
      try folder.write(vocabulary, to: "Runner/\(language).lproj/AppIntentVocabulary.plist")
    }
    try folder.write(
      "CFBundleDisplayName = \"Coureur\";", to: "Runner/fr.lproj/InfoPlist.strings")
    return folder
  }

  private func plist(_ entries: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n"
  }

  /// What the command prints of inputs.
  private func inspected(_ arguments: String..., colored: Bool = false) -> String {
    let transcript = Transcript()
    #expect(transcript.run(["inspect"] + arguments, colored: colored) == .clean)
    #expect(transcript.complaint.isEmpty)
    return transcript.result
  }

  @Test func `shows each fact with its place`() throws {
    let folder = try folder()
    let project = try folder.text("Runner.xcodeproj/project.pbxproj").split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(
      project.firstIndex { $0.contains("\"CONFIGURATION-Runner-Release\" =") })
    let text = inspected(folder.path)
    #expect(text == Self.expected.replacing("LINE", with: "\(line + 1)"), "\(text)")
  }

  private static let expected = """
    Run 2.1
      Found as              the target Runner of Runner.xcodeproj, in the configuration Release
      Info.plist            Runner/Info.plist
      Version               2.1      $(MARKETING_VERSION) in CFBundleShortVersionString, Runner/Info.plist:4
                                     MARKETING_VERSION: Runner.xcodeproj/project.pbxproj:LINE
      Development language  English  CFBundleDevelopmentRegion, Runner/Info.plist:5
      Siri permission       no NSSiriUsageDescription

    Names
      every language  “Run”      $(PRODUCT_NAME) in CFBundleDisplayName, Runner/Info.plist:3
                                 PRODUCT_NAME: Runner.xcodeproj/project.pbxproj:LINE
      fr              “Coureur”  CFBundleDisplayName, Runner/fr.lproj/InfoPlist.strings:1

    Languages
      en  English, 3 phrases                    Runner/en.lproj/AppIntentVocabulary.plist, in Runner
      fr  French, no vocabulary                 Runner/fr.lproj
      de  German, 3 phrases outside of the app  Runner/de.lproj/AppIntentVocabulary.plist, in no target of Runner.xcodeproj

    Declared intents
      Intents  INStartWorkoutIntent  IntentsSupported, Intents/Info.plist:7

    """

  @Test func `says which variable has no value, and what to pass`() throws {
    let folder = try folder(name: "$(STORE_NAME)")
    let text = inspected(folder.path)
    #expect(text.hasPrefix("Unnamed app 2.1\n"))
    #expect(text.contains("$(STORE_NAME): nothing found gives a value to STORE_NAME"))
    #expect(text.contains("CFBundleDisplayName, Runner/Info.plist:3"))
    #expect(text.contains("pass --app-name NAME"))
    let told = inspected(folder.path, "--app-name", "Runner", "--app-version", "3")
    #expect(told.hasPrefix("Runner 3\n"))
    #expect(told.contains("“Runner” (given)"))
  }

  @Test func `reads the configuration that is asked for`() throws {
    let folder = try folder()
    #expect(inspected(folder.path, "--configuration", "Debug").contains("configuration Debug"))
    let transcript = Transcript()
    #expect(transcript.run("inspect", folder.path, "--configuration", "Store") == .failure)
    #expect(transcript.complaint.contains("no configuration named “Store”"))
    #expect(transcript.complaint.split(separator: "\n").count == 1)
  }

  @Test func `takes one input`() throws {
    let folder = try folder()
    for arguments in [["inspect"], ["inspect", folder.path, folder.path]] {
      let transcript = Transcript()
      #expect(transcript.run(arguments) == .failure)
      #expect(transcript.result.isEmpty)
      #expect(transcript.complaint.contains("INPUT"))
    }
  }

  @Test func `is coloured only where that is asked for`() throws {
    let folder = try folder()
    let plain = inspected(folder.path)
    #expect(!plain.contains("\u{1B}"))
    let colored = inspected(folder.path, colored: true)
    #expect(colored.contains("\u{1B}[1m"))
    #expect(colored.replacing(/\u{1B}\[\d*m/, with: "") == plain)
    #expect(inspected(folder.path, "--no-color", colored: true) == plain)
  }

  @Test func `prints no control characters of a file`() throws {
    let folder = try folder(name: "Run\u{9B}31m\tner")
    let text = inspected(folder.path)
    #expect(text.hasPrefix("Run"))
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }

  @Test func `shows several apps one below the other`() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      let app = try SampleApp(name: name)
      try FileManager.default.copyItem(atPath: app.path, toPath: folder.path(name))
    }
    let text = inspected(folder.path)
    #expect(text.hasPrefix("One\n"))
    #expect(text.contains("\n\nTwo\n"))
  }
}
