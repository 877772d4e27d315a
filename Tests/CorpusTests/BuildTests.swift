import Foundation
import TestSupport
import Testing

@Suite("Building real apps", .needsSharedFolder)
struct BuildTests {
  @Test func `writes a guide for every folder with a vocabulary and says why for the others`()
    throws
  {
    let builds = try Corpus.builds()
    #expect(builds.count > 50)
    for build in builds where build.vocabularies > 0 {
      #expect(build.run.status == 0, "\(build.input): \(build.run.errors)")
      #expect(build.run.errors.isEmpty, "\(build.input)")
      #expect(build.guide?.files.count == build.vocabularies, "\(build.input)")
    }
    let refused = builds.filter { $0.vocabularies == 0 }
    #expect(!refused.isEmpty)
    for build in refused {
      #expect(build.run.status == 2, "\(build.input)")
      #expect(build.guide == nil, "\(build.input)")
      #expect(build.run.errors.contains("no Siri vocabulary found"), "\(build.run.errors)")
      #expect(build.run.errors.contains("AppIntentVocabulary.plist"), "\(build.run.errors)")
      #expect(build.run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `puts nineteen languages into one file that a mail can carry`() throws {
    let folder = try TemporaryFolder()
    let result = try ToolProcess.run(
      ToolProcess.siriGuide,
      [
        "build", "\(try Corpus.path())/peter-iakovlev+Telegram-iOS", "--format", "html", "-o",
        folder.path("Guide.html"),
      ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("Guide.html").utf8.count < 300_000)
  }

  @Test func `reads the same words in the same order as Python's plistlib`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(component: "read_vocabularies.py").path
    let run = try ToolProcess.run("python3", [script, try Corpus.path()])
    #expect(run.status == 0, "\(run.errors)")
    let expected = try JSONDecoder().decode([String: Words].self, from: Data(run.output.utf8))
    #expect(expected.count > 100)
    var files: [String: GuideFile.File] = [:]
    for build in try Corpus.builds() {
      for file in build.guide?.files ?? [] { files["\(build.input)/\(file.path)"] = file }
    }
    for (path, words) in expected {
      let file = try #require(files[path], "\(path) is not in its guide")
      #expect(file.failure == nil, "\(path)")
      #expect(file.words == words, "\(path)")
    }
  }
}
