/// What `check` and `build` are told about the review; files are named but not read yet.
struct ReviewOptions {
  /// The file of settings; `nil` for the one beside the input.
  var settings: String?
  /// The file of findings that are known already.
  var baseline: String?
  /// Where the findings are written to as known.
  var writtenBaseline: String?
  /// Whether `config` prints the JSON Schema.
  var printsSchema = false
}
