import Mustache

extension AppGuide {
  /// The links in the head of each page; their number doesn't grow with the app. A page `within` another
  /// one's matter marks the link to that.
  func navigation(from address: Address, within other: Address? = nil) -> [MustacheValue] {
    let targets: [(String, Address)] = [
      (title, overview), ("Coverage", coveragePage), ("Findings", findingsPage),
      ("Rules", .rules(in: medium)),
    ]
    let shelf: [(String, Address)] = slug.isEmpty ? [] : [("All apps", home)]
    // The first of one's own pages; the rest stand on the first page.
    let own = zip(options.ownPages.pages, options.ownPages.addresses(in: medium)).prefix(3)
      .map { ($0.title, $1) }
    return address.links(to: shelf + targets + own, within: other)
  }
}

extension [AppGuide] {
  /// The links in the head of a page that belongs to the guide as a whole.
  func navigation(from address: Address) -> [MustacheValue] {
    if count == 1 { return self[0].navigation(from: address) }
    return address.links(to: [
      ("All apps", Address("index.html", in: address.medium)),
      ("Rules", .rules(in: address.medium)),
    ])
  }

  /// The title of such a page: behind the name of a lone app.
  func title(of page: String) -> String { count == 1 ? "\(self[0].title) · \(page)" : page }
}

extension Address {
  fileprivate func links(
    to targets: [(String, Address)], within other: Address? = nil
  ) -> [MustacheValue] {
    targets.map { text, target in
      [
        "text": .string(text), "href": .address(link(to: target)),
        "isCurrent": .bool(target == self),
        "isAround": .bool(target == other && target != self),
      ]
    }
  }
}
