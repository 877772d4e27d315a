import Mustache
import Vocabulary

extension LanguageGuide {
  /// A phrase cut into runs of plain text, the app's name and terms; `termLink` gives the address
  /// that a term leads to, by its identifier.
  func phraseData(_ phrase: SourceText, termLink: (String) -> String) -> [String: MustacheValue] {
    let marks = marker.marks(in: phrase.text)
    var pieces: [(range: Range<Int>, kind: RunKind)] =
      marks.names.map { ($0, .name) } + marks.terms.map { ($0.range, .term($0.identifier)) }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    let scalars = Array(phrase.text.unicodeScalars)
    var runs: [MustacheValue] = []
    var end = 0
    func add(_ range: Range<Int>, _ kind: RunKind) {
      guard !range.isEmpty else { return }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      runs.append(kind.data(String(view), termLink))
    }
    for piece in pieces where piece.range.lowerBound >= end {
      add(end..<piece.range.lowerBound, .plain)
      add(piece.range, piece.kind)
      end = piece.range.upperBound
    }
    add(end..<scalars.count, .plain)
    return [
      "text": .string(phrase.text), "runs": .list(runs), "isBlank": .bool(phrase.isBlank),
      "lang": .string(htmlLang), "dir": .string(direction), "place": .string(phrase.place.shown),
      "open": .string(quotationMarks.open), "close": .string(quotationMarks.close),
    ]
  }

  /// What the templates know of the language itself.
  func data(from address: Address) -> [String: MustacheValue] {
    [
      "name": .string(localization.name),
      "title": .string(title),
      "endonym": .string(endonym == title ? "" : endonym),
      "link": .string(address.link(to: self.address)),
      "lang": .string(htmlLang),
      "dir": .string(direction),
      "hasVocabulary": .bool(!localization.files.isEmpty),
    ]
  }
}

private enum RunKind {
  case plain
  case name
  case term(String)

  func data(_ text: String, _ termLink: (String) -> String) -> MustacheValue {
    switch self {
    case .plain: ["text": .string(text), "isName": false, "isTerm": false, "href": ""]
    case .name: ["text": .string(text), "isName": true, "isTerm": false, "href": ""]
    case .term(let identifier):
      [
        "text": .string(text), "isName": false, "isTerm": true,
        "href": .string(termLink(identifier)),
      ]
    }
  }
}
