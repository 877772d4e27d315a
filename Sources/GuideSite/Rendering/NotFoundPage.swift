import CommonMark
import Mustache

/// What a server shows for an address that leads nowhere. It may be shown at any depth, so nothing in
/// it is relative.
struct NotFoundPage {
  let theme: GuideTheme
  let style: String
  /// The address of the guide's first page; `nil` when it is unknown.
  let home: String?

  var file: SiteFile {
    get throws(GuideSiteError) {
      let file = try theme.file("404.html")
      let template = try MustacheTemplate(theme: file.name, text: file.text)
      let data: MustacheValue = [
        "style": .markup(style), "home": .string(home ?? ""),
        "policy": .string(
          "default-src 'none'; style-src \(SHA256(of: style).policySource); img-src data:"),
      ]
      do {
        let html = try template.render(data, escaping: HTMLEscaping.append)
        return SiteFile(path: "404.html", text: html)
      } catch {
        throw .template(error.description)
      }
    }
  }
}
