import GuideSite

/// What `build` is told about the guide; files are named but not read yet.
struct PublicationOptions {
  var siteTitle: String?
  var baseURL: String?
  var sourceURL: SourceURL?
  var revision: String?
  /// A picture's file.
  var logo: String?
  /// A folder of pages of one's own.
  var pages: String?
  /// A folder of templates.
  var templates: String?

  /// The options of the guide, with the files read.
  func guideOptions() throws(CommandError) -> GuideOptions {
    var options = GuideOptions()
    options.siteTitle = siteTitle
    options.baseURL = baseURL
    options.sourceURL = sourceURL
    options.revision = revision
    do {
      if let logo { options.logo = try Picture(file: logo) }
      if let pages { options.ownPages = try OwnPages(folder: pages) }
      if let templates { options.theme = try GuideTheme(overriddenBy: templates) }
    } catch {
      throw CommandError(error)
    }
    return options
  }
}
