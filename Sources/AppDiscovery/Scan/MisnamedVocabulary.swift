import Diagnostics

/// Tells names that are meant to be `AppIntentVocabulary.plist` and aren't.
enum MisnamedVocabulary {
  private static let stem = "appintentvocabulary"

  /// Whether a file's name resembles the one that the system looks for, without being it.
  static func resembles(_ name: String) -> Bool {
    guard name != FolderScan.vocabularyName, name.lowercased().hasSuffix(".plist") else {
      return false
    }
    let stem = String(name.dropLast(".plist".count).lowercased().filter { $0.isLetter })
    guard stem.count >= Self.stem.count - 2, stem.count <= Self.stem.count + 2 else { return false }
    return NearestWord.nearest(to: stem, among: [Self.stem]) != nil || stem == Self.stem
  }
}
