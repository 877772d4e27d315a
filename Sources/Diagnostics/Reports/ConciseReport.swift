/// Findings as compilers print them, a line each, so that editors and Xcode show them in place.
package enum ConciseReport {
  /// Lines of the form `path:line:column: severity: message [rule]`.
  ///
  /// - Parameters:
  ///   - findings: in the order of reports.
  ///   - root: what to put before each path so that it leads there from the current folder.
  /// - Returns: one line per finding, each with a newline at its end.
  package static func text(for findings: [Diagnostic], root: String) -> String {
    findings.map { finding in
      let parts = [root, finding.place.path].filter { !$0.isEmpty }
      let path = parts.isEmpty ? "." : parts.joined(separator: "/")
      let position = finding.place.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      return "\(path.printable)\(position): \(finding.severity.rawValue): "
        + "\(finding.message.printable) [\(finding.rule)]\n"
    }.joined()
  }
}
