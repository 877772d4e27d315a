/// Which JSON is read.
enum JSONSyntax {
  /// JSON as RFC 8259 defines it, without any of the extensions that other readers allow.
  case json
  /// JSON5 1.0.0 (spec.json5.org): comments, commas at the end, keys without quotes and more.
  case json5
}
