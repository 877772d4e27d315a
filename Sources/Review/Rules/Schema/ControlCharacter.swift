import Diagnostics
import Vocabulary

extension Rule {
  static let controlCharacter = Rule(
    RuleDescription(
      id: "schema/control-character", severity: .error,
      summary: "The file holds no control character that XML forbids",
      rationale: """
        Some readers refuse the whole file for it, others hand the character on, and Siri may show or \
        match it. It is invisible in most editors.
        """,
      remedy: """
        Delete the invisible character at the column named. It often came in with a copy from a \
        terminal or a chat.
        """,
      source: "XML 1.0, section 2.2; a shipped vocabulary holds U+0010.",
      bad: [
        .phrases("Start my Cardio↓\u{10}Bonanza workout"), .phrases("↓\u{1}", "CardioBonanza"),
        .phrases("Starte ↓\u{B}mein ↓\u{C}CardioBonanza-Training", in: "de"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        // Characters that XML allows, whatever else may be said of them.
        .phrases("Start my\tCardioBonanza\u{7F} workout", "CardioBonanza\u{85}"),
        .phrases("用CardioBonanza開始鍛鍊", "CardioBonanza\u{200B}で開始", in: "ja"),
        .phrases("התחל אימון ב-CardioBonanza\u{200F}!", in: "he"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      let faults = part.localization.files.flatMap(\.irregularities).compactMap(\.controlCharacter)
      guard !faults.isEmpty else { return [] }
      var texts = part.spokenTexts.map(\.text).filter { $0.text.holdsForbiddenCharacter }
        .sorted { Place.areInIncreasingOrder($0.place, $1.place) }[...]
      return faults.map { character, place in
        // Both come in the order of the files.
        texts = texts.drop { Place.areInIncreasingOrder($0.place, place) && !$0.place.holds(place) }
        let text = texts.first.flatMap { $0.place.holds(place) ? $0 : nil }
        let digits = String(character, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return finding(
          "The control character U+\(code) is not allowed in XML; it was read past", at: place,
          in: part.tag,
          notes: text.map { ["It stands in \($0.text.withoutForbiddenCharacters.quoted)"] } ?? [],
          fixes: text.map { $0.fixes } ?? [])
      }
    }
  }
}

extension Irregularity {
  fileprivate var controlCharacter: (character: UInt32, place: Place)? {
    guard case .controlCharacter(let character) = kind else { return nil }
    return (character, place)
  }
}

extension Place {
  /// Whether another place lies within this one.
  fileprivate func holds(_ other: Place) -> Bool {
    guard path == other.path, let range, let inner = other.range else { return false }
    return range.start <= inner.start && inner.end <= range.end
  }
}

extension SourceText {
  /// Without what XML forbids; not where nothing else would be left.
  fileprivate var fixes: [Diagnostic.Fix] {
    let mended = text.withoutForbiddenCharacters
    guard !mended.allSatisfy(\.isWhitespace) else { return [] }
    return [
      Diagnostic.Fix("Remove the character", at: place, replacement: mended, isSafe: true)
    ]
  }
}

extension String {
  fileprivate var holdsForbiddenCharacter: Bool {
    unicodeScalars.contains(where: \.isForbiddenInXML)
  }

  fileprivate var withoutForbiddenCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isForbiddenInXML }))
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has no way to write it.
  fileprivate var isForbiddenInXML: Bool {
    value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D || value == 0xFFFE
      || value == 0xFFFF
  }
}
