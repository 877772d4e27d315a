/// One reading of a hint from end to end: the places of each fault, and the hint with all mended that
/// leaves no doubt.
struct HintScan {
  private(set) var places: [HintFault.Kind: [Range<Int>]] = [:]
  /// The hint with all mended that leaves no doubt.
  private(set) var mended: [Unicode.Scalar] = []

  let scalars: [Unicode.Scalar]
  let format: ChineseSpelling
  private let words: PhraseWords
  private var syllable = Syllable()
  /// A separator seen behind a word of the phrase: no fault if another such word follows.
  private var heldSeparators: [Range<Int>] = []

  /// The letters read since the last digit or gap.
  private struct Syllable {
    var letters: [Unicode.Scalar] = []
    var range: Range<Int>?
    var tones: [Int] = []
    var isForeign = false

    var isEmpty: Bool { range == nil }
  }

  init(_ scalars: [Unicode.Scalar], format: ChineseSpelling, phrase: String) {
    self.scalars = scalars
    self.format = format
    words = PhraseWords(phrase)
    var index = 0
    while index < scalars.count {
      index = readRun(at: index) ?? readUnit(at: index)
    }
    endSyllable()
    settleSeparators(areFaults: true)
    // With accents for tones, a syllable that has none isn't a second fault.
    if places[.toneMark] != nil { places[.missingTone] = nil }
  }

  /// Says that there is nothing to read.
  mutating func markBlank() { places = [.blank: [0..<scalars.count]] }

  /// Notes a place of a fault; what isn't Latin letters and digits is noted in whole runs.
  private mutating func add(_ kind: HintFault.Kind, _ range: Range<Int>) {
    switch kind {
    case .chineseCharacter, .zhuyin, .foreignLetter, .unexpectedCharacter:
      guard let last = places[kind]?.indices.last, let before = places[kind]?[last],
        before.upperBound == range.lowerBound
      else { break }
      places[kind]?[last] = before.lowerBound..<range.upperBound
      return
    default: break
    }
    places[kind, default: []].append(range)
  }

  /// Reads a run of letters and digits that stands in the phrase too; `nil` when there is none here.
  private mutating func readRun(at start: Int) -> Int? {
    guard syllable.isEmpty, start == 0 || !PhraseWords.isPart(scalars[start - 1]),
      PhraseWords.isPart(scalars[start])
    else { return nil }
    let end = scalars[start...].firstIndex { !PhraseWords.isPart($0) } ?? scalars.count
    guard words.contains(scalars[start..<end]) else { return nil }
    settleSeparators(areFaults: false)
    mended.append(contentsOf: scalars[start..<end])
    if end < scalars.count, HintUnit(scalars, at: end).meaning == .separator {
      heldSeparators = [end..<(end + 1)]
      return end + 1
    }
    return end
  }

  /// Decides on a separator behind a word of the phrase.
  private mutating func settleSeparators(areFaults: Bool) {
    for range in heldSeparators {
      if areFaults {
        add(.separator, range)
        mendSpace()
      } else {
        mended.append(contentsOf: scalars[range])
      }
    }
    heldSeparators = []
  }

  /// Reads one character; returns the place behind it.
  private mutating func readUnit(at start: Int) -> Int {
    settleSeparators(areFaults: true)
    let unit = HintUnit(scalars, at: start)
    if unit.isOtherForm { add(.characterForm, unit.range) }
    switch unit.meaning {
    case .letter(let letter, let tone): readLetter(letter, tone: tone, unit.range)
    case .otherLetter:
      extendSyllable(unit.range)
      syllable.isForeign = true
      add(.foreignLetter, unit.range)
      mendAsIs(unit.range)
    case .digit(let digit): return readDigits(digit, from: unit.range)
    case .symbol(":") where syllable.letters.last == "u" && format == .pinyin:
      add(.umlautSpelling, (unit.range.lowerBound - 1)..<unit.range.upperBound)
      syllable.letters[syllable.letters.count - 1] = "ü"
    case .space:
      endSyllable()
      mended.append(" ")
    case .separator:
      endSyllable()
      add(.separator, unit.range)
      mendSpace()
    case .chinese, .zhuyin:
      endSyllable()
      add(unit.meaning == .zhuyin ? .zhuyin : .chineseCharacter, unit.range)
      mendAsIs(unit.range)
    case .symbol(let symbol):
      endSyllable()
      if !words.symbols.contains(symbol) { add(.unexpectedCharacter, unit.range) }
      mendAsIs(unit.range)
    }
    return unit.range.upperBound
  }

