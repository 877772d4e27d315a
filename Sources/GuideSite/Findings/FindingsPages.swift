import Diagnostics
import Mustache
import Vocabulary

/// The pages of one view of an app's findings.
struct FindingsPages {
  let app: AppGuide
  let view: FindingsView

  var pages: [Page] {
    let listing = FindingsListing(view, of: app)
    return listing.pages.indices.map { number in
      let address = listing.pages[number].address
      return Page(
        address: address, template: "findings", title: "\(app.title) · \(view.heading)",
        navigation: app.navigation(from: address, within: app.findingsPage),
        data: .object(data(listing, page: number)))
    }
  }

  private func data(_ listing: FindingsListing, page number: Int) -> [String: MustacheValue] {
    let (address, groups) = (listing.pages[number].address, listing.pages[number].groups)
    let mendable = app.findings.count { $0.fixes.contains(where: \.isDoneByTool) }
    // With few groups all headings are in sight.
    let beginnings = listing.beginnings
    let contents = number == 0 && beginnings.count > 3 ? beginnings : []
    let clean = number == 0 && view == .byLanguage ? clean(from: address) : []
    let views = views(from: address)
    return [
      "title": .string(view.heading),
      "view": .name(view.name),
      "views": .list(views),
      "hasViews": .bool(!views.isEmpty),
      "isClean": .bool(app.findings.isEmpty),
      "counts": .string(app.findings.countsInWords(of: Severity.allCases)),
      "blocking": .string(app.blockingCount == 0 ? "" : app.blockingCount.of("finding")),
      "mendable": .string(mendable == 0 ? "" : mendable.of("finding")),
      "filtersID": .name(app.medium.isMarkdown ? "" : app.findingsPage.id("filters")),
      "contents": .list(contents.map { $0.group.entry(at: $0.address, from: address, of: app) }),
      "hasContents": .bool(!contents.isEmpty),
      "clean": .list(clean),
      "hasClean": .bool(!clean.isEmpty),
      "groups": .list(groups.map { $0.data(in: view, on: address, of: app) }),
      "pages": .list(
        listing.pages.enumerated().map { index, page in
          [
            "number": .string("\(index + 1)"), "link": .address(address.link(to: page.address)),
            "isCurrent": .bool(index == number),
          ]
        }),
      "hasPages": .bool(listing.pages.count > 1),
    ]
  }

  private func views(from address: Address) -> [MustacheValue] {
    let views = FindingsView.views(in: app.medium)
    guard views.count > 1 else { return [] }
    return views.map { view in
      let target = Address(app.folder + view.path(page: 1), in: app.medium)
      return [
        "title": .string(view.title), "link": .address(address.link(to: target)),
        "isCurrent": .bool(view == self.view),
      ]
    }
  }

  /// The languages without findings, as far as their files could be read.
  private func clean(from address: Address) -> [MustacheValue] {
    app.languages.filter { app.index.findings(of: $0).isEmpty }.map {
      .object($0.data(from: address))
    }
  }
}

extension [Diagnostic] {
  /// “2 errors, 1 warning”, the weightiest first.
  func countsInWords(of severities: [Severity]) -> String {
    severities.reversed().map { severity in
      count { $0.severity == severity }.of(severity.rawValue)
    }.joined(separator: ", ")
  }
}
