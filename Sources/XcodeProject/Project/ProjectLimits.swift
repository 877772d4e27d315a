/// The bounds of what is read of a project. Beyond each of them a problem says so, and the rest is
/// still told. The objects of a project are bounded by `PropertyListLimits.values`.
package enum ProjectLimits {
  /// The most problems kept.
  package static let problems = 1_000
  /// The deepest nesting of groups in a project or a workspace.
  package static let groupDepth = 64
  /// The longest path, in bytes of UTF-8: that of macOS, with room to spare.
  package static let pathLength = 4_096
  /// The most targets of a project.
  package static let targets = 5_000
  /// The most files of build phases, and of folders, looked at for all targets together.
  package static let memberships = 1_000_000
  /// The most files and folders listed below the folders that targets synchronize with.
  package static let folderEntries = 200_000
  /// The deepest nesting of folders listed.
  package static let folderDepth = 64
  /// The most files that one `.xcconfig` file may bring in, itself included.
  package static let includes = 200
  /// The longest chain of `.xcconfig` files that include each other.
  package static let includeDepth = 32
  /// The most bytes read of all `.xcconfig` files together.
  package static let configurationBytes = 32 * 1024 * 1024
  /// The most settings taken from all `.xcconfig` files together, counted at each inclusion.
  package static let assignments = 500_000
  /// The deepest nesting of build variables in each other.
  package static let expansionDepth = 64
  /// The longest text with its build variables replaced, in bytes of UTF-8.
  package static let expandedText = 64 * 1024
  /// The most bytes looked at and written to replace the build variables of one text.
  package static let expansionWork = 256 * 1024
  /// The most files named by a workspace.
  package static let workspaceReferences = 10_000
}