  private mutating func readLetter(
    _ letter: Unicode.Scalar, tone: Int?, _ range: Range<Int>
  ) {
    extendSyllable(range)
    if let tone {
      syllable.tones.append(tone)
      add(.toneMark, range)
    }
    if letter == "v", format == .pinyin, let last = syllable.letters.last,
      "lnjqxy".unicodeScalars.contains(last)
    {
      add(.umlautSpelling, range)
      syllable.letters.append("ü")
    } else {
      if !format.spells(letter) {
        add(.foreignLetter, range)
        syllable.isForeign = true
      }
      syllable.letters.append(letter)
    }
  }

  private mutating func extendSyllable(_ range: Range<Int>) {
    syllable.range = (syllable.range?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// Reads the digits from here on; returns the place behind them.
  private mutating func readDigits(_ first: Int, from range: Range<Int>) -> Int {
    var digits = [first]
    var end = range.upperBound
    while end < scalars.count, case let next = HintUnit(scalars, at: end),
      case .digit(let digit) = next.meaning
    {
      if next.isOtherForm { add(.characterForm, next.range) }
      digits.append(digit)
      end = next.range.upperBound
    }
    let all = range.lowerBound..<end
    if syllable.isEmpty {
      add(.strayDigit, all)
      mendAsIs(all)
    } else if digits.count > 1 {
      add(.repeatedDigits, all)
      endSyllable(tone: first)
    } else {
      if !format.tones.contains(first), syllable.tones.isEmpty { add(.toneOutOfRange, all) }
      endSyllable(tone: first)
    }
    return end
  }

  /// Ends a syllable at its digit, or where none is.
  private mutating func endSyllable(tone: Int? = nil) {
    defer { syllable = Syllable() }
    guard let range = syllable.range else { return }
    let isTooLong = syllable.letters.count > format.longestSyllable(ending: syllable.letters.last)
    if syllable.tones.isEmpty, !syllable.isForeign, tone == nil || isTooLong {
      add(.missingTone, range)
    }
    mendSyllable(tone: tone)
  }
}

// MARK: - Mending

extension HintScan {
  private mutating func mendAsIs(_ range: Range<Int>) {
    mended.append(contentsOf: scalars[range])
  }

  private mutating func mendSpace() {
    if mended.last != " " { mended.append(" ") }
  }

  /// Writes a syllable with its tone as a digit. What can't be mended is left for `suggestion` to find.
  private mutating func mendSyllable(tone: Int?) {
    var text = ""
    let isMarked = syllable.tones.count == 1
    for (index, letter) in syllable.letters.enumerated() {
      let wasSpeltOut = letter == "ü" && (isMarked || places[.umlautSpelling] != nil)
      switch (wasSpeltOut, index > 0 ? syllable.letters[index - 1] : nil) {
      case (true, "l"), (true, "n"): text += "yu"
      case (true, "j"), (true, "q"), (true, "x"), (true, "y"): text += "u"
      default: text.unicodeScalars.append(letter)
      }
    }
    if let digit = tone {
      text += String(format.tones.contains(digit) ? digit : format.toneMeant(by: digit) ?? digit)
    } else if isMarked, let mark = syllable.tones.first, format == .pinyin {
      text += String(mark)
    }
    mended.append(contentsOf: text.unicodeScalars)
  }
}
