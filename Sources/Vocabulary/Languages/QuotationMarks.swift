/// A pair of marks that a language sets round what is said.
package struct QuotationMarks: Hashable, Sendable {
  /// The mark before the words, with a space where one belongs between them.
  package let open: String
  /// The mark behind them.
  package let close: String
}

extension Language {
  /// The outer quotation marks of the language; English ones where nothing is known.
  package var quotationMarks: QuotationMarks {
    let parts = tag.split(separator: "-")
    for count in stride(from: parts.count, to: 0, by: -1) {
      let start = parts.prefix(count).joined(separator: "-")
      if let marks = QuotationMarkTable.marks[start] { return marks }
    }
    return QuotationMarkTable.standard
  }
}

/// Source: Unicode CLDR 41 (April 2022), `delimiters` of `common/main`. Ours: the narrow no-break
/// spaces (U+202F) inside French marks, as French typography has them; Swiss usage in German and
/// Italian; Chinese of Hong Kong and Macao, which CLDR files under `zh-Hant`.
private enum QuotationMarkTable {
  static let standard = QuotationMarks(open: "“", close: "”")

  /// From a tag, or the beginning of one, to its marks. Languages with the standard marks are left
  /// out, unless a shorter tag has others.
  static let marks: [String: QuotationMarks] = {
    var marks: [String: QuotationMarks] = [:]
    for (open, close, tags) in groups {
      for tag in tags.split(separator: " ") {
        marks[String(tag)] = QuotationMarks(open: open, close: close)
      }
    }
    return marks
  }()

  private static let groups: [(open: String, close: String, tags: String)] = [
    (
      "“", "”",
      """
      es-419 es-AR es-BO es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-MX es-NI es-PA es-PE es-PR \
      es-PY es-SV es-US es-UY es-VE yue-Hans
      """
    ),
    ("„", "”", "ff hu pl ro"),
    ("„", "“", "bg bs-Cyrl cs de dsb et hr hsb is ka ksh lb lt luy mk nds sk sl sr"),
    ("”", "”", "fi he lag rn se sma smj smn sv yi"),
    ("”", "“", "ar ur"),
    ("‘", "’", "fur ia nl ti-ER xh"),
    ("「", "」", "ja yue zh-HK zh-Hant zh-MO"),
    (
      "«", "»",
      """
      am ast az-Cyrl be bm ca de-CH de-LI dua el es ewo fa gsw hy it kab kk ky mg mua mzn nb nn no \
      os pt-AO pt-CV pt-MZ pt-PT rm ru rw sah sc sg shi sq uk wae zgh
      """
    ),
    ("«\u{202F}", "\u{202F}»", "br fr"),
    ("»", "«", "kl ug"),
  ]
}
