extension HintScan {
  /// The hint with all faults mended; `nil` when some fault can't be mended without doubt.
  func suggestion(for phrase: String) -> String? {
    guard places[.blank] == nil, places[.repeatedDigits] == nil,
      places[.toneMark] == nil || format == .pinyin
    else {
      return nil
    }
    let trimmed = mended.split(separator: " ").joined(separator: " ")
    let again = HintScan(Array(trimmed.unicodeScalars), format: format, phrase: phrase)
    return trimmed.isEmpty || !again.places.isEmpty ? nil : trimmed
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
