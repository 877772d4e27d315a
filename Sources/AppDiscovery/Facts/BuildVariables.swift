extension String {
  /// The names of the build settings that stand in it as `$(NAME)` or `${NAME}`, without modifiers.
  var buildVariables: [String] {
    var names: [String] = []
    var rest = unicodeScalars[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{" else { continue }
      let name = rest.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" && $0 != "$" }
      if !name.isEmpty { names.append(String(name)) }
    }
    return names
  }

  /// Whether it stands for a text elsewhere: a build variable, or a key such as
  /// `APP_NAME_SYNONYM_1`.
  var isVariable: Bool { !buildVariables.isEmpty || isTableKey }

  /// Whether it looks like the key of a strings table, such as `APP_NAME_SYNONYM_1`.
  var isTableKey: Bool {
    contains("_") && allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
  }
}
