import Diagnostics
import Mustache
import Vocabulary

extension LanguageGuide {
  /// A phrase cut into runs of plain text, the app's name and terms, and where its faults begin and end;
  /// `termLink` gives the address that a term leads to, by its identifier.
  func phraseData(
    _ phrase: SourceText, faults: [PhraseFault] = [], termLink: (String) -> String
  ) -> [String: MustacheValue] {
    let scalars = Array(phrase.text.unicodeScalars)
    let runs = runs(in: phrase.text, count: scalars.count).flatMap { range, kind in
      PhraseFault.pieces(of: range, faults).map { piece, fault -> MustacheValue in
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[piece])
        let own: [String: MustacheValue] = ["fault": .name(fault?.rawValue ?? "")]
        return .object(kind.data(.part(String(view), in: address.medium), termLink).adding(own))
      }
    }
    return [
      "text": .string(phrase.text), "runs": .list(runs), "isBlank": .bool(phrase.isBlank),
      "lang": .name(htmlLang), "dir": .name(direction), "place": .string(phrase.place.shown),
      "open": .string(quotationMarks.open), "close": .string(quotationMarks.close),
      "anchor": "", "sourceLink": "",
    ]
  }

  /// The parts of a phrase in their order, without gaps, as ranges of its Unicode scalars.
  private func runs(in text: String, count: Int) -> [(range: Range<Int>, kind: RunKind)] {
    let marks = marker.marks(in: text)
    var pieces: [(range: Range<Int>, kind: RunKind)] =
      marks.names.map { ($0, .name) } + marks.terms.map { ($0.range, .term($0.identifier)) }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    var runs: [(range: Range<Int>, kind: RunKind)] = []
    var end = 0
    for piece in pieces where piece.range.lowerBound >= end {
      runs += [(end..<piece.range.lowerBound, .plain), piece]
      end = piece.range.upperBound
    }
    runs.append((end..<count, .plain))
    return runs.filter { !$0.range.isEmpty }
  }

  /// What the templates know of the language itself.
  func data(from address: Address) -> [String: MustacheValue] {
    [
      "name": .string(localization.name),
      "title": .string(title),
      "endonym": .string(endonym == title ? "" : endonym),
      "link": .address(address.link(to: self.address)),
      "lang": .name(htmlLang),
      "dir": .name(direction),
      "hasVocabulary": .bool(!localization.files.isEmpty),
    ]
  }
}

private enum RunKind {
  case plain
  case name
  case term(String)

  func data(
    _ text: MustacheValue, _ termLink: (String) -> String
  ) -> [String: MustacheValue] {
    switch self {
    case .plain: ["text": text, "isName": false, "isTerm": false, "href": ""]
    case .name: ["text": text, "isName": true, "isTerm": false, "href": ""]
    case .term(let identifier):
      [
        "text": text, "isName": false, "isTerm": true,
        "href": .address(termLink(identifier)),
      ]
    }
  }
}
