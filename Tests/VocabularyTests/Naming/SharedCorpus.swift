import Foundation
import TestSupport
import Testing

/// Reads files of the corpus of real vocabularies.
enum SharedCorpus {
  /// The content of a file below `corpus/`. Fails the test when it isn't there.
  static func file(_ path: String) -> Data? {
    guard let folder = SharedFolder.path() else { return nil }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/corpus/\(path)"))
    } catch {
      Issue.record("SIRI_GUIDE_SHARED has no corpus/\(path): \(error)")
      return nil
    }
  }
}
