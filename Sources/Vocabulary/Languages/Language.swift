/// A localization of a bundle, named as the bundle looks it up.
///
/// Two folder names that mean the same localization, such as `zh_CN.lproj` and `zh-Hans.lproj`, make
/// equal values. A name that means nothing is kept as it was given.
package struct Language: Hashable, Comparable, Sendable {
  /// The canonical name: a language tag such as `pt-BR`, `Base`, or a name that isn't understood, as
  /// it was given.
  package let tag: String

  /// Reads the name of a `.lproj` folder, without its suffix. Any string is accepted.
  package init(folderName: String) {
    tag = LocalizationName.canonical(folderName)
  }

  /// The localization of `Base.lproj`: what it holds is in the app's development language, whichever
  /// that is. Names, quotation marks and the rest say nothing of that language.
  package static let base = Language(folderName: "Base")

  /// Whether this is the localization of `Base.lproj`.
  package var isBase: Bool { self == .base }

  /// Whether `tag` has the shape of a language tag by BCP 47 (RFC 5646, section 2.1). Whether its
  /// subtags are registered isn't looked up. `Base` has not that shape.
  package var isWellFormed: Bool { subtags != nil }

  /// The language itself, in lower case and without script or region: `zh` of `zh-Hant-TW`. `nil` for
  /// a name that is no language tag.
  package var primarySubtag: String? { subtags?.language }

  /// Whether the language's code is assigned, as far as is known here: `jp` and `hx` stand for no
  /// language. Of codes with two letters all are known; those with three are taken for assigned.
  /// Source: Unicode CLDR 41, `validity/language.xml`.
  package var hasAssignedCode: Bool {
    guard let primarySubtag else { return false }
    return primarySubtag.count == 3 || LanguageNameTable.names[primarySubtag] != nil
      || primarySubtag == "sh" || primarySubtag == "mo" || primarySubtag == "bh"
  }

  /// The value of HTML's `lang` attribute: the tag; `und` (undetermined) for a name that is no
  /// language tag; empty (unknown) for `Base`.
  package var htmlLang: String {
    if isBase { return "" }
    return isWellFormed ? tag : "und"
  }

  /// Orders languages by their tags, scalar by scalar.
  package static func < (left: Language, right: Language) -> Bool {
    left.tag.unicodeScalars.lexicographicallyPrecedes(right.tag.unicodeScalars)
  }

  /// The parts of `tag`; `nil` when it has not the shape of a language tag.
  var subtags: LanguageSubtags? { LanguageSubtags(tag) }
}
