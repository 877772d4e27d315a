internal import CPronunciationTables

/// A table of text that the executable carries; `Sources/CPronunciationTables/Tables/README.md` says
/// what is in each.
enum EmbeddedTable {
  case mandarin, taiwan, cantonese
  case pinyinSyllables, jyutpingSyllables

  /// The lines of the table, each in its columns. Copies the table: whoever needs it again keeps it.
  var lines: [[Substring]] {
    text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  private var text: String {
    let table =
      switch self {
      case .mandarin: pronunciation_table_mandarin
      case .taiwan: pronunciation_table_taiwan
      case .cantonese: pronunciation_table_cantonese
      case .pinyinSyllables: pronunciation_table_pinyin_syllables
      case .jyutpingSyllables: pronunciation_table_jyutping_syllables
      }
    return String(
      decoding: UnsafeBufferPointer(start: table.bytes, count: table.count), as: UTF8.self)
  }
}
