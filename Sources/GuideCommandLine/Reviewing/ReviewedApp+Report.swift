import Diagnostics
import FileTree
import GuideSite
import Vocabulary

extension ReviewedApp {
  /// The app as reports tell of it.
  var reported: ReportedApp {
    let names = app.localizations.compactMap { localization in
      app.acceptedNames(in: localization).map { (localization.name, $0.map(\.text)) }
    }
    return ReportedApp(
      name: app.title, version: app.version, path: app.path, target: app.container.target,
      root: root, rootInSources: rootInSources,
      developmentLanguage: app.developmentLanguage?.tag,
      languages: app.localizations.filter(\.isOfApp).map {
        ReportedLanguage(tag: $0.name, title: $0.title)
      },
      names: Dictionary(names, uniquingKeysWith: { first, _ in first }),
      declaredIntents: app.declaredIntents?.map(\.name), coverage: ReportedCoverage(of: app),
      findings: findings, storeMessages: storeMessages, remarks: remarks,
      sources: SourceFiles(files))
  }

  /// What findings aren't shown.
  private var remarks: [String] {
    var remarks: [String] = []
    if switchedOff > 0, let settingsPath {
      remarks.append(
        "\(switchedOff.findings) switched off by \(settingsPath.lastPathPart.printable)")
    }
    if known > 0 { remarks.append("\(known.findings) of the baseline not shown") }
    return remarks
  }

  /// Its name and version for a heading.
  var heading: String { ReportedApp(name: app.title, version: app.version, findings: []).heading }

  /// The heading with the app's folder, for results that hold several apps.
  var headingWithPath: String {
    ReportedApp(
      name: app.title, version: app.version, path: app.path, target: app.container.target,
      root: root, findings: []
    ).headingWithPath
  }
}

extension App.Container {
  /// The target's name, if it is one.
  fileprivate var target: String? {
    if case .target(let name, _, _) = kind { name } else { nil }
  }
}

extension ReportedCoverage {
  fileprivate init(of app: App) {
    let coverage = Coverage(of: app)
    self.init(
      languages: coverage.languages.map(\.tag),
      intents: coverage.intents.map {
        Intent(name: $0.name, isDeclared: $0.isDeclared, isAskedFor: $0.isAskedFor)
      },
      rows: coverage.rows.map { $0.map(Cell.init) },
      sum: coverage.declarationsAreKnown ? coverage.totals.arithmetic : nil)
  }
}

extension ReportedCoverage.Cell {
  fileprivate init(_ cell: Coverage.Cell) {
    switch cell {
    case .examples(let count, let naming): self = .examples(count, namingApp: naming)
    case .leftOut(let count): self = .leftOut(count)
    case .none: self = .none
    case .unreadable: self = .unreadable
    }
  }
}
