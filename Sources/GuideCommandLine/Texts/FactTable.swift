import Diagnostics

/// Facts in columns: a label, a value, and beside it or below where the value comes from.
struct FactTable {
  let rows: [Row]
  let isColored: Bool

  struct Row {
    let label: String
    let value: String
    var details: [String] = []
  }

  /// Wider columns leave too little for the rest.
  private static let widestLabel = 36
  private static let widestValue = 40

  var text: String {
    let labels = column(rows.map(\.label), atMost: Self.widestLabel)
    let values = column(rows.filter { !$0.details.isEmpty }.map(\.value), atMost: Self.widestValue)
    let indent = String(repeating: " ", count: labels == 0 ? 4 : 2 + labels + 2 + values + 2)
    var text = ""
    var lastLabel: String?
    for row in rows {
      let label = row.label == lastLabel ? "" : row.label
      lastLabel = row.label
      var line = labels == 0 ? "  " : "  \(padded(label, to: labels))  "
      var details = row.details.filter { !$0.isEmpty }[...]
      var indent = indent
      if labels > 0, let first = details.first, row.value.printable.displayWidth <= values {
        line += "\(padded(row.value, to: values))  \(dim(first.printable))"
        details = details.dropFirst()
      } else {
        line += row.value.printable
        if labels > 0 { indent = String(repeating: " ", count: 2 + labels + 4) }
      }
      text += line + "\n" + details.map { indent + dim($0.printable) + "\n" }.joined()
    }
    return text
  }

  private func column(_ texts: [String], atMost limit: Int) -> Int {
    min(limit, texts.map(\.printable.displayWidth).max() ?? 0)
  }

  private func padded(_ text: String, to width: Int) -> String {
    let shown = text.printable
    return shown + String(repeating: " ", count: max(0, width - shown.displayWidth))
  }

  private func dim(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
