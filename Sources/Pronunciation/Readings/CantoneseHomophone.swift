/// Common Chinese characters that show a reader of Cantonese how a syllable of Jyutping sounds.
///
/// They are those that Hong Kong's primary schools teach in their first four years (`kGradeLevel` of
/// Unihan), the earliest first; of one year, characters with a single reading come first.
package enum CantoneseHomophone {
  /// A common character of the same sound and tone; `nil` where there is none but the one whose sound is
  /// to be shown.
  package static func character(
    for syllable: ToneSyllable, besides character: Unicode.Scalar? = nil
  ) -> Unicode.Scalar? {
    characters[syllable]?.first { $0 != character }
  }

  private static let characters = EmbeddedTable.homophones.lines.reduce(
    into: [ToneSyllable: [Unicode.Scalar]]()
  ) { characters, line in
    guard let syllable = ToneSyllable(written: line[0]) else { return }
    characters[syllable] = Array(line[1].unicodeScalars)
  }
}
