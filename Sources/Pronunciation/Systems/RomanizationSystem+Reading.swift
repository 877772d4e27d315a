extension RomanizationSystem {
  /// Letters in the longest text that is cut into syllables; no phrase that is spoken has so many.
  private static let longestText = 256

  /// The ways to cut a text into syllables of this system, the likeliest first.
  ///
  /// Spaces, hyphens, digits and apostrophes (but those of Wade–Giles) part syllables; where all of them
  /// are parted there is one way. A syllable that begins with a vowel inside a run of letters is less
  /// likely (`fangan` is fan gan), as is an accent that doesn't stand where pinyin has it.
  ///
  /// - Parameters:
  ///   - scalars: the text or a part of it.
  ///   - count: how many syllables there must be.
  ///   - limit: how many ways to find.
  ///   - fits: whether a syllable may be the one with this number, counted from zero.
  /// - Returns: no ways where something else than syllables of this system is in the text, or where it
  ///   is too long to be a hint.
  package func readings(
    of scalars: ArraySlice<Unicode.Scalar>, count: Int? = nil, limit: Int = 32,
    where fits: (_ number: Int, PlacedSyllable) -> Bool = { _, _ in true }
  ) -> [[PlacedSyllable]] {
    // Four scalars a letter leave room for accents, digits and spaces.
    guard scalars.count <= 4 * Self.longestText,
      let text = LatinText(scalars, keepsApostrophes: style == .wadeGiles),
      (1...Self.longestText).contains(text.letters.count)
    else { return [] }
    var search = SyllableSearch(pieces: pieces(of: text.letters), count: count, limit: limit)
    return search.ways(where: fits)
  }

  /// For each letter the syllables that begin there, the longest first.
  private func pieces(of letters: [LatinText.Letter]) -> [[SyllableSearch<PlacedSyllable>.Piece]] {
    let text = Traits(letters)
    // One letter more for the r of 儿 or the h of a low tone.
    let longest = longestSpelling + (style == .cantoneseYale || style == .pinyin ? 1 : 0)
    return letters.indices.map { start in
      let limit = min(start + longest, letters.count)
      let end = letters[(start + 1)..<limit].firstIndex(where: \.isBehindBreak) ?? limit
      return (start + 1...end).reversed().compactMap { end in
        let isBeforeBreak = end == letters.count || letters[end].isBehindBreak
        return piece(letters[start..<end], isBeforeBreak: isBeforeBreak, of: text)
      }
    }
  }

  private func piece(
    _ letters: ArraySlice<LatinText.Letter>, isBeforeBreak: Bool, of text: Traits
  ) -> SyllableSearch<PlacedSyllable>.Piece? {
    guard let first = letters.first, let last = letters.last,
      let sound = sound(of: letters, in: text)
    else { return nil }
    // They would be found at the end of many syllables.
    guard
      !sound.candidates.allSatisfy(Self.interjections.contains)
        || first.isBehindBreak && (isBeforeBreak || target == .jyutping)
    else { return nil }
    let isInside = !first.isBehindBreak && "aeoê".unicodeScalars.contains(first.letter)
    return SyllableSearch.Piece(
      end: letters.endIndex,
      syllable: PlacedSyllable(
        sound.candidates, tone: sound.tone, range: first.range.lowerBound..<last.range.upperBound),
      cost: sound.cost + (isInside ? 1 : 0))
  }

  /// Syllables so short that they aren't looked for inside a run of letters. In Cantonese some are words
  /// (`m`, not) and may begin one.
  private static let interjections: Set = ["ê", "hm", "hng", "m", "n", "ng", "o"]

  /// What the reading of a syllable depends on in the whole text.
  private struct Traits {
    let hasAccents: Bool
    let hasApostrophes: Bool

    init(_ letters: [LatinText.Letter]) {
      hasAccents = letters.contains { $0.mark != nil }
      hasApostrophes = letters.contains { $0.letter == "'" }
    }
  }

  private struct Sound {
    var candidates: [String]
    var tone: Int?
    /// How unlikely it is to be meant.
    var cost = 0
  }

  /// The sound of some letters as one syllable; `nil` where they aren't one.
  private func sound(of letters: ArraySlice<LatinText.Letter>, in text: Traits) -> Sound? {
    var tone: Int?
    if let digit = letters.last?.digit {
      guard let meant = target.tones.contains(digit) ? digit : target.toneMeant(by: digit) else {
        return nil
      }
      tone = meant
    }
    switch style {
    case .wadeGiles:
      return sound(spelt: letters.spelling, tone: tone, exactly: text.hasApostrophes)
    case .cantoneseYale:
      guard let yale = CantoneseYaleTone(letters, digit: tone, hasAccents: text.hasAccents) else {
        return nil
      }
      return sound(spelt: yale.spelling, tone: yale.tone)
    case .digitOrAccent, .pinyin:
      let marked = letters.filter { $0.mark != nil }
      guard marked.count <= 1 else { return nil }
      if let mark = marked.first?.mark {
        guard tone == nil || tone == mark else { return nil }
        tone = mark
      }
      var sound =
        sound(spelt: letters.spelling, tone: tone) ?? soundWithFinalR(letters, tone: tone)
      if let place = letters.firstIndex(where: { $0.mark != nil }),
        place != letters.placeOfAccent
      {
        sound?.cost += 2
      }
      return sound
    }
  }

  private func sound(spelt spelling: String, tone: Int?, exactly: Bool = true) -> Sound? {
    let candidates = candidates(spelt: spelling, exactly: exactly)
    return candidates.isEmpty ? nil : Sound(candidates: candidates, tone: tone)
  }

  /// The r of 儿 behind a syllable, or on its own behind a digit or space.
  private func soundWithFinalR(_ letters: ArraySlice<LatinText.Letter>, tone: Int?) -> Sound? {
    guard style == .pinyin, letters.last?.letter == "r" else { return nil }
    if letters.count == 1 {
      let isOwnSyllable = letters.startIndex > 0 && letters.first?.isBehindBreak == true
      return isOwnSyllable && (tone ?? 5) == 5 ? Sound(candidates: ["r"], tone: 5) : nil
    }
    guard
      let stem = target.withoutFinalR(letters.spelling).flatMap({ sound(spelt: $0, tone: tone) }),
      !stem.candidates.contains(where: Self.interjections.contains)
    else { return nil }
    return Sound(candidates: stem.candidates.map { $0 + "r" }, tone: tone, cost: 1)
  }
}

extension ArraySlice<LatinText.Letter> {
  /// Where pinyin sets the accent: on a or e, on the o of ou, else on the last vowel.
  fileprivate var placeOfAccent: Int? {
    if let open = firstIndex(where: { "aeê".unicodeScalars.contains($0.letter) }) { return open }
    if let o = firstIndex(where: { $0.letter == "o" }), o + 1 < endIndex, self[o + 1].letter == "u"
    {
      return o
    }
    return lastIndex { "iouü".unicodeScalars.contains($0.letter) }
      ?? firstIndex { "mn".unicodeScalars.contains($0.letter) }
  }
}
