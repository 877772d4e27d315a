extension HintReading {
  /// The faults, one for each cause: what follows from another isn't told.
  var faults: [HintFault] {
    let format = scan.formatFaults
    let beside = readingFaults
    guard isOfAName else { return format + beside }
    if let notation = phoneticNotation(format) { return [notation] }
    if let strange = bracketed { return [strange] }
    if (format + beside).contains(where: \.mayShowOtherWriting), let other = OtherWriting(self) {
      return [other.fault(in: scan)]
    }
    if let foreign = format.first(where: { $0.kind == .foreignLetter }) { return [foreign] }
    if isWithoutTones, scan.places[.missingTone] != nil,
      beside.contains(where: { $0.weight == .doubt })
    {
      return [otherWriting]
    }
    let all = format + beside
    guard all.contains(where: { $0.weight != .minor }) else { return all }
    // These are mended with the rest, and so small that they would hide it.
    return all.filter {
      ![.capitalLetter, .umlautLetter, .separator, .unattestedSyllable].contains($0.kind)
    }
  }

  /// Whether the hint is as short as one of a term or name; a longer one is worth no second look.
  var isOfAName: Bool { scan.scalars.count <= 1024 }

  /// Whether nothing in the hint stands for a tone.
  private var isWithoutTones: Bool {
    scan.places[.toneMark] == nil && !scan.scalars.contains { $0.properties.numericType != nil }
  }

  /// The fault of a hint whose words are of another language or of no romanization that is known.
  private var otherWriting: HintFault {
    let whole = 0..<scan.scalars.count
    let tones = "\(spelling.tones.lowerBound) to \(spelling.tones.upperBound)"
    return HintFault(
      kind: .otherWriting, ranges: [whole],
      message:
        "\(scan.scalars.quoted(whole)) is not \(spelling.name), which ends every syllable with a digit from \(tones), as in “\(spelling.example)”"
    )
  }

  /// The fault of a hint in a phonetic alphabet or in markup.
  private func phoneticNotation(_ format: [HintFault]) -> HintFault? {
    guard format.contains(where: { [.foreignLetter, .unexpectedCharacter].contains($0.kind) }),
      let found = SoundsLikeChecker(language: "zh")
        .notationFault(in: String(scan.scalars), for: phrase.text)
    else { return nil }
    let name: String
    switch found.kind {
    case .markup: name = "markup"
    case .phoneticLetter: name = "phonetic spelling (IPA)"
    default: return nil
    }
    return HintFault(
      kind: .phoneticNotation, ranges: found.ranges,
      message:
        "\(scan.scalars.samples(found.ranges)) \(scan.scalars.hasSeveralSamples(found.ranges) ? "are" : "is") \(name); a pronunciation is written in \(spelling.name), as in “\(spelling.example)”"
    )
  }

  /// The fault of a hint that is right but for a remark in brackets.
  private var bracketed: HintFault? {
    guard let bare = withoutBrackets, clean(bare.text) != nil else { return nil }
    return HintFault(
      kind: .unexpectedCharacter, ranges: bare.brackets,
      message:
        "\(scan.scalars.samples(bare.brackets)) would be taken for sounds; a pronunciation is written in \(spelling.name) alone, as in “\(spelling.example)”"
    )
  }

  /// The hint without what stands in brackets, and where that is; `nil` where it has none.
  var withoutBrackets: (text: String, brackets: [Range<Int>])? {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "（": "）", "【": "】"]
    var brackets: [Range<Int>] = []
    var kept: [Unicode.Scalar] = []
    var opened: (start: Int, closing: Unicode.Scalar)?
    for (index, scalar) in scan.scalars.enumerated() {
      if let open = opened {
        guard scalar == open.closing else { continue }
        brackets.append(open.start..<(index + 1))
        opened = nil
      } else if let closing = pairs[scalar] {
        opened = (index, closing)
      } else {
        kept.append(scalar)
      }
    }
    let text = String(kept.split(separator: " ").joined(separator: [" "]))
    return brackets.isEmpty || opened != nil || text.isEmpty ? nil : (text, brackets)
  }
}
