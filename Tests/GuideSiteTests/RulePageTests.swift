import Diagnostics
import Foundation
import Review
import Testing

@testable import GuideSite

@Suite("The pages of rules")
struct RulePageTests {
  /// The fixture's app once or several times, with every rule there is.
  private func guide(apps count: Int = 1) throws -> Guide {
    let app = try RunnerFixture.app()
    let entry = Guide.Entry(app: app, findings: Review().findings(in: app))
    return Guide(
      entries: Array(repeating: entry, count: count), rules: RuleCatalog.all.map(\.description),
      toolVersion: "0.0.0")
  }

  private func page(_ path: String, of site: [SiteFile]) throws -> HTMLText {
    HTMLText(try #require(site.first { $0.path == path }, "\(path)").text)
  }

  @Test func `have an address each`() {
    let addresses = RuleCatalog.all.map { Address.rule($0.description.id, in: .site).path }
    #expect(Set(addresses).count == RuleCatalog.all.count)
    #expect(addresses.contains("rules/phrase-no-app-name.html"))
  }

  @Test func `are listed under a heading in plain words for each family`() throws {
    let guide = try guide()
    let list = try page("rules.html", of: guide.site())
    let (visible, identifiers, links) = (list.visible, list.identifiers, list.links)
    for family in RuleFamily.families(of: guide.rules) {
      #expect(RuleFamily.titles[family.name] != nil, "Sources/GuideSite/Pages/RuleFamily.swift")
      #expect(visible.contains(family.title))
      #expect(identifiers.contains(family.name))
    }
    for rule in guide.rules {
      #expect(links.contains(Address.rule(rule.id, in: .site).path))
      #expect(visible.contains(rule.id))
    }
  }

  @Test func `say all of a rule, and show a lone app's findings with place and language`() throws {
    let guide = try guide()
    let site = try guide.site()
    for rule in guide.rules {
      let page = try page(Address.rule(rule.id, in: .site).path, of: site)
      let visible = page.visible
      let findings = guide.entries[0].findings.filter { $0.rule == rule.id }
      let texts = [rule.id, rule.summary] + findings.flatMap { [$0.message, $0.place.shown] }
      for text in texts { #expect(visible.contains(text), "“\(text)” on \(rule.id)") }
      #expect(page.identifiers.contains("findings") == !findings.isEmpty)
    }
    let unnamed = try page("rules/phrase-no-app-name.html", of: site)
    #expect(unnamed.links.contains { $0.hasPrefix("../en/index.html#phrase-") })
    #expect(unnamed.links.contains("../rules.html#phrase"))
  }

  @Test func `are what every finding links to`() throws {
    let guide = try guide()
    let site = try guide.site()
    for rule in Set(guide.entries[0].findings.map(\.rule)) {
      let path = Address.rule(rule, in: .site).path
      #expect(try page("findings.html", of: site).links.contains(path))
    }
    #expect(try page("en/index.html", of: site).links.contains("../rules/phrase-no-app-name.html"))
  }

  @Test func `list no more findings than a page should hold, and lead to the others`() throws {
    var guide = try guide()
    let finding = try #require(guide.entries[0].findings.first { $0.rule == "phrase/no-app-name" })
    func rows(_ count: Int) throws -> (rows: Int, leadsToAll: Bool) {
      guide.entries[0].findings = (0..<count).map { number in
        var other = finding
        other.message += " \(number)"
        return other
      }
      let path = "rules/phrase-no-app-name.html"
      let text = try #require(try guide.site().first { $0.path == path }).text
      return (
        text.matches(of: /class="found"/).count,
        HTMLText(text).links.contains("../findings.html#phrase-no-app-name")
      )
    }
    #expect(try rows(RulePage.mostFindings) == (RulePage.mostFindings, false))
    #expect(try rows(RulePage.mostFindings + 1) == (RulePage.mostFindings, true))
  }

  @Test func `are there once for several apps, and lead to the findings of each`() throws {
    let guide = try guide(apps: 2)
    let site = try guide.site()
    let paths = site.map(\.path).filter { $0.contains("rules") }
    #expect(paths.count == 1 + guide.rules.count)
    #expect(paths.allSatisfy { $0.hasPrefix("rules") })
    let page = try page("rules/phrase-no-app-name.html", of: site)
    let slugs = guide.apps(in: .site).map(\.slug)
    #expect(Set(slugs).count == 2)
    for slug in slugs {
      #expect(
        page.links.contains("../apps/\(slug)/findings.html#phrase-no-app-name"), "\(slug)")
      #expect(page.links.contains { $0.hasPrefix("../apps/\(slug)/en/index.html#phrase-") })
    }
    let english = try self.page("apps/\(slugs[0])/en/index.html", of: site)
    #expect(english.links.contains("../../../rules/phrase-no-app-name.html"))
    #expect(english.links.contains("../../../rules.html"))
  }

  @Test(arguments: [1, 2])
  func `are sections of a guide in one file where they have findings, each once`(count: Int) throws
  {
    let guide = try guide(apps: count)
    let found = Set(guide.entries[0].findings.map(\.rule))
    let rules = guide.rules.filter { found.contains($0.id) }
    #expect(rules.count < guide.rules.count)
    let files = [try guide.onePage(), try guide.markdownFile()]
    for file in files {
      let html = HTMLText(file)
      let ids = html.allIdentifiers.filter { $0.hasPrefix("rules-") && !$0.contains("--") }
      #expect(ids == rules.map { Address.rule($0.id, in: .page).id() })
      #expect(html.visible.contains("\(rules.count) of \(guide.rules.count) rules"))
    }
  }

  @Test func `are files of a folder of Markdown`() throws {
    let guide = try guide()
    let folder = try guide.markdownFolder().map(\.path)
    for rule in guide.rules {
      #expect(folder.contains(Address.rule(rule.id, in: .markdownFolder).filePath))
    }
    #expect(folder.contains("rules/phrase-no-app-name.md"))
  }
}
