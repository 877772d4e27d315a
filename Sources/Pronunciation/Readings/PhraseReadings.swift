/// How phrases are read that aren't read as their characters by themselves: 银行, 音乐, 会计.
///
/// The phrases of Mandarin are in simplified characters; traditional ones are looked up as those.
struct PhraseReadings: Sendable {
  static func of(_ spelling: ChineseSpelling) -> PhraseReadings {
    switch spelling {
    case .pinyin: mandarin
    case .jyutping: cantonese
    }
  }

  private static let mandarin = PhraseReadings(.mandarinPhrases, simplified: .simplified)
  private static let cantonese = PhraseReadings(.cantonesePhrases, simplified: nil)

  /// The text of the table. Its lines are sorted and are read when they are looked up.
  private let bytes: [UInt8]
  /// Where each line begins, and where the text ends.
  private let starts: [Int]
  /// The lines of the phrases that begin with a character.
  private let lines: [Unicode.Scalar: Range<Int>]
  private let simplified: [Unicode.Scalar: Unicode.Scalar]

  private init(_ phrases: EmbeddedTable, simplified table: EmbeddedTable?) {
    bytes = phrases.bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    var lines: [Unicode.Scalar: Range<Int>] = [:]
    for (line, start) in starts.dropLast().enumerated() {
      let character = String(decoding: bytes[start...].prefix(4), as: UTF8.self).unicodeScalars
        .first
      guard let character else { continue }
      lines[character] = (lines[character]?.lowerBound ?? line)..<(line + 1)
    }
    var simplified: [Unicode.Scalar: Unicode.Scalar] = [:]
    for line in table?.lines ?? [] {
      for traditional in line[1].unicodeScalars {
        simplified[traditional] = line[0].unicodeScalars.first
      }
    }
    self.starts = starts
    self.lines = lines
    self.simplified = simplified
  }

  /// What the table says of each character of a run, the longest phrases first: its reading in the
  /// phrase, its reading in most phrases, both or nothing. Takes linear time.
  func readings(of characters: [Unicode.Scalar]) -> [[ToneSyllable]] {
    let folded = characters.map { simplified[$0] ?? $0 }
    var readings: [[ToneSyllable]] = []
    while readings.count < folded.count {
      let phrase = longestPhrase(folded[readings.count...].prefix(Self.longest))
      for (syllable, character) in zip(phrase ?? [nil], characters[readings.count...]) {
        let inMost = syllables(of: [character])?.first ?? nil
        readings.append([syllable, inMost].compactMap(\.self))
      }
    }
    return readings
  }

  /// The characters of the longest phrase: LONGEST_PHRASE of scripts/pronunciation-tables.
  private static let longest = 8

  /// The syllables of the longest phrase of two or more characters with which these begin.
  private func longestPhrase(_ characters: ArraySlice<Unicode.Scalar>) -> [ToneSyllable?]? {
    guard let first = characters.first, lines[first] != nil else { return nil }
    return (2...Self.longest).reversed().lazy
      .filter { $0 <= characters.count }
      .compactMap { syllables(of: characters.prefix($0)) }
      .first
  }

  /// What the table has of exactly this phrase: a syllable for each character, or `nil` for one that is
  /// read as by itself.
  private func syllables(of phrase: ArraySlice<Unicode.Scalar>) -> [ToneSyllable?]? {
    guard let first = phrase.first, let lines = lines[first] else { return nil }
    let key = phrase.flatMap { UTF8.encode($0).map(Array.init) ?? [] } + [UInt8(ascii: "\t")]
    var (low, high) = (lines.lowerBound, lines.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if bytes[starts[middle]...].lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < lines.upperBound, bytes[starts[low]...].starts(with: key) else { return nil }
    let value = bytes[(starts[low] + key.count)..<(starts[low + 1] - 1)]
    return String(decoding: value, as: UTF8.self).split(separator: " ")
      .map { $0 == "-" ? nil : ToneSyllable(written: $0) }
  }
}
