import Diagnostics
import Vocabulary

extension Rule {
  static let mixedRegister = Rule(
    RuleDescription(
      id: "l10n/register", severity: .note,
      summary: "A language speaks to Siri in one tone",
      rationale: """
        Where one sentence says “Starten Sie” and the next “Starte”, two people translated without \
        knowing of each other, and readers of the guide stumble.
        """,
      remedy:
        "Choose one form for the whole app. People speak to Siri as to a friend in most languages.",
      source: """
        Ours; a shipped Turkish file mixes the two. A small table of imperatives in German, Spanish, French, \
        Italian, Russian, Turkish, Japanese and Korean; other languages are left out because their forms \
        don't tell, are mixed by their speakers too, or aren't known to us well enough. Infinitives and \
        nouns belong to either tone.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            ["Starte CardioBonanza", "Beende CardioBonanza", "↓Pausieren Sie CardioBonanza"],
            in: "de"),
          .phrases(
            ["Lancez CardioBonanza", "Arrêtez CardioBonanza", "↓Démarre CardioBonanza"], in: "fr"),
          .phrases(["CardioBonanza'da antrenmanı başlat", "CardioBonanza'yı ↓durdurun"], in: "tr"),
          .phrases(["카디오에서 운동을 시작해 줘.", "카디오에서 운동을 멈춰 ↓주세요."], in: "ko"),
        ])
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            ["Starte CardioBonanza", "CardioBonanza starten", "Sie läuft mit CardioBonanza"],
            in: "de"),
          .phrases(
            ["Lance CardioBonanza", "Lancer CardioBonanza", "Commande de CardioBonanza"], in: "fr"),
          .phrases(
            ["Llamar con CardioBonanza", "Llame a casa con CardioBonanza", "Pausa CardioBonanza"],
            in: "es"),
          .phrases(["CardioBonanzaを開始して", "CardioBonanzaを開始"], in: "ja"),
          .phrases(["Start CardioBonanza", "Starten CardioBonanza"], in: "nl"),
        ])
      ])
  ) { subject, finding in
    subject.localizations.compactMap { part in
      guard let primary = part.localization.textLanguage?.primarySubtag,
        let forms = RegisterTable.forms[primary]
      else { return nil }
      let told = part.examples.compactMap { Tone($0.phrase, forms, in: part) }
      let polite = told.filter(\.isPolite)
      let familiar = told.filter { !$0.isPolite }
      guard let firstPolite = polite.first, let firstFamiliar = familiar.first else { return nil }
      let isPoliteOdd = polite.count <= familiar.count
      let (odd, usual) = isPoliteOdd ? (polite, firstFamiliar) : (familiar, firstPolite)
      let (oddName, usualName) =
        isPoliteOdd
        ? (forms.names.polite, forms.names.familiar) : (forms.names.familiar, forms.names.polite)
      return finding(
        "\(odd[0].phrase.text.quoted) speaks to Siri with “\(oddName)”, other phrases with “\(usualName)”",
        at: odd[0].place, in: part.tag
      ).noting(usual.phrase).pointing(to: odd.dropFirst().map(\.phrase))
    }
  }
}

/// How a phrase speaks to Siri, where its form tells.
private struct Tone {
  let phrase: SourceText
  let place: Place
  let isPolite: Bool

  init?(_ phrase: SourceText, _ forms: RegisterTable.Forms, in part: LocalizationSubject) {
    let words = OpenText(
      phrase.text, outside: [part.marker], language: part.localization.textLanguage
    ).words
    guard let word = forms.position == .firstWord ? words.first : words.last else { return nil }
    self.phrase = phrase
    if forms.position == .ending {
      let isPolite = forms.polite.contains(where: word.folded.hasSuffix)
      guard isPolite || forms.familiar.contains(where: word.folded.hasSuffix) else { return nil }
      self.isPolite = isPolite
    } else if Self.hasPronoun(words) || forms.polite.contains(word.folded) {
      isPolite = true
    } else {
      guard forms.familiar.contains(word.folded) else { return nil }
      isPolite = false
    }
    place = phrase.place(of: word.range)
  }

  /// German “Starten Sie”.
  private static func hasPronoun(_ words: [SpokenWords.Word]) -> Bool {
    words.count > 1 && words[1].text == "Sie" && words[0].folded.hasSuffix("n")
  }
}

extension Diagnostic {
  fileprivate func noting(_ usual: SourceText) -> Diagnostic {
    var finding = self
    finding.notes.append(Note("For example \(usual.text.quoted)", at: usual.place))
    return finding
  }
}
