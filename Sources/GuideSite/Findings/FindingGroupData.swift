import Diagnostics
import Mustache

extension FindingGroup {
  /// Its line in the contents of a page, which leads to the page that it begins on.
  func entry(at target: Address, from address: Address, of app: AppGuide) -> MustacheValue {
    [
      "title": .string(title(in: app)), "isFile": .bool(isFile),
      "severity": .string(weight?.rawValue ?? ""),
      "link": .address(address.link(to: target, fragment: anchor)),
      "count": .string("\(findings.count)"),
    ]
  }

  /// What the page that shows it, or a part of it, shows.
  func data(in view: FindingsView, on address: Address, of app: AppGuide) -> MustacheValue {
    let severities = Set(findings.map(\.severity)).sorted()
    // A rule's severity is told in its own line.
    let isCounted = view != .byRule
    let list = FindingList(
      app: app, address: address, view: view, severity: isCounted ? nil : weight)
    return [
      "anchor": .name(isContinued ? "" : address.id(anchor)),
      "isContinued": .bool(isContinued),
      "severity": .string(weight?.rawValue ?? ""),
      "title": .string(title(in: app)),
      "isFile": .bool(isFile),
      "link": .address(link(from: address, in: app)),
      "rule": rule(in: app).map { .object($0.headData) } ?? nil,
      "language": language.map { .object($0.data(from: address)) } ?? nil,
      "count": .string(
        isCounted && severities.count == 1
          ? findings.countsInWords(of: severities) : findings.count.of("finding")),
      "counts": .string(
        isCounted && severities.count > 1 ? findings.countsInWords(of: severities) : ""),
      "bundles": .list(list.data(of: Array(findings[shown]))),
    ]
  }

  private var weight: Severity? { findings.first?.severity }

  private var isFile: Bool { if case .file = subject { true } else { false } }

  private var language: LanguageGuide? {
    if case .language(let language) = subject { language } else { nil }
  }

  private func rule(in app: AppGuide) -> RuleDescription? {
    if case .rule(let id) = subject { app.rules[id] } else { nil }
  }

  private func title(in app: AppGuide) -> String {
    switch subject {
    case .rule(let id): app.rules[id]?.summary ?? id
    case .language(let language): language.title
    case .file(let path): path
    case .app: "The app as a whole"
    }
  }

  /// Where its heading leads: to the rule's page, the language's page or the source.
  private func link(from address: Address, in app: AppGuide) -> String {
    switch subject {
    case .rule(let id): address.link(to: .rule(id, in: app.medium))
    case .language(let language): address.link(to: language.address)
    case .file(let path): app.sourceLink(to: Place(path: path))
    case .app: ""
    }
  }
}
