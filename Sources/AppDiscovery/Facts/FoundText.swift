import Vocabulary

/// A text of an Info.plist or a strings table, and where it was found.
struct FoundText: Hashable {
  /// With the build settings filled in, as far as they are known.
  var text: String
  var origin: Origin
  /// The build settings that nothing gives a value.
  var unresolved: [String] = []
  /// Why the text can't be told although its settings have values.
  var problem: String?

  /// The text, unless a build still has to fill something in.
  var ifResolved: String? { unresolved.isEmpty && problem == nil ? text : nil }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether it is blank, and a build will not fill anything in.
  var isAbsent: Bool { isBlank && ifResolved != nil }
}
