import Diagnostics
import Mustache
import Vocabulary

/// The apps of a guide that has several.
struct ShelfPage {
  let apps: [AppGuide]
  let options: GuideOptions
  let medium: Medium

  var page: Page {
    let address = Address("index.html", in: medium)
    let title = options.siteTitle ?? "What people can say to Siri"
    return Page(
      address: address, template: "shelf", title: title,
      navigation: apps.navigation(from: address),
      data: [
        "title": .string(title),
        "apps": .list(apps.map { app(of: $0, from: address) }),
        "ownPages": .list(options.ownPages.links(from: address)),
        "hasOwnPages": .bool(!options.ownPages.pages.isEmpty),
      ])
  }

  private func app(of app: AppGuide, from address: Address) -> MustacheValue {
    [
      "title": .string(app.title),
      "path": .string([app.root, app.app.path].filter { !$0.isEmpty }.joined(separator: "/")),
      "link": .address(address.link(to: app.overview)),
      "icon": .address(app.iconLink(from: address)),
      "languages": .string(app.app.languages.count.of("language")),
      "version": .string(app.app.version ?? ""),
      "coverage": .string(
        app.coverage.declarationsAreKnown ? app.coverage.totals.arithmetic : "not known"),
      "errors": .string(app.count(.error).of("error")),
      "warnings": .string(app.count(.warning).of("warning")),
      "notes": .string(app.count(.note).of("note")),
      "blocking": .string(app.blockingCount == 0 ? "" : app.blockingCount.of("finding")),
    ]
  }
}

extension OwnPages {
  /// The links to the pages, for the templates.
  func links(from address: Address) -> [MustacheValue] {
    zip(pages, addresses(in: address.medium)).map { page, target in
      ["title": .string(page.title), "link": .address(address.link(to: target))]
    }
  }
}
