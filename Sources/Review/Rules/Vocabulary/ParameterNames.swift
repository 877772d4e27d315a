import Vocabulary

extension ReviewSubject {
  /// Every parameter name, with the localization it stands in.
  var parameterNames: [(localization: Localization, name: SourceText)] {
    files.flatMap { localization, file in
      file.parameterVocabularies.flatMap(\.parameterNames).map { (localization, $0) }
    }
  }
}

extension String {
  /// Whether it has the form `IntentClass.property`.
  var isParameterKeyPath: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      }
  }
}
