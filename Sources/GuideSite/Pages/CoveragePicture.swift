import CommonMark
import Vocabulary

/// The coverage as a picture: a mark per language and intent, languages running across.
struct CoveragePicture {
  let coverage: Coverage

  /// One line of SVG; empty when there is nothing to show. Each state is one path, so that the
  /// picture of many languages stays small; its colours come from the style sheet.
  var svg: String {
    let intents = coverage.intents.indices.filter { coverage.intents[$0].isAskedFor }
    guard !intents.isEmpty, !coverage.rows.isEmpty else { return "" }
    var paths: [Look: String] = [:]
    for (column, row) in coverage.rows.enumerated() {
      for (line, intent) in intents.enumerated() {
        let look = row[intent].look
        paths[look, default: ""] += look.path(x: column * Self.step, y: line * Self.step)
      }
    }
    let shown = Look.allCases.compactMap { look in
      paths[look].map { "<path class=\"\(look.rawValue)\" d=\"\($0)\"/>" }
    }
    let width = coverage.rows.count * Self.step - Self.gap
    let height = intents.count * Self.step - Self.gap
    let text = HTMLEscaping.escape("Coverage: \(coverage.totals.arithmetic)")
    return "<svg class=\"coverage-picture\" role=\"img\" aria-label=\"\(text)\" "
      + "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">"
      + shown.joined() + "</svg>"
  }

  private static let step = 16
  private static let gap = 3
}

/// How a cell looks; the names are classes of the style sheet.
private enum Look: String, CaseIterable {
  case filled, partial, missing, unreadable

  /// Its mark in a square of 13, by its shape too: full, half, hollow, crossed.
  func path(x: Int, y: Int) -> String {
    switch self {
    case .filled: "M\(x) \(y)h13v13h-13z"
    case .partial: "M\(x) \(y)v13h13z"
    case .missing: "M\(x + 1) \(y + 1)h11v11h-11z"
    case .unreadable: "M\(x + 1) \(y + 1)l11 11m0-11l-11 11"
    }
  }
}

extension Coverage.Cell {
  fileprivate var look: Look {
    switch self {
    case .examples(let count, let naming): naming.map { $0 < count } == true ? .partial : .filled
    case .none, .leftOut: .missing
    case .unreadable: .unreadable
    }
  }
}
