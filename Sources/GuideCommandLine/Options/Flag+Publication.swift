import GuideSite

extension Flag {
  static let revision = Flag(
    name: "--revision", value: "TEXT",
    summary: "the revision of the app's source, shown on the pages",
    commands: [.build]
  ) { options, value, _ in
    options.publication.revision = value
  }

  static let sourceURL = Flag(
    name: "--source-url", value: "URL",
    summary: "link each phrase to its source: 'https://…/{path}#L{line}'", commands: [.build]
  ) { options, value, _ throws(CommandError) in
    guard let url = SourceURL(value) else {
      throw .usage(
        "--source-url \(value): it must begin with https:// or http:// and hold {path}, maybe {line}, and no other {…}"
      )
    }
    options.publication.sourceURL = url
  }

  static let siteTitle = Flag(
    name: "--site-title", value: "TEXT", summary: "what the site is called", commands: [.build]
  ) { options, value, _ in
    options.publication.siteTitle = value
  }

  static let baseURL = Flag(
    name: "--base-url", value: "URL",
    summary: "the address the site will have; writes a sitemap", commands: [.build]
  ) { options, value, _ throws(CommandError) in
    let lowered = value.lowercased()
    guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://") else {
      throw .usage("--base-url \(value): it must begin with https:// or http://")
    }
    options.publication.baseURL = value.hasSuffix("/") ? value : value + "/"
  }

  static let logo = Flag(
    name: "--logo", value: "FILE", summary: "a picture for the head of each page: PNG, JPEG or SVG",
    commands: [.build]
  ) { options, value, _ in
    options.publication.logo = value
  }

  static let pages = Flag(
    name: "--pages", value: "FOLDER",
    summary: "your own pages, *.md, and introductions, languages/LANGUAGE.md",
    commands: [.build]
  ) { options, value, _ in
    options.publication.pages = value
  }

  static let templates = Flag(
    name: "--templates", value: "FOLDER",
    summary: "templates and styles in place of those of the same name",
    commands: [.build]
  ) { options, value, _ in
    options.publication.templates = value
  }
}
