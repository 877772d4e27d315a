/// A folder that is named by a country where the code of a language belongs: `jp.lproj` for Japanese,
/// `se.lproj`, which is Northern Sami, for Swedish.
package struct CountryFolder: Hashable, Sendable {
  /// The code of the folder, in small letters.
  package let code: String
  /// The language that people mean by it.
  package let intended: Language
  /// The English name of the language whose code it is; `nil` when it is no language's code.
  package let codeMeans: String?

  /// What is known of a folder's name, with or without a region behind it; `nil` when it is no country
  /// that is taken for a language.
  package init?(folder: String) {
    guard folder.utf8.count <= 20,
      let code = folder.split(
        omittingEmptySubsequences: false, whereSeparator: { "-_".contains($0) }
      )
      .first?.lowercased(),
      let found = CountryFolderTable.folders[code]
    else { return nil }
    self = found
  }

  init(code: String, intended: Language, codeMeans: String?) {
    self.code = code
    self.intended = intended
    self.codeMeans = codeMeans
  }

  /// The language that a folder is likely to hold, other than the one it is named for; `nil` when there
  /// is no telling.
  ///
  /// A code that is some language's needs evidence in the texts: the script of the intended language,
  /// or words of it and none of the other's. A code that is no language's is evidence by itself, unless
  /// the texts speak against it, or say nothing while the intended language has a folder of its own.
  ///
  /// - Parameters:
  ///   - folder: the name of the `.lproj` folder without its suffix.
  ///   - texts: what people read in that folder: phrases, terms.
  ///   - siblings: the app's other localizations.
  /// - Returns: the intended language, or `nil`.
  package static func likelyLanguage(
    folder: String, texts: [String], siblings: [Language]
  ) -> Language? {
    guard let known = CountryFolder(folder: folder) else { return nil }
    switch LanguageEvidence(in: texts).speaks(for: known) {
    case true: return known.intended
    case false: return nil
    case nil:
      let hasOwnFolder = siblings.contains {
        $0 == known.intended || $0.tag == known.intended.primarySubtag
      }
      return known.codeMeans != nil || hasOwnFolder ? nil : known.intended
    }
  }
}
