/// What the tests read of `guide.json`.
struct GuideFile: Decodable, Sendable {
  let apps: [App]

  struct App: Decodable, Sendable {
    let locales: [Locale]
  }

  struct Locale: Decodable, Sendable {
    let locale: String?
    let files: [File]
  }

  struct File: Decodable, Sendable {
    let path: String
    let failure: String?
    let words: Words

    private enum CodingKeys: String, CodingKey { case path, failure }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decode(String.self, forKey: .path)
      failure = try container.decode(String?.self, forKey: .failure)
      words = try Words(from: decoder)
    }
  }

  /// Every file of every app.
  var files: [File] { apps.flatMap(\.locales).flatMap(\.files) }
}

/// All that a vocabulary says, in its order.
struct Words: Decodable, Equatable, Sendable {
  let intentPhrases: [Intent]
  let parameterVocabularies: [Parameter]

  struct Intent: Decodable, Equatable, Sendable {
    let intentName: String?
    let examples: [Example]
  }

  /// A phrase: in `guide.json` with its place, else alone.
  struct Example: Decodable, Equatable, Sendable {
    let text: String

    private enum CodingKeys: CodingKey { case text }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self.text = text
      } else {
        text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
      }
    }
  }

  struct Parameter: Decodable, Equatable, Sendable {
    let parameterNames: [String]
    let items: [Item]
  }

  struct Item: Decodable, Equatable, Sendable {
    let identifier: String?
    let synonyms: [Synonym]
  }

  struct Synonym: Decodable, Equatable, Sendable {
    let phrase: String?
    let pronunciation: String?
    let examples: [String]
  }
}
