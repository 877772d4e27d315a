import CommonMark

/// The list of pages for search engines (sitemaps.org, version 0.9).
struct Sitemap {
  /// The site's address, with a slash at its end.
  let baseURL: String
  let pages: [Page]

  var file: SiteFile {
    let addresses = pages.map { baseURL + Address("").link(to: $0.address) }.sorted()
    let entries = addresses.map { "  <url><loc>\(HTMLEscaping.escape($0))</loc></url>\n" }.joined()
    return SiteFile(
      path: "sitemap.xml",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        \(entries)</urlset>

        """)
  }
}
