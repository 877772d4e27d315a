import Diagnostics
import Vocabulary

extension Place {
  /// The place as a person reads it: the file, the line, the key.
  var words: String {
    let line = range.map { ":\($0.start.line)" } ?? ""
    let file = path.isEmpty ? "the input" : path
    // Of an entry of a list the list's key says more than its number.
    // Of a project's objects the line says enough.
    let isProject = path.hasSuffix(".pbxproj")
    let key =
      isProject ? nil : keyPath.split(separator: "/").last { $0.first?.isNumber == false }
    return [key.map(String.init), file + line].compactMap(\.self).joined(separator: ", ")
  }
}

extension App.Container {
  /// What the app was found as.
  var words: String {
    switch kind {
    case .folder: "a folder: what lies near each other belongs together"
    case .bundle(let name): "the built app \(name)"
    case .target(let name, let project, let configuration):
      "the target \(name) of \(project), in the configuration \(configuration)"
    }
  }
}

extension Localization {
  /// The language's name for people.
  static func title(of language: Language) -> String {
    language == .base ? "the development language" : language.englishName
  }
}

extension Localization.Reason {
  /// Why the language counts.
  var words: String {
    switch self {
    case .folder(let path): path
    case .catalog(let path): path
    case .listed(let place): place.words
    case .developmentRegion: "nothing else names a language"
    case .told: "--languages"
    }
  }
}

extension IntentDeclaration {
  /// Who declares.
  var words: String {
    let name = bundle.split(separator: "/").suffix(2).joined(separator: "/")
    return switch kind {
    case .app: "the app"
    case .intentsExtension: name
    case .told: "--declares"
    }
  }
}

extension Membership {
  /// Which bundle the file reaches; `nil` when nothing says.
  var words: String? {
    switch self {
    case .unknown: nil
    case .app(let name): "in \(name)"
    case .otherBundle(let name): "in \(name), where Siri does not read it"
    case .none(let project): "in no target of \(project)"
    }
  }
}
