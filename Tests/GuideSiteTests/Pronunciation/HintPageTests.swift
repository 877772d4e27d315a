import AppDiscovery
import Diagnostics
import GuideSite
import Review
import TestSupport
import Testing
import Vocabulary

@Suite("Hints on the pages of a guide")
struct HintPageTests {
  private func page(_ path: String, of files: [SiteFile]) throws -> String {
    try #require(files.first { $0.path == path }, "\(path)").text
  }

  @Test func `stand above the characters of terms and names, and whole for those who listen`()
    throws
  {
    let site = try RunnerFixture.guide().site()
    let pages = ["zh-Hant/index.html", "vocabulary/INStartWorkoutIntent.workoutName.html"]
    for path in pages {
      let html = try page(path, of: site)
      #expect(html.contains(">shan1</rt>"), "\(path)")
      #expect(html.contains(#"<rt class="aid" lang="zh-Bopo" aria-hidden="true">ㄕㄢ</rt>"#))
      #expect(HTMLText(html).visible.contains("shan1 feng1 bao4"), "\(path)")
      #expect(HTMLText(html).visible.contains("山風暴"), "\(path)")
      #expect(HTMLText(html).visible.contains("風|<i>暴*"), "\(path)")
      #expect(HTMLText(html).visible.contains("sounds like <i>feng1*"), "\(path)")
    }
    let overview = try page("index.html", of: site)
    #expect(overview.contains(">pao3</rt>"))
    #expect(HTMLText(overview).visible.contains("by zh_TW pinyin"))
  }

  @Test func `stand there whole in the sight of all where the characters lack a part`() throws {
    let html = try page("zh-Hant/index.html", of: RunnerFixture.guide().site())
    let lines = html.split(separator: "\n")
    let hidden = lines.filter { $0.contains("visually-hidden") }
    #expect(hidden.count == 3)
    #expect(hidden.allSatisfy { !$0.contains("*feng1-bao4") && !$0.contains("feng1*") })
    let fitting = try #require(lines.first { $0.contains("*feng1-bao4") })
    #expect(fitting.contains("<ruby>") && fitting.contains(">bao4</rt>"))
  }

  @Test func `tell the rule, and whom it doesn't suit`() throws {
    var guide = try RunnerFixture.guide()
    let path = "zh-Hant/index.html"
    let alone = HTMLText(try page(path, of: guide.site())).visible
    #expect(alone.contains("pronunciations by zh_TW pinyin · also serves Chinese, Hong Kong"))
    #expect(alone.contains("Hints by the rule zh_TW pinyin, here with zhuyin below."))
    #expect(
      alone.contains(
        "set to Chinese, Hong Kong, which has no folder here. People there speak Cantonese"))
    let cantonese = Language(folderName: "zh-HK")
    guide.entries[0].app.localizations.append(
      Localization(language: cantonese, textLanguage: cantonese, files: []))
    let both = HTMLText(try page(path, of: guide.site())).visible
    #expect(both.contains("Hints by the rule zh_TW pinyin"))
    #expect(!both.contains("Hong Kong, which"))
    #expect(!both.contains("also serves"))
  }

  @Test func `are lines in Markdown`() throws {
    let markdown = try page("zh-Hant/index.md", of: RunnerFixture.guide().markdownFolder())
    #expect(!markdown.contains("<ruby"))
    #expect(markdown.contains(">山風暴</span>"))
    #expect(markdown.contains(">shan1 feng1 bao4</span> (ㄕㄢ ㄈㄥ ㄅㄠˋ)"))
  }

  @Test func `stand with the names on the pages of languages`() throws {
    let site = try RunnerFixture.guide().site()
    let chinese = try page("zh-Hant/index.html", of: site)
    let names = try #require(chinese.split(separator: "\n").first { $0.contains("name here:") })
    #expect(names.contains(">pao3</rt>") && names.contains(">ㄆㄠˇ</rt>"))
    #expect(HTMLText(chinese).visible.contains("慢跑者 · 跑跑, sounds like pao3 pao3"))
    let german = HTMLText(try page("de/index.html", of: site)).visible
    #expect(german.contains("Jogger, sounds like dzhogger"))
    let markdown = try page("zh-Hant/index.md", of: RunnerFixture.guide().markdownFolder())
    #expect(markdown.contains("pao3 pao3</bdi> (ㄆㄠˇ ㄆㄠˇ)"))
  }

  @Test func `have the findings about names under them`() throws {
    var guide = try RunnerFixture.guide()
    let name = try #require(
      guide.entries[0].app.names.alternatives.first { $0.text == "跑跑" }?.pronunciation)
    guide.entries[0].findings.append(
      Diagnostic(
        rule: "pron/reading", severity: .warning, message: "pao3 is loud",
        place: name.place(of: 0..<4), language: "zh-Hant"))
    let html = try page("index.html", of: guide.site())
    #expect(HTMLText(html).visible.contains("pao3 is loud"))
  }
}
