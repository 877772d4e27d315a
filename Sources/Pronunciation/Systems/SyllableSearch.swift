/// Looks for the ways to lay syllables end to end over a text.
struct SyllableSearch<Syllable> {
  /// A syllable that begins at some letter.
  struct Piece {
    /// The letter behind it.
    let end: Int
    let syllable: Syllable
    /// How unlikely it is there: 0 for what is written by the rules.
    let cost: Int
  }

  /// For each letter of the text the pieces that begin there.
  private let pieces: [[Piece]]
  private let count: Int?
  private let limit: Int
  private var ways: [(syllables: [Syllable], cost: Int)] = []
  /// Letters and numbers of syllables from where the end is out of reach.
  private var deadEnds: Set<[Int]> = []

  init(pieces: [[Piece]], count: Int?, limit: Int) {
    // Only what leads to the end, and what does so at the least cost first.
    var leading: [[Piece]] = []
    var costs = [Int?](repeating: nil, count: pieces.count) + [0]
    for (start, all) in pieces.enumerated().reversed() {
      let kept = all.enumerated()
        .compactMap { rank, piece in
          costs[piece.end].map { (cost: piece.cost + $0, rank: rank, piece: piece) }
        }
        .sorted { ($0.cost, $0.rank) < ($1.cost, $1.rank) }
      costs[start] = kept.first?.cost
      leading.append(kept.map(\.piece))
    }
    self.pieces = leading.reversed()
    self.count = count
    self.limit = limit
  }

  /// The ways that are found, those of the least cost first.
  mutating func ways(
    where fits: (_ number: Int, Syllable) -> Bool = { _, _ in true }
  ) -> [[Syllable]] {
    var path: [Piece] = []
    follow(&path, where: fits)
    return ways.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element.syllables)
  }

  /// Goes on from the end of a path.
  private mutating func follow(
    _ path: inout [Piece], where fits: (_ number: Int, Syllable) -> Bool
  ) {
    let start = path.last?.end ?? 0
    guard start < pieces.count else {
      if count == nil || count == path.count {
        ways.append((path.map(\.syllable), path.reduce(0) { $0 + $1.cost }))
      }
      return
    }
    let place = [start, path.count]
    guard path.count < count ?? .max, !deadEnds.contains(place) else { return }
    let found = ways.count
    for piece in pieces[start] where ways.count < limit && fits(path.count, piece.syllable) {
      path.append(piece)
      follow(&path, where: fits)
      path.removeLast()
    }
    if ways.count == found { deadEnds.insert(place) }
  }
}
