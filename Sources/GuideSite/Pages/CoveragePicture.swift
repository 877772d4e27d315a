import CommonMark
import Vocabulary

/// The coverage as a picture: a square per language and intent, languages running down.
struct CoveragePicture {
  let coverage: Coverage

  /// One line of SVG; empty when there is nothing to show. Its colours come from the style sheet.
  var svg: String {
    let columns = coverage.intents.indices.filter { coverage.intents[$0].isDeclared }
    guard !columns.isEmpty, !coverage.rows.isEmpty else { return "" }
    let width = columns.count * Self.step - Self.gap
    let height = coverage.rows.count * Self.step - Self.gap
    let squares = coverage.rows.enumerated().flatMap { line, row in
      columns.enumerated().map { place, column in
        "<rect class=\"\(row[column].look)\" x=\"\(place * Self.step)\" y=\"\(line * Self.step)\" "
          + "width=\"\(Self.step - Self.gap)\" height=\"\(Self.step - Self.gap)\" rx=\"2\"/>"
      }
    }
    let text = HTMLEscaping.escape("Coverage: \(coverage.totals.arithmetic)")
    return "<svg class=\"coverage-picture\" role=\"img\" aria-label=\"\(text)\" "
      + "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">"
      + squares.joined() + "</svg>"
  }

  private static let step = 12
  private static let gap = 2
}

extension Coverage.Cell {
  /// The class that colours its square.
  fileprivate var look: String {
    switch self {
    case .examples(let count, let naming): naming.map { $0 < count } == true ? "partial" : "filled"
    case .none: "missing"
    case .unreadable: "unreadable"
    }
  }
}
