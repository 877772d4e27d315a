/// The bounds of what is read. Beyond each of them reading ends with an error that names it.
package enum PropertyListLimits {
  /// The longest file read, in bytes.
  package static let fileSize = 32 * 1024 * 1024
  /// The deepest nesting of arrays and dictionaries, far more than any real file has. Comparing,
  /// hashing and walking a tree recurse, and this depth fits on the 512 KiB stack of a secondary
  /// thread of macOS, also without optimisation.
  package static let depth = 64
  /// The most values read, containers included.
  package static let values = 500_000
  /// The most values read of JSON, containers included. As Xcode writes it, a translation is four
  /// values in 120 bytes or more, so a string catalog of ``fileSize`` keeps within this.
  package static let jsonValues = 1_200_000
  /// The most bytes that references to declared entities may add, counting those that are read
  /// only to be expanded further.
  package static let entityExpansion = 4 * 1024 * 1024
  /// The most bytes of text and data in the values of a binary property list, whose objects may be
  /// used many times over.
  package static let binaryText = 64 * 1024 * 1024
  /// The most faults kept; those beyond it are read past without a record.
  package static let faults = 1_000
}
