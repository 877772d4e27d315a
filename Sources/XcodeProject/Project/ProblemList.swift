import Diagnostics

/// Collects problems, each once and not more than anybody reads.
struct ProblemList {
  private var problems: [ProjectProblem] = []
  private var seen: Set<ProjectProblem> = []
  private var firstLeftOut: Place?

  mutating func add(_ kind: ProjectProblem.Kind, _ message: String, at place: Place) {
    let problem = ProjectProblem(kind, message, at: place)
    guard problems.count < ProjectLimits.problems else {
      if firstLeftOut == nil, !seen.contains(problem) { firstLeftOut = place }
      return
    }
    if seen.insert(problem).inserted { problems.append(problem) }
  }

  /// The problems in the order in which they were met, and last that there are more, if so.
  var all: [ProjectProblem] {
    guard let firstLeftOut else { return problems }
    let message =
      "the project has more than \(ProjectLimits.problems) problems; the others are not named"
    return problems + [ProjectProblem(.limit, message, at: firstLeftOut)]
  }
}

extension String {
  /// The text in quotes, in one line and cut off when it is too long to be shown.
  var quoted: String {
    let scalars = unicodeScalars.prefix(120).map { $0.value < 0x20 ? " " : $0 }
    let cut = unicodeScalars.dropFirst(120).isEmpty ? "" : "…"
    return "“\(String(String.UnicodeScalarView(scalars)))\(cut)”"
  }
}
