import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("The app's icon in a guide")
struct IconPageTests {
  private func guide(_ icons: Data?...) throws -> Guide {
    var guide = try RunnerFixture.guide()
    let entry = try #require(guide.entries.first)
    guide.entries = icons.map { icon in
      var entry = entry
      entry.app.icon = icon
      return entry
    }
    return guide
  }

  private func icons(of files: [SiteFile]) -> [SiteFile] {
    files.filter { $0.path.hasPrefix("assets/icon-") }
  }

  @Test(arguments: [
    (SamplePicture.png, "png"), (SamplePicture.jpeg, "jpeg"), (SamplePicture.svg, "svg"),
  ])
  func `is a file of the site that the overview shows`(content: Data, suffix: String) throws {
    let site = try guide(content).site()
    let icons = icons(of: site)
    try #require(icons.count == 1)
    #expect(icons[0].content == content)
    #expect(icons[0].path.hasSuffix(".\(suffix)"))
    let overview = try #require(site.first { $0.path == "index.html" })
    #expect(HTMLText(overview.text).sources.contains(icons[0].path))
  }

  @Test func `is one file for all pages and apps that show it`() throws {
    let site = try guide(SamplePicture.png, SamplePicture.png).site()
    let icons = icons(of: site)
    try #require(icons.count == 1)
    let shelf = try #require(site.first { $0.path == "index.html" })
    #expect(HTMLText(shelf.text).sources.filter { $0 == icons[0].path }.count == 2)
    let overviews = site.filter { $0.path.wholeMatch(of: /apps\/[^\/]*\/index\.html/) != nil }
    #expect(overviews.count == 2)
    for overview in overviews {
      #expect(HTMLText(overview.text).sources.contains("../../\(icons[0].path)"))
    }
  }

  @Test func `is each app's own`() throws {
    let other = SamplePicture.png(comment: 9)
    let site = try guide(SamplePicture.png, other, nil).site()
    #expect(Set(icons(of: site).map(\.content)) == [SamplePicture.png, other])
    let shelf = try #require(site.first { $0.path == "index.html" })
    #expect(HTMLText(shelf.text).sources.filter { $0.hasPrefix("assets/icon-") }.count == 2)
  }

  @Test(arguments: [SamplePicture.packed(), Data(), Data("text".utf8), nil])
  func `is not shown where browsers can't show it`(content: Data?) throws {
    for guide in [try guide(content), try guide(content, content)] {
      let site = try guide.site()
      #expect(icons(of: site).isEmpty)
      for page in site where page.path.hasSuffix(".html") {
        #expect(!page.text.contains("class=\"app-icon"), "\(page.path)")
      }
      #expect(try !guide.onePage().contains("<img"))
    }
  }

  @Test func `is part of the one file`() throws {
    let address = "data:image/png;base64,\(SamplePicture.png.base64EncodedString())"
    #expect(HTMLText(try guide(SamplePicture.png).onePage()).sources == [address])
  }

  @Test func `lies beside the Markdown that shows it`() throws {
    let folder = try guide(SamplePicture.png, nil).markdownFolder()
    let icons = icons(of: folder)
    try #require(icons.count == 1)
    let shelf = try #require(folder.first { $0.path == "index.md" })
    #expect(HTMLText(shelf.text).sources == [icons[0].path])
  }
}
