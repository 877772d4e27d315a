/// Checks hints for languages other than Chinese, which are respellings: words that, read as ordinary
/// writing of the language, sound like the phrase.
///
/// Source: Apple, “VocabularyItemPronunciation”, whose example is “eye toons”, and `INSpeakable`.
package struct SoundsLikeChecker: Sendable {
  /// Letters that the language has and phonetic alphabets have, too.
  private let ownLetters: Set<Unicode.Scalar>
  /// Apple's example as it ends a sentence, for those who can read it.
  private let example: String

  /// - Parameters:
  ///   - language: the language's subtag such as `da`; `nil` when it is unknown.
  ///   - isLatin: whether it is written in Latin letters, as the examples in messages are.
  package init(language: String?, isLatin: Bool = true) {
    ownLetters = NativeLetters.of(language)
    example = isLatin ? ", as in “eye toons”" : ""
  }

  /// What is written in a hint that isn't ordinary writing: markup, phonetic letters and codes, tone
  /// digits; `nil` when there is nothing. Any string is accepted; the time taken is linear in the lengths.
  package func notationFault(in hint: String, for phrase: String) -> SoundsLikeFault? {
    let hint = HintText(hint)
    return markup(in: hint, for: phrase)
      ?? phoneticLetters(in: hint, for: phrase)
      ?? slashes(in: hint, for: phrase)
      ?? Arpabet(hint).map { found in
        SoundsLikeFault(
          .arpabet, at: [found.range],
          "\(hint.samples([found.range])) is ARPABET, codes for sounds; \(advice)")
      }
      ?? toneDigits(in: hint, for: phrase)
      ?? XSampa(hint, phrase: phrase).map { found in
        SoundsLikeFault(
          .xSampa, at: found.ranges,
          """
          \(hint.samples(found.ranges)) \(hint.hasSeveral(found.ranges) ? "look" : "looks") like X-SAMPA, signs \
          for sounds; \(advice)
          """)
      }
  }

  /// What is unusual in the look of a hint: other forms of letters, capitals and hyphens for stress;
  /// `nil` when there is nothing.
  package func writingFault(in hint: String, for phrase: String) -> SoundsLikeFault? {
    let hint = HintText(hint)
    if let forms = CharacterForms(hint) {
      return SoundsLikeFault(
        .characterForm, at: forms.ranges,
        """
        \(hint.samples(forms.ranges)) \(hint.hasSeveral(forms.ranges) ? "have" : "has") letters of an unusual \
        form, which are other characters than the plain ones
        """, suggestion: ordinary(forms.plain, for: phrase))
    }
    return StressStyle(hint, phrase: phrase).map { style in
      let means = [
        style.hasCapitals ? "capitals for stress" : nil,
        style.hasHyphens ? "hyphens between syllables" : nil,
      ].compactMap(\.self).joined(separator: " and ")
      return SoundsLikeFault(
        .stressStyle, at: style.ranges,
        "\(hint.samples([hint.body])) has \(means); Apple's examples are small letters and spaces\(example)",
        suggestion: style.plain.flatMap { ordinary($0, for: phrase) })
    }
  }

  /// The gravest fault of both kinds.
  package func fault(in hint: String, for phrase: String) -> SoundsLikeFault? {
    notationFault(in: hint, for: phrase) ?? writingFault(in: hint, for: phrase)
  }

  /// What is left of a hint, in plain writing too; `nil` where that leaves doubts.
  private func plain(_ rest: String, for phrase: String) -> String? {
    guard let fault = fault(in: rest, for: phrase) else { return rest }
    return fault.kind == .slashes || fault.kind == .markup ? nil : fault.suggestion
  }

  /// A mended hint, unless it looks like phonetic spelling.
  private func ordinary(_ plain: String, for phrase: String) -> String? {
    notationFault(in: plain, for: phrase) == nil ? plain : nil
  }

  private var advice: String { "a hint is ordinary writing that sounds like the term\(example)" }

  private func markup(in hint: HintText, for phrase: String) -> SoundsLikeFault? {
    HintMarkup(hint).map { markup in
      let plain = markup.plain
      // What is left may be the phrase itself, codes for a synthesizer, or broken markup.
      let isHint =
        !markup.hasCommands && plain.contains(where: \.isLetter)
        && plain.lowercased() != phrase.lowercased()
        && !plain.contains { "<>[]".contains($0) } && notationFault(in: plain, for: phrase) == nil
      return SoundsLikeFault(
        .markup, at: markup.ranges,
        "\(hint.samples(markup.ranges)) \(hint.hasSeveral(markup.ranges) ? "are" : "is") markup, which a hint can't have; \(advice)",
        suggestion: isHint ? self.plain(plain, for: phrase) : nil)
    }
  }

  private func phoneticLetters(in hint: HintText, for phrase: String) -> SoundsLikeFault? {
    PhoneticLetters(hint, own: ownLetters, phrase: phrase).map { found in
      SoundsLikeFault(
        .phoneticLetter, at: found.ranges,
        """
        \(hint.samples(found.ranges)) \(hint.hasSeveral(found.ranges) ? "belong" : "belongs") to the International \
        Phonetic Alphabet; \(advice)
        """)
    }
  }

  private func slashes(in hint: HintText, for phrase: String) -> SoundsLikeFault? {
    let body = hint.body
    guard body.count > 2, let first = hint.scalar(body.lowerBound),
      let last = hint.scalar(body.upperBound - 1),
      first == "/" && last == "/" || first == "[" && last == "]"
    else { return nil }
    let inner = body.lowerBound + 1..<body.upperBound - 1
    let isPlain = !hint.scalars[inner].contains { $0 == first || $0 == last }
    return SoundsLikeFault(
      .slashes, at: [body.prefix(1), body.suffix(1)],
      "\(hint.samples([body.prefix(1), body.suffix(1)])) \(first == last ? "stands" : "stand") round phonetic spellings in dictionaries; \(advice)",
      suggestion: isPlain ? plain(hint[inner], for: phrase) : nil)
  }

  private func toneDigits(in hint: HintText, for phrase: String) -> SoundsLikeFault? {
    ToneDigits(hint, phrase: phrase).map { found in
      SoundsLikeFault(
        .toneDigit, at: found.ranges,
        """
        \(hint.samples(found.ranges)) \(hint.hasSeveral(found.ranges) ? "are" : "is") \(found.spelling.name), which \
        only hints for Chinese are written in; \(advice)
        """)
    }
  }
}
