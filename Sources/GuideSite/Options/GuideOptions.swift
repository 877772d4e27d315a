/// What the people who publish a guide decide about it.
package struct GuideOptions: Sendable {
  /// The heading of the first page when there are several apps, and the name of the site.
  package var siteTitle: String?
  /// The address the site will have, with a slash at its end; needed for a sitemap.
  package var baseURL: String?
  /// A picture in the head of each page.
  package var logo: Picture?
  /// Where the vocabulary's source can be seen.
  package var sourceURL: SourceURL?
  /// The revision of the app's source, as its people call it.
  package var revision: String?
  /// Pages and introductions of one's own.
  package var ownPages = OwnPages()
  /// The templates and styles.
  package var theme = GuideTheme()

  package init() {}
}
