import FileTree

/// Folders that hold nothing of the app: other people's code, build products, test data.
enum LeftOut {
  static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Fixtures",
    "TestData", "testdata", "__fixtures__", "__tests__", "Tests", "UITests", "UnitTests",
  ]

  /// Whether a folder of that name is passed over. Hidden ones are, such as `.build` and `.git`.
  static func contains(_ name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name)
      || name.hasSuffix("Tests") && name.dropLast("Tests".count).last?.isLetter == true
      || name.hasSuffix(".xctest") || name.hasSuffix(".dSYM")
  }

  /// The names in a sentence.
  static let words = "hidden ones, Pods, Carthage, DerivedData, node_modules and tests"
}
