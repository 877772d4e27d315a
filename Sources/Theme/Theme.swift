/// The theme that the program carries in itself, so that an installed binary needs no other file.
///
/// ``files`` comes from `Templates/` by way of `EmbedTemplatesPlugin` at every build. The folder is
/// linked into this target for one reason: the build notices files that come and go only there.
package enum Theme {
  /// The text of the file at a path inside `Templates/`, or `nil` where there is none.
  package static func file(_ path: String) -> String? { texts[path] }

  private static let texts = Dictionary(
    files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
}
