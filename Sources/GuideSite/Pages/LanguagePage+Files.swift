import Mustache
import Vocabulary

extension LanguagePage {
  func file(_ file: VocabularyFile) -> MustacheValue {
    [
      "path": .string(file.path),
      "failure": .string(file.failure?.message ?? ""),
      "intents": .list(file.intentPhrases.map(intent)),
      "parameters": .list(file.parameterVocabularies.map(parameter)),
      "hasParameters": .bool(!file.parameterVocabularies.isEmpty),
    ]
  }

  private func intent(_ group: IntentPhrases) -> MustacheValue {
    let name = group.intentName?.text ?? ""
    let own: [String: MustacheValue] = [
      "phrases": .list(group.examples.map(example)),
      "isEmpty": .bool(group.examples.isEmpty),
      "findings": .list(findings(at: group.place, group.intentName?.place)),
    ]
    return .object(
      app.intentData(name, from: address).adding(app.originalsData(of: name, for: language))
        .adding(own))
  }

  private func example(_ example: SourceText) -> MustacheValue {
    let faults = app.index.findings(of: language, at: example.place)
      .prefix(PhraseFault.mostPerPhrase).compactMap { PhraseFault($0, in: example) }
    let own: [String: MustacheValue] = [
      "anchor": .name(language.phraseAnchors[example.place].map { address.id($0) } ?? ""),
      "sourceLink": .address(app.sourceLink(to: example.place)),
      "findings": .list(findings(at: example.place)),
    ]
    return .object(phrase(example, faults: faults).adding(own))
  }

  private func parameter(_ vocabulary: ParameterVocabulary) -> MustacheValue {
    let names = vocabulary.parameterNames.map { name -> MustacheValue in
      let target = app.parameterAddresses[name.text]
      return [
        "name": .string(name.text), "link": .address(target.map { address.link(to: $0) } ?? ""),
        "findings": .list(findings(at: name.place)),
      ]
    }
    return [
      "names": .list(names),
      "findings": .list(findings(at: vocabulary.place)),
      "items": .list(
        vocabulary.items.map { TermData(app: app, language: language).data(for: $0, on: address) }),
    ]
  }
}
