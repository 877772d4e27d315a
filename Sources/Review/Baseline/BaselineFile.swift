package import Diagnostics
import PropertyList

/// A baseline as it is kept in a file: JSON, version 1, the same bytes for the same findings.
package enum BaselineFile {
  /// Why a file is no baseline.
  package struct Failure: Error, Hashable, Sendable {
    /// One sentence without a full stop.
    package let message: String
    /// Where it shows, if that is known.
    package let position: SourcePosition?
  }

  /// The file's text, an entry for each kind of finding, sorted.
  package static func text(of baseline: Baseline) -> String {
    ReportJSON.text(
      Content(
        findings: baseline.counts.map { Finding($0, count: $1) }.sorted { $0.order < $1.order }))
  }

  /// Reads a file.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> Baseline {
    let root: PropertyListNode
    do { root = try PropertyListDocument(parsingJSON: bytes).root } catch {
      throw Failure(message: error.message, position: error.position)
    }
    guard root.entries != nil, let version = root["version"] else {
      throw Failure("this is no baseline; siri-guide check --write-baseline writes one", at: root)
    }
    guard version.value == .integer(1) else {
      throw Failure("this baseline is of a version that is not known here, only 1 is", at: version)
    }
    guard let findings = root["findings"]?.array else {
      throw Failure("expected a list of “findings”", at: root["findings"] ?? root)
    }
    var counts: [Baseline.Entry: Int] = [:]
    for node in findings {
      let count = node["count"]
      guard case .integer(let number)? = count?.value, number > 0, number < 1_000_000_000 else {
        throw Failure("expected a “count” above 0", at: count ?? node)
      }
      let entry = Baseline.Entry(
        rule: try text("rule", of: node), path: try text("path", of: node),
        language: try textIfAny("language", of: node), intent: try textIfAny("intent", of: node),
        message: try text("message", of: node))
      counts[entry, default: 0] += Int(number)
    }
    return Baseline(counts: counts)
  }

  private static func text(
    _ key: String, of node: PropertyListNode
  ) throws(Failure) -> String {
    guard let text = try textIfAny(key, of: node) else {
      throw Failure("expected a “\(key)”", at: node)
    }
    return text
  }

  private static func textIfAny(
    _ key: String, of node: PropertyListNode
  ) throws(Failure) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.string else {
      throw Failure("“\(key)” must be a text, but this is \(value.kindName)", at: value)
    }
    return text
  }
}

extension BaselineFile.Failure {
  fileprivate init(_ message: String, at node: PropertyListNode) {
    self.init(message: message, position: node.range?.start)
  }
}

private struct Content: Encodable {
  let version = 1
  let findings: [Finding]
}

private struct Finding: Encodable {
  let rule: String
  let path: String
  let language: String?
  let intent: String?
  let message: String
  let count: Int

  init(_ entry: Baseline.Entry, count: Int) {
    rule = entry.rule
    path = entry.path
    language = entry.language
    intent = entry.intent
    message = entry.message
    self.count = count
  }

  /// What the findings are sorted by.
  var order: (String, String, String, String, String) {
    (path, rule, language ?? "", intent ?? "", message)
  }
}
