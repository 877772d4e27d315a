/// A view of an app's findings, cut into pages that don't grow with their number.
struct FindingsListing: Sendable {
  /// How many findings a page holds at most; the one file of a guide holds all.
  static let mostFindings = 150

  struct Page: Sendable {
    let address: Address
    var groups: [FindingGroup]
  }

  /// At least one.
  let pages: [Page]

  init(_ view: FindingsView, of app: AppGuide) {
    let most = app.medium.isOneFile ? Int.max : Self.mostFindings
    func page(_ number: Int) -> Page {
      Page(address: Address(app.folder + view.path(page: number), in: app.medium), groups: [])
    }
    var pages = [page(1)]
    var room = most
    for group in view.groups(of: app) {
      var next = 0
      while next < group.findings.count {
        if room == 0 {
          pages.append(page(pages.count + 1))
          room = most
        }
        let part = group.part(from: next, most: room)
        pages[pages.count - 1].groups.append(part)
        next = part.shown.upperBound
        room -= part.shown.count
      }
    }
    self.pages = pages
  }

  /// Each group with the page it begins on.
  var beginnings: [(group: FindingGroup, address: Address)] {
    pages.flatMap { page in
      page.groups.filter { !$0.isContinued }.map { ($0, page.address) }
    }
  }
}
