extension HintScan {
  /// The hint with all faults mended; `nil` when some fault can't be mended without doubt.
  func suggestion(for phrase: String) -> String? {
    guard places[.blank] == nil, places[.repeatedDigits] == nil,
      places[.toneMark] == nil || format == .pinyin
    else {
      return nil
    }
    let trimmed = Array(mended.split(separator: " ").joined(separator: [" "]))
    let again = HintScan(trimmed, format: format, phrase: phrase)
    guard !trimmed.isEmpty, again.places.isEmpty else { return nil }
    return trimmed.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Up to three of the places of a fault, quoted and cut to a readable length.
  func samples(of kind: HintFault.Kind) -> String {
    let ranges = places[kind] ?? []
    let quoted = ranges.prefix(3).map { range in
      var text = "“"
      text.unicodeScalars.append(contentsOf: scalars[range].prefix(20))
      return text + (range.count > 20 ? "…”" : "”")
    }
    let more = ranges.count > 3 ? " and \(ranges.count - 3) more" : ""
    return quoted.joined(separator: ", ") + more
  }
}
