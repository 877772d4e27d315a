/// How a part of the console's report looks, on a terminal that shows colours.
enum ConsoleStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case yellow = "33"
  case blue = "34"

  /// The style of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .red
    case .warning: self = .yellow
    case .note: self = .blue
    }
  }

  func on(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
