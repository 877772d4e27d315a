/// One reading of a hint from end to end: its syllables, the places of each fault, and the hint with all
/// mended that leaves no doubt.
struct HintScan {
  private(set) var places: [HintFault.Kind: [Range<Int>]] = [:]
  /// What is spoken, in order.
  private(set) var tokens: [HintToken] = []
  /// The hint with all mended that leaves no doubt.
  private(set) var mended: [Unicode.Scalar] = []

  let scalars: [Unicode.Scalar]
  let spelling: ChineseSpelling
  private let phrase: HintPhrase
  private var run = LetterRun()
  /// A separator seen behind a word of the phrase: no fault if another such word follows.
  private var heldSeparators: [Range<Int>] = []

  /// Whether the phrase has a word in Latin letters that the hint doesn't repeat: what has no tone may be
  /// the word in other letters.
  private let mayRespellWord: Bool

  init(_ scalars: [Unicode.Scalar], for phrase: HintPhrase) {
    self.scalars = scalars
    self.phrase = phrase
    mayRespellWord =
      phrase.words.hasLetters
      && !scalars.split { !PhraseWords.isPart($0) }.contains(where: phrase.words.contains)
    spelling = phrase.rule.spelling
    var index = 0
    while index < scalars.count {
      index = readWord(at: index) ?? readUnit(at: index)
    }
    endRun()
    settleSeparators(areFaults: true)
    // With accents for tones, a syllable that has none isn't a second fault.
    if places[.toneMark] != nil { places[.missingTone] = nil }
    // A syllable is noted when all letters beside it have been read.
    places[.umlautSpelling]?.sort { $0.lowerBound < $1.lowerBound }
    if scalars.allSatisfy(\.properties.isWhitespace) { places = [.blank: [0..<scalars.count]] }
  }

  /// Whether all that is spoken could be read, if not in the best form.
  var isLegible: Bool {
    [.blank, .chineseCharacter, .zhuyin, .foreignLetter].allSatisfy { places[$0] == nil }
  }

