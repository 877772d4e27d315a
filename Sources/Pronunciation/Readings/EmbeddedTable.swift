internal import CPronunciationTables

/// A table of text that the executable carries; `Sources/CPronunciationTables/Tables/README.md` says
/// what is in each. Whoever reads one does so when it is first asked for, so that a run without hints
/// for Chinese touches none.
enum EmbeddedTable {
  case mandarin, taiwan, cantonese
  case pinyinSyllables, jyutpingSyllables
  case mandarinPhrases, cantonesePhrases
  case simplified, homophones

  /// The lines of the table, each in its columns. Copies the table: whoever needs it again keeps it.
  var lines: [[Substring]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  /// A copy of the text, in UTF-8.
  var bytes: [UInt8] {
    let table =
      switch self {
      case .mandarin: pronunciation_table_mandarin
      case .taiwan: pronunciation_table_taiwan
      case .cantonese: pronunciation_table_cantonese
      case .pinyinSyllables: pronunciation_table_pinyin_syllables
      case .jyutpingSyllables: pronunciation_table_jyutping_syllables
      case .mandarinPhrases: pronunciation_table_mandarin_phrases
      case .cantonesePhrases: pronunciation_table_cantonese_phrases
      case .simplified: pronunciation_table_simplified
      case .homophones: pronunciation_table_homophones
      }
    return Array(UnsafeBufferPointer(start: table.bytes, count: table.count))
  }
}
