import Diagnostics

extension RuleExample {
  /// An app with one file that holds phrases of one intent.
  static func phrases(
    _ phrases: String..., intent: String = "INStartWorkoutIntent", in language: String = "en",
    appName: String? = "CardioBonanza", declared: [String]? = nil
  ) -> RuleExample {
    RuleExample(
      [.phrases(phrases, intent: intent, in: language)], appName: appName, declared: declared)
  }

  /// An app with one file that holds terms.
  static func terms(
    _ terms: Term..., parameter: String = "INStartWorkoutIntent.workoutName",
    in language: String = "en"
  ) -> RuleExample {
    RuleExample([.terms(terms, parameter: parameter, in: language)])
  }

  /// An app with one file of the given content.
  static func plist(_ body: String, in language: String = "en") -> RuleExample {
    RuleExample([.plist(body, in: language)])
  }

  /// A term of an example.
  struct Term {
    let identifier: String
    let synonyms: [Synonym]

    init(_ identifier: String, synonyms: [Synonym]) {
      self.identifier = identifier
      self.synonyms = synonyms
    }

    init(
      _ identifier: String, _ phrases: String..., pronunciation: String? = nil,
      examples: [String] = []
    ) {
      self.init(
        identifier,
        synonyms: phrases.map {
          Synonym($0, pronunciation: pronunciation, examples: examples)
        })
    }
  }

  /// A spoken form of a term.
  struct Synonym {
    let phrase: String
    let pronunciation: String?
    let examples: [String]

    init(_ phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }
}

extension RuleExample.File {
  /// A vocabulary file with the given root element, in a language's folder or outside any.
  static func plist(_ body: String, in language: String?) -> RuleExample.File {
    let folder = language.map { "\($0).lproj/" } ?? ""
    return RuleExample.File(
      "\(folder)AppIntentVocabulary.plist", "<plist version=\"1.0\">\n\(body)\n</plist>\n")
  }

  /// A vocabulary file that holds phrases of one intent.
  static func phrases(
    _ phrases: [String], intent: String = "INStartWorkoutIntent", in language: String?
  ) -> RuleExample.File {
    intents((intent, phrases), in: language)
  }

  /// A vocabulary file that holds phrases of several intents.
  static func intents(
    _ intents: (name: String, phrases: [String])..., in language: String? = "en"
  ) -> RuleExample.File {
    vocabulary(intents: intents, in: language)
  }

  /// A vocabulary file that holds terms of one parameter, and phrases of an intent if there are any.
  static func terms(
    _ terms: [RuleExample.Term], parameter: String = "INStartWorkoutIntent.workoutName",
    phrases: [String] = [], intent: String = "INStartWorkoutIntent", in language: String?
  ) -> RuleExample.File {
    vocabulary(
      intents: phrases.isEmpty ? [] : [(intent, phrases)], parameters: [(parameter, terms)],
      in: language)
  }
}

extension RuleExample {
  /// An app with one term and its pronunciation hint.
  static func hint(_ hint: String, for phrase: String, in language: String) -> RuleExample {
    .terms(.init("term", phrase, pronunciation: hint), in: language)
  }
}