  /// Notes a place of a fault; what isn't Latin letters and digits is noted in whole runs.
  private mutating func add(_ kind: HintFault.Kind, _ range: Range<Int>) {
    switch kind {
    case .chineseCharacter, .zhuyin, .foreignLetter, .unexpectedCharacter, .capitalLetter:
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
  private mutating func readWord(at start: Int) -> Int? {
    guard run.isEmpty, start == 0 || !PhraseWords.isPart(scalars[start - 1]),
      PhraseWords.isPart(scalars[start])
    else { return nil }
    let end = scalars[start...].firstIndex { !PhraseWords.isPart($0) } ?? scalars.count
    guard phrase.words.contains(scalars[start..<end]) else { return nil }
    settleSeparators(areFaults: false)
    addWord(start..<end)
    if end < scalars.count, HintUnit(scalars, at: end).meaning == .separator {
      heldSeparators = [end..<(end + 1)]
      return end + 1
    }
    return end
  }

  private mutating func addWord(_ range: Range<Int>) {
    tokens.append(HintToken(content: .word(String(scalars[range]).lowercased()), range: range))
    mendAsIs(range)
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
      run.addForeign(unit.range)
      add(.foreignLetter, unit.range)
    case .digit(let digit): return readDigits(digit, from: unit.range)
    case .symbol(":") where spelling == .pinyin && run.endsWithU:
      add(.umlautSpelling, (unit.range.lowerBound - 1)..<unit.range.upperBound)
      run.makeUmlaut(unit.range)
    case .space:
      endRun()
      mended.append(" ")
    case .separator:
      endRun()
      add(.separator, unit.range)
      mendSpace()
    case .chinese, .zhuyin:
      endRun()
      add(unit.meaning == .zhuyin ? .zhuyin : .chineseCharacter, unit.range)
      mendAsIs(unit.range)
    case .symbol(let symbol):
      endRun()
      if phrase.words.symbols.contains(symbol) {
        mendAsIs(unit.range)
      } else {
        add(.unexpectedCharacter, unit.range)
        mendSpace()
      }
    }
    return unit.range.upperBound
  }

  private mutating func readLetter(_ letter: Unicode.Scalar, tone: Int?, _ range: Range<Int>) {
    if tone != nil { add(.toneMark, range) }
    if scalars[range.lowerBound].properties.isUppercase { add(.capitalLetter, range) }
    if letter == "v", spelling == .pinyin, run.takesUmlaut {
      add(.umlautSpelling, range)
      run.add("ü", tone: tone, range)
      return
    }
    if letter == "ü", tone == nil, spelling == .pinyin {
      add(run.takesPlainU ? .umlautSpelling : .umlautLetter, range)
    }
    if !spelling.spells(letter) {
      add(.foreignLetter, range)
      run.addForeign(range)
    } else {
      run.add(letter, tone: tone, range)
    }
  }

  /// Reads the digits from here on; returns the place behind them.
  private mutating func readDigits(_ first: Int, from range: Range<Int>) -> Int {
    var count = 1
    var end = range.upperBound
    while end < scalars.count, case let next = HintUnit(scalars, at: end),
      case .digit = next.meaning
    {
      if next.isOtherForm { add(.characterForm, next.range) }
      count += 1
      end = next.range.upperBound
    }
    let all = range.lowerBound..<end
    if run.isEmpty {
      add(.strayDigit, all)
      if count > 1 || !takeAsTone(first, all) { mendAsIs(all) }
    } else if count > 1 {
      add(.repeatedDigits, all)
      endRun(end: end)
    } else {
      if !spelling.tones.contains(first), run.marks.isEmpty { add(.toneOutOfRange, all) }
      endRun(digit: first, end: end)
    }
    return end
  }

  /// Takes a digit behind a space for the tone of the syllable before it, if that has none.
  private mutating func takeAsTone(_ digit: Int, _ range: Range<Int>) -> Bool {
    guard spelling.tones.contains(digit), let last = tokens.last,
      case .syllable(let letters, nil) = last.content, places[.missingTone]?.last == last.range,
      scalars[last.range.upperBound..<range.lowerBound].allSatisfy(\.properties.isWhitespace)
    else { return false }
    places[.missingTone]?.removeLast()
    if places[.missingTone]?.isEmpty == true { places[.missingTone] = nil }
    tokens[tokens.count - 1] = HintToken(
      content: .syllable(letters: letters, tone: digit),
      range: last.range.lowerBound..<range.upperBound)
    while mended.last == " " { mended.removeLast() }
    mended.append(contentsOf: String(digit).unicodeScalars)
    return true
  }

  /// Ends the letters read so far at their digit, or where none is.
  private mutating func endRun(digit: Int? = nil, end: Int? = nil) {
    defer { run = LetterRun() }
    guard let range = run.range else { return }
    let hasDigits = end != nil
    let isToneless = !hasDigits && run.marks.isEmpty
    if isToneless, mayRespellWord || run.isForeign && phrase.words.hasLetters,
      scalars[range].allSatisfy(\.isASCIILetterOrDigit)
    {
      return addRespelling(range)
    }
    guard !run.isForeign else {
      // What it is meant for can't be told; it is left for another look.
      return mendAsIs(range.lowerBound..<(end ?? range.upperBound))
    }
    let pieces = phrase.pieces(of: run)
    if isToneless, phrase.words.hasWords, pieces.contains(where: { !spelling.has($0.letters) }) {
      return addRespelling(range)
    }
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      if piece.marks.isEmpty, !isLast || !hasDigits || piece.isTooLong(for: spelling) {
        add(.missingTone, piece.range)
      }
      if index > 0 { mendSpace() }
      addSyllable(piece, digit: isLast ? digit : nil, end: isLast ? end : nil)
    }
  }

  /// Takes letters for a word that the phrase has in another form: how it is written is its own matter.
  private mutating func addRespelling(_ range: Range<Int>) {
    for kind in [HintFault.Kind.capitalLetter, .umlautLetter, .umlautSpelling, .foreignLetter] {
      while let last = places[kind]?.last, range.contains(last.lowerBound) {
        places[kind]?.removeLast()
      }
      if places[kind]?.isEmpty == true { places[kind] = nil }
    }
    addWord(range)
  }

  private mutating func addSyllable(_ piece: LetterRun.Piece, digit: Int?, end: Int?) {
    let letters = spelling.canonical(piece.letters)
    if spelling.isUmlautMisspelt(piece.letters), spelling.has(piece.letters) {
      add(.umlautSpelling, piece.range)
    }
    let meant = digit.flatMap { digit in
      if spelling.tones.contains(digit) { return digit }
      return spelling.toneMeant(by: digit).flatMap {
        phrase.mayBeRead(ToneSyllable(letters, $0)) ? $0 : nil
      }
    }
    let mark = piece.marks.count == 1 && spelling == .pinyin ? piece.marks.first : nil
    let tone = digit == nil ? mark : meant
    tokens.append(
      HintToken(
        content: .syllable(letters: letters, tone: tone),
        range: piece.range.lowerBound..<(end ?? piece.range.upperBound)))
    mended.append(contentsOf: ChineseSpelling.written(letters).unicodeScalars)
    // A digit that can't be meant is left out: the character may have but one tone.
    if let tone {
      mended.append(contentsOf: String(tone).unicodeScalars)
    } else {
      mendSpace()
    }
  }

  private mutating func mendAsIs(_ range: Range<Int>) { mended.append(contentsOf: scalars[range]) }

  private mutating func mendSpace() {
    if mended.last != " " { mended.append(" ") }
  }
}
