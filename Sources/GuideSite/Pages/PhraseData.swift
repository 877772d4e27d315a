import CommonMark
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
      runs.append(kind.data(runText(String(view)), termLink))
    }
    for piece in pieces where piece.range.lowerBound >= end {
      add(end..<piece.range.lowerBound, .plain)
      add(piece.range, piece.kind)
      end = piece.range.upperBound
    }
    add(end..<scalars.count, .plain)
    return [
      "text": .string(phrase.text), "runs": .list(runs), "isBlank": .bool(phrase.isBlank),
      "lang": .name(htmlLang), "dir": .name(direction), "place": .string(phrase.place.shown),
      "open": .string(quotationMarks.open), "close": .string(quotationMarks.close),
      "anchor": "", "sourceLink": "",
    ]
  }

  /// A part of a phrase. In Markdown for people its edges are no edges of a line.
  private func runText(_ text: String) -> MustacheValue {
    guard address.medium.isMarkdown else { return .string(text) }
    var escaped = ""
    MarkdownEscaping.appendReadable(text, isPart: true, to: &escaped)
    return .markup(escaped)
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

  func data(_ text: MustacheValue, _ termLink: (String) -> String) -> MustacheValue {
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
