import Diagnostics
package import PropertyList

/// Reads a vocabulary file into the model, noting every departure from the documented shape.
///
/// A value of the wrong type is skipped and noted; it does not spoil what stands beside it.
package struct VocabularyReader {
  let path: String
  var irregularities: [Irregularity] = []

  private init(path: String) { self.path = path }

  /// Reads the bytes of one file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored, in any of the three property list formats.
  ///   - path: the file, relative to the input.
  ///   - folder: the name of its `.lproj` folder without the suffix; `nil` outside any.
  /// - Returns: what could be read, or why nothing could.
  package static func read(_ bytes: [UInt8], path: String, folder: String?) -> VocabularyFile {
    do {
      let document = try PropertyListDocument(parsing: bytes)
      return read(document, path: path, folder: folder)
    } catch {
      let range = error.position.map { SourceRange($0, $0) }
      return VocabularyFile(
        path: path, folder: folder,
        failure: ReadFailure(error.message, at: Place(path: path, range: range)))
    }
  }

  /// Reads a parsed file.
  package static func read(
    _ document: PropertyListDocument, path: String, folder: String?
  ) -> VocabularyFile {
    var reader = VocabularyReader(path: path)
    var file = VocabularyFile(path: path, folder: folder)
    for fault in document.faults { reader.note(fault) }
    let root = document.root
    if root.isInfoPlist {
      file.failure = ReadFailure(
        "this is an Info.plist, not a vocabulary; pass the folder it lies in", at: Place(path: path)
      )
      return file
    }
    if case .dictionary = root.value {
      if let excess = VocabularyExcess(root: root) {
        file.failure = ReadFailure(excess.message, at: Place(path: path))
        return file
      }
      file.intentPhrases = reader.intentPhrases(of: root)
      file.parameterVocabularies = reader.parameterVocabularies(of: root)
      reader.checkSections(of: root)
    } else {
      reader.note(.rootNotDictionary(found: root.kindName), at: root)
    }
    file.irregularities = reader.irregularities.sorted {
      Place.areInIncreasingOrder($0.place, $1.place)
    }
    return file
  }

  // MARK: - Sections

  private mutating func checkSections(of root: PropertyListNode) {
    let audit = checkKeys(of: root, as: .root)
    func isWritten(_ key: String) -> Bool { root[key] != nil || audit.standsFor(key) }
    if isWritten(VocabularyKey.intentPhrases) || audit.misplaced[.intent] != nil { return }
    let hasTerms = isWritten(VocabularyKey.parameterVocabularies)
    if !hasTerms, !audit.misplaced.isEmpty { return }
    note(hasTerms ? .noIntentPhrases : .rootWithoutVocabulary, at: root)
  }

  private mutating func intentPhrases(of root: PropertyListNode) -> [IntentPhrases] {
    let key = VocabularyKey.intentPhrases
    return dictionaries(at: key, of: root, mayBeEmpty: true).map { node in
      entry(node, of: key) { reader in
        reader.checkKeys(of: node, as: .intent)
        return IntentPhrases(
          intentName: reader.text(at: VocabularyKey.intentName, of: node),
          examples: reader.texts(at: VocabularyKey.intentExamples, of: node),
          place: reader.place(of: node))
      }
    }
  }

  private mutating func parameterVocabularies(of root: PropertyListNode) -> [ParameterVocabulary] {
    let key = VocabularyKey.parameterVocabularies
    return dictionaries(at: key, of: root, mayBeEmpty: true).map { node in
      entry(node, of: key) { reader in
        let audit = reader.checkKeys(of: node, as: .parameter)
        return ParameterVocabulary(
          parameterNames: reader.texts(at: VocabularyKey.parameterNames, of: node),
          items: reader.items(of: node, audit),
          place: reader.place(of: node))
      }
    }
  }

  private mutating func items(
    of parameter: PropertyListNode, _ audit: KeyAudit
  ) -> [VocabularyItem] {
    let key = VocabularyKey.parameterVocabulary
    return dictionaries(at: key, of: parameter, mayBeEmpty: audit.holdsContent(of: key)).map {
      node in
      let audit = checkKeys(of: node, as: .item)
      return VocabularyItem(
        identifier: text(at: VocabularyKey.identifier, of: node),
        synonyms: synonyms(of: node, audit),
        place: place(of: node))
    }
  }

  private mutating func synonyms(of item: PropertyListNode, _ audit: KeyAudit) -> [Synonym] {
    let key = VocabularyKey.synonyms
    return dictionaries(at: key, of: item, mayBeEmpty: audit.holdsContent(of: key)).map { node in
      checkKeys(of: node, as: .synonym)
      return Synonym(
        phrase: text(at: VocabularyKey.phrase, of: node),
        pronunciation: pronunciation(of: node),
        examples: texts(at: VocabularyKey.examples, of: node, mayBeEmpty: true),
        place: place(of: node))
    }
  }
}

extension PropertyListNode {
  /// Whether it describes a bundle and holds nothing of a vocabulary.
  fileprivate var isInfoPlist: Bool {
    // Xcode writes the CFBundle keys into the built one; in the sources few others may be left.
    let keys = ["NSExtension", "INIntentsSupported", "INAlternativeAppNames"]
    let isBundle =
      entries?.contains { $0.key.hasPrefix("CFBundle") || keys.contains($0.key) } ?? false
    return isBundle && self[VocabularyKey.intentPhrases] == nil
      && self[VocabularyKey.parameterVocabularies] == nil
  }
}
