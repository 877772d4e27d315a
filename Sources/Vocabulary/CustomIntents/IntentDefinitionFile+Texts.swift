import Diagnostics
package import PropertyList

extension IntentDefinitionFile {
  /// The texts of the definition itself, in its order, as those of a language.
  package func texts(in language: Language?) -> [CustomIntentText] {
    texts(in: language) { $0.text }
  }

  /// The texts that a language's table, a file at that path, has for the definition, in the
  /// definition's order.
  package func texts(
    in table: StringsTable, path: String, language: Language
  ) -> [CustomIntentText] {
    let entries = Dictionary(
      table.entries.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    return texts(in: language) { text in
      text.identifier.flatMap { entries[$0] }.map { entry in
        SourceText(
          entry.value,
          at: Place(path: path, range: entry.valueRange?.unquoted(entry.value), keyPath: entry.key))
      }
    }
  }

  /// The texts that a string catalog, a file at that path, has for the definition, in the definition's
  /// order. `name` is the language as the catalog spells it.
  package func texts(
    in catalog: StringCatalog, path: String, named name: String, language: Language
  ) -> [CustomIntentText] {
    texts(in: language) { text in
      text.identifier.flatMap { catalog.text($0, in: name) }.map { found in
        SourceText(
          found.text,
          at: Place(path: path, range: found.range, keyPath: found.keyPath.description))
      }
    }
  }

  private func texts(
    in language: Language?, _ find: (LocalizableText) -> SourceText?
  ) -> [CustomIntentText] {
    customIntents.flatMap { intent in
      intent.texts.compactMap { label in
        find(label.text).map {
          CustomIntentText(label.role, of: intent, in: language, text: $0)
        }
      }
    }
  }
}

extension SourceRange {
  /// What stands between the quotation marks of a value that is stored letter by letter in UTF-8, so
  /// that parts of it have places of their own; the whole of any other.
  fileprivate func unquoted(_ value: String) -> SourceRange {
    guard start.line == end.line, bytes.count == value.utf8.count + 2 else { return self }
    return SourceRange(
      SourcePosition(line: start.line, column: start.column + 1, offset: start.offset + 1),
      SourcePosition(line: end.line, column: end.column - 1, offset: end.offset - 1))
  }
}
