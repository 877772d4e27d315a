/// The files that all pages of a site share; their names carry a hash of what they hold.
struct SiteAssets {
  let stylesheet: SiteFile
  let script: SiteFile
  let searchIndex: SiteFile

  init(theme: GuideTheme, searchIndex: String) throws(GuideSiteError) {
    stylesheet = Self.asset("site", "css", try theme.file("site.css").text)
    script = Self.asset("site", "js", try theme.file("site.js").text)
    self.searchIndex = Self.asset("search", "js", searchIndex)
  }

  var files: [SiteFile] { [stylesheet, script, searchIndex] }

  private static func asset(_ name: String, _ suffix: String, _ text: String) -> SiteFile {
    SiteFile(path: "assets/\(name)-\(SHA256(of: text).shortName).\(suffix)", text: text)
  }
}
