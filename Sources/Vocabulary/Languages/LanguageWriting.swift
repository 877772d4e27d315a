/// How a language is written, as far as that tells another language's texts from its own.
package struct LanguageWriting: Sendable {
  /// The scripts that its texts are written in.
  package let scripts: [ScriptClass]
  /// What its characters are called: “Cyrillic letter”.
  package let character: String
  /// Letters of which its sentences have some, where a neighbour has the same script.
  var own: Set<Unicode.Scalar> = []
  /// Letters that only the neighbours have.
  var strange: Set<Unicode.Scalar> = []

  /// How the language is written; `nil` where that isn't on record.
  package init?(of language: Language) {
    guard let subtags = language.subtags,
      let writing = LanguageWritingTable.writing(of: subtags)
    else { return nil }
    self = writing
  }

  init(scripts: [ScriptClass], character: String) {
    self.scripts = scripts
    self.character = character
  }

  /// Whether letters stand here, and none of them is of the language's scripts.
  package func isForeign(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var hasLetter = false
    for scalar in text where scalar.properties.isAlphabetic {
      if scripts.contains(ScriptClass(of: scalar.value)) { return false }
      hasLetter = true
    }
    return hasLetter
  }

  /// The first letter, in Unicode scalars from the start, of a text that has letters of a neighbour's and
  /// none of the language's own: a Russian sentence where a Ukrainian one belongs.
  package func neighboursLetter(in text: some Sequence<Unicode.Scalar>) -> Int? {
    guard !strange.isEmpty else { return nil }
    var found: Int?
    for (index, scalar) in text.enumerated() where scalar.value >= 0x80 {
      let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      if own.contains(small) { return nil }
      if found == nil, strange.contains(small) { found = index }
    }
    return found
  }
}
