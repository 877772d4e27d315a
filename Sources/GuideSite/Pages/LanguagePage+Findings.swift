import Diagnostics
import Mustache
import Vocabulary

extension LanguagePage {
  func findings(at places: Place?...) -> [MustacheValue] {
    app.findingData(language, at: places, on: address)
  }

  /// Findings that belong to no phrase or term stand at the head of the page.
  func generalFindings(absent: [Coverage.Intent]) -> [MustacheValue] {
    let absent = Set(absent.map(\.name))
    return app.index.findings(of: language, at: nil).filter { finding in
      !(finding.isMissingExample && absent.contains(finding.intent ?? ""))
    }.map { $0.data(on: address, of: app) }
  }
}
