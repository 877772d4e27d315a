import Diagnostics
import Vocabulary

/// The guide as data, version 1: the form of `guide.json`, apart from the model so that it can stay
/// when the model changes. New keys may come; what a key means changes only with the version.
struct GuideReport {
  let apps: [AppGuide]
  let toolVersion: String

  /// The report in JSON, with sorted keys.
  var text: String {
    let document = Document(
      tool: Document.Tool(name: "siri-guide", version: toolVersion),
      apps: apps.map(Document.App.init))
    return ReportJSON.text(document)
  }

  struct Document: Encodable {
    var version = 1
    let tool: Tool
    let apps: [App]

    struct Tool: Encodable {
      let name: String
      let version: String
    }
  }
}

extension GuideReport.Document {
  struct App: Encodable {
    let slug: String
    let path: String
    let page: String
    /// Null when unknown.
    @Nullable var name: String?
    @Nullable var appVersion: String?
    @Nullable var developmentLanguage: String?
    /// Null when unknown.
    @Nullable var declaredIntents: [String]?
    let names: [Name]
    let coverage: Coverage
    let locales: [Locale]
  }

  struct Name: Encodable {
    let text: String
    let role: String
    /// Null for names of all languages.
    @Nullable var locale: String?
    @Nullable var pronunciation: String?
    @Nullable var reading: [ReadPart]?
    @Nullable var path: String?
  }

  struct Coverage: Encodable {
    let languages: Int
    let intents: Int
    let cells: Int
    let filled: Int
    let missing: Int
    let unreadable: Int
    /// One per language and intent.
    let entries: [Entry]

    struct Entry: Encodable {
      let locale: String
      let intent: String
      let declared: Bool
      let examples: Int
      /// Null when the app's name is unknown there.
      @Nullable var namingApp: Int?
    }
  }

  struct Locale: Encodable {
    /// Null for files outside any `.lproj`.
    @Nullable var locale: String?
    /// HTML's `lang`; empty when unknown.
    let language: String
    let direction: String
    let page: String
    /// Null where Apple has no rule for hints.
    @Nullable var hintRule: String?
    /// The other locales of Siri's that read the hints.
    let inheritors: [String]
    let files: [File]
  }

  struct File: Encodable {
    let path: String
    /// Null when the file could be read.
    @Nullable var failure: String?
    let intentPhrases: [Intent]
    let parameterVocabularies: [Parameter]
  }

  struct Intent: Encodable {
    @Nullable var intentName: String?
    let examples: [Example]
  }

  struct Example: Encodable {
    let text: String
    @Nullable var line: Int?
    @Nullable var column: Int?
    /// Where the app is named: start and end in Unicode scalars. Null when its name is unknown.
    @Nullable var nameRanges: [[Int]]?
    let terms: [Term]

    struct Term: Encodable {
      let identifier: String
      let range: [Int]
    }
  }

  struct Parameter: Encodable {
    let parameterNames: [String]
    let items: [Item]
  }

  struct Item: Encodable {
    @Nullable var identifier: String?
    let synonyms: [Synonym]
  }

  struct Synonym: Encodable {
    @Nullable var phrase: String?
    @Nullable var pronunciation: String?
    /// Null where hint and phrase don't fit together, and for languages other than Chinese.
    @Nullable var reading: [ReadPart]?
    let examples: [String]
  }

  struct ReadPart: Encodable {
    let text: String
    /// As the hint has them.
    let sounds: [String]
    @Nullable var zhuyin: String?
    /// A common character of the same sound in Cantonese.
    @Nullable var homophone: String?
  }
}
