/// Markdown that ends in time: what doesn't fit any more is counted and told of in the last line.
struct BoundedMarkdown {
  private let limit: Int
  private var body = ""
  /// What ends the parts that are open.
  private var closings: [String] = []
  private var isFull = false
  private var findingsLeftOut = 0

  init(limit: Int) {
    // The last line has at most so many bytes.
    self.limit = limit - 200
  }

  /// All that was written, with a line about what was left out.
  var text: String {
    guard isFull else { return body }
    let findings =
      switch findingsLeftOut {
      case 0: "The rest"
      case 1: "1 finding"
      default: "\(findingsLeftOut) findings"
      }
    return body
      + "\n**\(findings) left out here, where there is no more room; `siri-guide check` prints "
      + "everything.**\n"
  }

  /// Adds a text if it fits.
  @discardableResult
  mutating func write(_ text: String, of finding: Diagnostic? = nil) -> Bool {
    let needed = text.utf8.count + closings.reduce(0) { $0 + $1.utf8.count }
    if !isFull, body.utf8.count + needed <= limit {
      body += text
      return true
    }
    isFull = true
    if finding != nil { findingsLeftOut += 1 }
    return false
  }

  /// Begins a part that must have an end.
  mutating func open(_ text: String, closing: String) {
    closings.append(closing)
    if !write(text) { closings[closings.count - 1] = "" }
  }

  /// Ends the part that was begun last.
  mutating func close() { body += closings.popLast() ?? "" }
}
