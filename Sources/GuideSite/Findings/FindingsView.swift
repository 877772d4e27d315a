/// A way to list an app's findings, with an address of its own.
enum FindingsView: CaseIterable, Sendable {
  /// For who decides on a release: what is wrong, and how often.
  case byRule
  /// For translators: what is theirs.
  case byLanguage
  /// For developers: where to go.
  case byFile

  /// The views of a guide. One file holds each finding once in a list, and again at its phrase.
  static func views(in medium: Medium) -> [FindingsView] {
    medium.isOneFile ? [.byRule] : allCases
  }

  var title: String {
    switch self {
    case .byRule: "By rule"
    case .byLanguage: "By language"
    case .byFile: "By file"
    }
  }

  /// The heading of its pages.
  var heading: String { self == .byRule ? "Findings" : "Findings \(title.lowercased())" }

  /// What stands for it in addresses and style sheets.
  var name: String {
    switch self {
    case .byRule: "by-rule"
    case .byLanguage: "by-language"
    case .byFile: "by-file"
    }
  }

  /// The path of one of its pages, counted from 1, below the app's folder.
  func path(page number: Int) -> String {
    if number > 1 { return "findings/\(name)-\(number).html" }
    return self == .byRule ? "findings.html" : "findings/\(name).html"
  }
}
