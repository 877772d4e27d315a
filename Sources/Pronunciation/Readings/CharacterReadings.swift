/// How Chinese characters are read under one of Apple's rules.
///
/// The characters are those of GB 2312, the mainland's list of 2013, Big5 with Hong Kong's supplement,
/// and the common core of East Asia: some 20,450. The readings are those of Unihan; for Cantonese also
/// of ToJyutping, which has the changed tones.
package struct CharacterReadings: Sendable {
  /// The readings under a rule. They are read from the table once, when they are first asked for.
  package static func of(_ rule: ChineseHintRule) -> CharacterReadings {
    switch rule {
    case .zhCN: mainland
    case .zhTW: taiwan
    case .zhHK: hongKong
    }
  }

  private static let mainland = CharacterReadings([.mandarin])
  private static let taiwan = CharacterReadings([.taiwan, .mandarin])
  private static let hongKong = CharacterReadings([.cantonese])

  private let syllables: [ToneSyllable]
  private let indices: [ToneSyllable: Int]
  /// For each syllable who is read so, the usual ones first.
  private let characters: [[Unicode.Scalar]]
  /// Pairs of character and reading, sorted; see `entry`.
  private let entries: [UInt64]

  /// - Parameter tables: where they disagree about a usual reading, the first is followed.
  private init(_ tables: [EmbeddedTable]) {
    var syllables: [ToneSyllable] = []
    var indices: [ToneSyllable: Int] = [:]
    var characters: [[Unicode.Scalar]] = []
    var entries: [UInt64] = []
    for (place, table) in tables.enumerated() {
      for line in table.lines {
        guard let syllable = ToneSyllable(written: line[0]) else { continue }
        let index = indices[syllable] ?? syllables.count
        if index == syllables.count {
          syllables.append(syllable)
          indices[syllable] = index
          characters.append([])
        }
        for (column, members) in line.dropFirst().enumerated() {
          for scalar in members.unicodeScalars {
            characters[index].append(scalar)
            entries.append(Self.entry(scalar, rank: column * tables.count + place, index))
          }
        }
      }
    }
    entries.sort()
    self.syllables = syllables
    self.indices = indices
    self.characters = characters
    self.entries = entries
  }

  /// A number that sorts by character, then by rank, 0 being the usual reading's.
  private static func entry(_ scalar: Unicode.Scalar, rank: Int, _ syllable: Int) -> UInt64 {
    UInt64(scalar.value) << 32 | UInt64(rank) << 16 | UInt64(syllable)
  }

  /// How a character is read, the usual reading first; empty where nothing is known of it.
  package func readings(of scalar: Unicode.Scalar) -> [ToneSyllable] {
    var readings: [ToneSyllable] = []
    for entry in entries[firstIndex(of: scalar)...] {
      guard entry >> 32 == scalar.value else { break }
      let reading = syllables[Int(entry & 0xFFFF)]
      if !readings.contains(reading) { readings.append(reading) }
    }
    return readings
  }

  /// The characters that may be read so, those first whose usual reading it is; else in the order of
  /// Unicode.
  package func characters(read syllable: ToneSyllable) -> [Unicode.Scalar] {
    indices[syllable].map { characters[$0] } ?? []
  }

  /// Where the entries of a character begin or would begin.
  private func firstIndex(of scalar: Unicode.Scalar) -> Int {
    let wanted = Self.entry(scalar, rank: 0, 0)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ToneSyllable {
  /// Reads a syllable as the tables have it: `lü4`.
  init?(written text: Substring) {
    guard let tone = text.last?.wholeNumberValue else { return nil }
    self.init(String(text.dropLast()), tone)
  }
}
