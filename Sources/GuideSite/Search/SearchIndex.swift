import Diagnostics
import Foundation

/// What the search on every page looks through, as a script that declares it.
///
/// A script rather than JSON, because a page that is opened as a file may load the one and not the
/// other.
struct SearchIndex: Hashable {
  /// In the order in which equally good matches are shown.
  enum Kind: String, CaseIterable {
    case app, language, intent, phrase, term, pronunciation, identifier, rule
  }

  /// Texts of one kind that share their language, what they belong to, and where they lead.
  struct Group: Hashable {
    var kind: Kind
    /// HTML's `lang` and `dir` of the texts; an empty `lang` means unknown.
    var lang: String
    var dir: String
    /// What the texts belong to: the language, the intent or term, the app when there are several.
    var context: [String]
    /// Where they lead, as a link from the guide's first page.
    var link: String
    /// The number that is put behind the link for the first text; the ones after it count on, the
    /// blank ones too. `nil` when the link is whole.
    var number: Int?
    /// Blank texts are empty; they are not to be found.
    var texts: [String]
  }

  /// In the guide's order.
  let groups: [Group]

  init(apps: [AppGuide], rules: [RuleDescription] = []) {
    let medium = apps.first?.medium ?? .site
    groups =
      apps.flatMap { SearchableTexts(app: $0, isAlone: apps.count == 1).groups }
      + SearchableRules(rules: rules, medium: medium).groups
  }

  /// `globalThis.siriGuideIndex={…};`, the same each time, fit for a file and for a `<script>`
  /// element.
  ///
  /// The object has the names of the `kinds`, a table of `strings`, and `groups`, each a list: the
  /// index of its kind; the indexes of its `lang`, `dir` and link among the strings; its number, or
  /// 0; the list of the indexes of its context; and its texts.
  var script: String {
    var strings = StringTable()
    let rows = groups.map { group in
      Row(
        kind: Kind.allCases.firstIndex(of: group.kind) ?? 0,
        lang: strings.index(of: group.lang), dir: strings.index(of: group.dir),
        link: strings.index(of: group.link), number: group.number ?? 0,
        context: group.context.map { strings.index(of: $0) }, texts: group.texts)
    }
    let document = Document(
      kinds: Kind.allCases.map(\.rawValue), strings: strings.strings, groups: rows)
    return "globalThis.siriGuideIndex=\(ScriptJSON.text(document));\n"
  }
}

extension SearchIndex {
  fileprivate struct Document: Encodable {
    let kinds: [String]
    let strings: [String]
    let groups: [Row]
  }

  /// A group as a list, since keys would be most of its size.
  fileprivate struct Row: Encodable {
    let kind: Int
    let lang: Int
    let dir: Int
    let link: Int
    let number: Int
    let context: [Int]
    let texts: [String]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in [kind, lang, dir, link, number] { try list.encode(value) }
      try list.encode(context)
      try list.encode(texts)
    }
  }
}

/// Keeps each text once.
private struct StringTable {
  private(set) var strings: [String] = []
  private var indexes: [String: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let index = indexes[text] { return index }
    strings.append(text)
    indexes[text] = strings.count - 1
    return strings.count - 1
  }
}
