import Testing

@testable import GuideSite

@Suite("An address")
struct AddressTests {
  @Test(arguments: [
    ("index.html", "en/index.html", nil, "en/index.html"),
    ("en/index.html", "index.html", nil, "../index.html"),
    ("en/index.html", "en/index.html", nil, "index.html"),
    ("en/index.html", "fr/index.html", "term-a", "../fr/index.html#term-a"),
    ("apps/a/en/index.html", "apps/a/rules.html", nil, "../rules.html"),
    ("apps/a/en/index.html", "index.html", nil, "../../../index.html"),
    ("a/b.html", "a/b/c.html", nil, "b/c.html"),
    ("index.html", "a b/c:d?.html", "é#", "a%20b/c%3Ad%3F.html#%C3%A9%23"),
  ])
  func `links to another by the way that leads there`(
    from: String, to target: String, fragment: String?, link: String
  ) {
    #expect(Address(from).link(to: Address(target), fragment: fragment) == link)
  }
}
