/// A tag as it stands in the source, before it is fitted into the tree.
struct Tag {
  let kind: Kind
  /// From its opening delimiter to the end of its closing one, in UTF-8 bytes.
  let range: Range<Int>

  enum Kind {
    case comment
    case delimiters(open: [UInt8], close: [UInt8])
    case value(Name, escaped: Bool)
    case sectionStart(Name, inverted: Bool)
    case sectionEnd(Name)
    case partial(String)
  }

  /// Whether the tag's whole line goes when nothing else stands on it.
  var mayStandAlone: Bool {
    if case .value = kind { false } else { true }
  }
}

/// The marks between which a tag stands.
struct Delimiters {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)
}
