/// Bounds that keep any template, however it is made, from exhausting the stack, time or memory.
package struct MustacheLimits: Sendable, Hashable {
  /// How deep sections may stand in each other in one template.
  package static let sectionDepth = 128
  /// The longest delimiter that a template may set, in UTF-8 bytes.
  package static let delimiterLength = 32

  /// How deep sections and partials together may stand in each other while rendering.
  package var depth: Int
  /// How many bodies (items of sections, partials) one rendering may go through.
  package var bodies: Int
  /// How long the output may get, in UTF-8 bytes, before no further body is begun.
  package var outputLength: Int

  /// Far above what a page needs: 256 levels, ten million bodies, 1 GiB.
  package static let standard = MustacheLimits(
    depth: 256, bodies: 10_000_000, outputLength: 1 << 30)

  package init(depth: Int, bodies: Int, outputLength: Int) {
    self.depth = depth
    self.bodies = bodies
    self.outputLength = outputLength
  }
}
