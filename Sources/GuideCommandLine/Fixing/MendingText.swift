import Diagnostics
import Review

/// What became of the fixes, in words.
struct MendingText {
  let files: [MendedFile]
  let isColored: Bool

  /// “Mended 4 findings in 2 files”, and which.
  var summary: String {
    let count = files.reduce(0) { $0 + $1.applied.count }
    guard count > 0 else { return "" }
    let heading =
      "Mended \(count.findings) in \(files.count) file\(files.count == 1 ? "" : "s")\n"
    return heading + files.map(list).joined()
  }

  private func list(of file: MendedFile) -> String {
    let shown = file.applied.prefix(Self.mostListed)
    let more = file.applied.count - shown.count
    return "  \(styled(file.shownPath.printable, "1"))\n"
      + shown.map(line).joined() + (more > 0 ? "    and \(more) more\n" : "")
  }

  /// A file with ten thousand trailing spaces is told of in a screen.
  private static let mostListed = 40

  private func line(for fix: SafeFix) -> String {
    let position = fix.fix.place.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let padded = position + String(repeating: " ", count: max(2, 7 - position.count))
    return "    \(styled(padded, "2"))\(fix.fix.summary.printable)  "
      + styled("[\(fix.finding.rule)]", "2") + "\n"
  }

  /// Why safe fixes are left, a file in a line each.
  static func left(_ refusals: [(path: String, reason: String, count: Int)]) -> String {
    let count = refusals.reduce(0) { $0 + $1.count }
    guard count > 0 else { return "" }
    let files = refusals.prefix(5).map { "\($0.path.printable) \($0.reason.printable)" }
    let more = refusals.count > 5 ? ["and \(refusals.count - 5) more files"] : []
    return "\(count) fix\(count == 1 ? "" : "es") left: \((files + more).joined(separator: "; "))\n"
  }

  /// The difference of all files, as `patch` and `git apply` take it. Of a file in another encoding
  /// than UTF-8 it is only shown, in lines that these tools pass over.
  func difference(forTerminal isTerminal: Bool) -> String {
    files.map { file in
      guard let (diff, encoding, isUTF8) = file.difference else { return "" }
      let lines = diff.lines.map { line in
        let text = isTerminal ? line.text.withoutReturn.printable : line.text
        return styled(isUTF8 ? text : "# \(text)", line.kind.style) + "\n"
      }
      let remark = "# \(file.shownPath.printable) is in \(encoding): only --fix can write it\n"
      return (isUTF8 ? "" : remark) + lines.joined()
    }.joined()
  }

  private func styled(_ text: String, _ style: String) -> String {
    isColored && !style.isEmpty ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}

extension UnifiedDiff.Line.Kind {
  fileprivate var style: String {
    switch self {
    case .header: "1"
    case .range: "36"
    case .removed: "31"
    case .added: "32"
    case .kept, .remark: ""
    }
  }
}

extension String {
  /// The line as a terminal takes it.
  fileprivate var withoutReturn: String {
    unicodeScalars.last == "\r" ? String(unicodeScalars.dropLast()) : self
  }
}
