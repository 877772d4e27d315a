/// An app as reports tell of it: what it is, what it covers and what was found.
package struct ReportedApp {
  /// What people call it; `nil` when unknown.
  package var name: String?
  package var version: String?
  /// Its folder, relative to the input, and what else tells it from others there.
  package var path: String
  package var target: String?
  /// What to put before each path so that it leads to the file from the current folder.
  package var root: String
  /// What leads there from the root of the repository.
  package var rootInSources: String
  package var developmentLanguage: String?
  package var languages: [ReportedLanguage]
  /// The names accepted in each language; languages whose names are unknown are left out.
  package var names: [String: [String]]
  /// `nil` when unknown.
  package var declaredIntents: [String]?
  package var coverage: ReportedCoverage
  /// In the order of reports.
  package var findings: [Diagnostic]
  /// The lines that the store is expected to mail, of findings that are not among these too.
  package var storeMessages: [String]
  /// What is said of findings that are not among them, in half sentences.
  package var remarks: [String]
  /// The files that the findings stand in.
  package var sources: any ReportedSources

  package init(
    name: String?, version: String? = nil, path: String = "", target: String? = nil,
    root: String = "", rootInSources: String = "", developmentLanguage: String? = nil,
    languages: [ReportedLanguage] = [], names: [String: [String]] = [:],
    declaredIntents: [String]? = nil, coverage: ReportedCoverage = ReportedCoverage(),
    findings: [Diagnostic], storeMessages: [String] = [], remarks: [String] = [],
    sources: any ReportedSources = NoSources()
  ) {
    self.name = name
    self.version = version
    self.path = path
    self.target = target
    self.root = root
    self.rootInSources = rootInSources
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.names = names
    self.declaredIntents = declaredIntents
    self.coverage = coverage
    self.findings = findings
    self.storeMessages = storeMessages
    self.remarks = remarks
    self.sources = sources
  }

  /// Its name and version for a heading, in one line.
  package var heading: String {
    let title = name?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [title ?? "Unnamed app", version].compactMap(\.self).joined(separator: " ").printable
  }

  /// The heading with where the app lies, for results that hold several apps.
  package var headingWithPath: String {
    let path = Self.joined(root, path)
    // Targets that share their files differ in nothing else.
    let target = target.map { ", target \($0.printable)" } ?? ""
    return "\(heading) — \(path.isEmpty ? "." : path.printable)\(target)"
  }

  /// What is said where there are no findings: “nothing to mend”.
  package var nothingToMend: String {
    remarks.isEmpty ? "nothing to mend" : "nothing else to mend"
  }

  /// The way from the current folder to a file of the app.
  func pathFromHere(_ path: String) -> String {
    let way = Self.joined(root, path)
    return way.isEmpty ? "." : way
  }

  /// The way from the root of the repository to a file of the app.
  func pathInSources(_ path: String) -> String {
    let way = Self.joined(rootInSources, path)
    return way.isEmpty ? "." : way
  }

  /// The language's name for people: “French (fr)”.
  func title(of language: String) -> String {
    languages.first { $0.tag == language }?.title ?? language
  }

  /// What lies beside the folder is reached from there, not through it.
  private static func joined(_ folder: String, _ path: String) -> String {
    var (folder, path) = (folder[...], path[...])
    while path.hasPrefix("../"), let last = folder.split(separator: "/").last,
      last != ".", last != "..", folder.hasSuffix(last)
    {
      folder = folder.dropLast(last.count)
      if folder.hasSuffix("/"), folder != "/" { folder = folder.dropLast() }
      path = path.dropFirst(3)
    }
    if folder == "/" { return "/\(path)" }
    return [folder, path].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

/// A language of an app.
package struct ReportedLanguage: Hashable, Sendable {
  /// As the bundle looks it up: `fr`.
  package var tag: String
  /// For people: “French (fr)”.
  package var title: String

  package init(tag: String, title: String) {
    self.tag = tag
    self.title = title
  }
}
