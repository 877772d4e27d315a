import Diagnostics
import Vocabulary

/// The app that a rule's example describes.
struct ExampleApp {
  let app: App

  /// `prefix` is put before each `<string>`, to shift places within their lines; `stored` gives the
  /// bytes of a file from its text.
  init(
    _ example: RuleExample, prefix: String = "",
    stored: (String) -> [UInt8] = { Array($0.utf8) }
  ) {
    let development = Language(folderName: "en")
    var files: [Language?: [VocabularyFile]] = [:]
    var folders: [Language: Set<String>] = [:]
    for file in example.files {
      let folder = Self.folder(of: file.path)
      let language = folder.map(Language.init(folderName:))
      files[language, default: []].append(
        VocabularyReader.read(
          stored(Self.shifted(file.text, by: prefix)), path: file.path, folder: folder))
      if let folder, let language { folders[language, default: []].insert("\(folder).lproj") }
    }
    let languages = Set(files.keys.compactMap(\.self))
      .union(example.languages.map(Language.init(folderName:)))
    var localizations = languages.sorted().map { language in
      Localization(
        language: language, textLanguage: language, files: files[language] ?? [],
        reasons: folders[language]?.sorted().map { .folder($0) } ?? [])
    }
    if let loose = files[nil] {
      localizations.append(Localization(language: nil, textLanguage: development, files: loose))
    }
    app = App(
      path: "",
      names: AppNames(general: example.appName.map { [AppName($0, role: .display)] } ?? []),
      developmentLanguage: development, localizations: localizations,
      declarations: example.declared.map { names in
        [IntentDeclaration(bundle: "", kind: .told, supported: names.map { DeclaredIntent($0) })]
      })
  }

  /// The bytes at which the example's marks stand, file by file, in order.
  static func markedOffsets(in file: RuleExample.File, prefix: String = "") -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in shifted(file.markedText, by: prefix).unicodeScalars {
      if Character(scalar) == RuleExample.mark {
        offsets.append(offset)
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return offsets
  }

  private static func shifted(_ text: String, by prefix: String) -> String {
    text.split(separator: "<string>", omittingEmptySubsequences: false)
      .joined(separator: "\(prefix)<string>")
  }

  private static func folder(of path: String) -> String? {
    guard let folder = path.split(separator: "/").dropLast().last else { return nil }
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }
}
