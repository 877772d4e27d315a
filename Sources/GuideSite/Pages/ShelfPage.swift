import Mustache
import Vocabulary

/// The apps of a site that has several.
struct ShelfPage {
  let apps: [AppGuide]

  var page: Page {
    let address = Address("index.html")
    return Page(
      address: address, template: "shelf", title: "What people can say to Siri",
      data: [
        "apps": .list(
          apps.map { app in
            [
              "title": .string(app.title), "path": .string(app.app.path),
              "link": .string(address.link(to: app.overview)),
              "languages": .string(app.app.languages.count.of("language")),
              "version": .string(app.app.version ?? ""),
              "findings": .string(app.findings.count.of("finding")),
            ]
          })
      ])
  }
}
