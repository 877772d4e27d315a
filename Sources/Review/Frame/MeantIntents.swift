import Diagnostics
import Vocabulary

/// Finds the intents that are meant where names are blank or translated.
struct MeantIntents {
  private let source: (file: VocabularyFile, title: String)?
  private let declared: [String]
  private let custom: Set<String>
  private let namesBySource: Set<String>

  init(_ app: App) {
    declared = app.declaredIntents?.map(\.name) ?? []
    custom = Set(app.customIntents.map(\.className))
    let original = app.source
    source = original.flatMap { source in source.files.first.map { ($0, source.title) } }
    namesBySource = Set(source?.file.intentPhrases.compactMap(\.intentName?.text) ?? [])
  }

  /// The intents meant in a file, by the places of the names.
  func guesses(in file: VocabularyFile) -> [Place: MeantIntent] {
    let names = file.intentPhrases.map(\.intentName)
    var taken = Set(names.compactMap { $0.flatMap { intent(named: $0.text) } })
    var guesses: [Place: MeantIntent] = [:]
    var open = names.indices.filter { index in
      guard let name = names[index], intent(named: name.text) == nil else { return false }
      guard let titled = IntentTitles.intent(titled: name.text), taken.insert(titled).inserted
      else { return true }
      guesses[name.place] = MeantIntent(
        text: name, name: titled, isSure: true, reason: nil)
      return false
    }
    open.removeAll { names[$0].map { isOwnClass($0.text, in: file) } ?? true }
    if open.isEmpty { return guesses }
    for guess in guessesBySource(
      open.compactMap { index in names[index].map { (index, $0) } }, of: file, besides: taken)
    {
      guesses[guess.text.place] = guess
    }
    if guesses.isEmpty, open.count == 1, let name = names[open[0]] {
      let left = declared.filter { !taken.contains($0) }
      if left.count == 1 {
        guesses[name.place] = MeantIntent(
          text: name, name: left[0], isSure: false,
          reason: "Of the declared intents, \(left[0]) alone has no phrases here")
      }
    }
    return guesses
  }

  /// What the source language has in place of the open entries.
  private func guessesBySource(
    _ open: [(index: Int, text: SourceText)], of file: VocabularyFile, besides taken: Set<String>
  ) -> [MeantIntent] {
    guard let source, source.file.path != file.path else { return [] }
    let originals = source.file.intentPhrases.map(\.intentName?.text)
    let lost = originals.indices.filter { index in
      originals[index].flatMap(intent(named:)).map { !taken.contains($0) } ?? false
    }
    let isSamePlace = lost == open.map(\.index) && originals.count == file.intentPhrases.count
    guard isSamePlace || (lost.count == 1 && open.count == 1) else { return [] }
    return zip(open, lost).compactMap { open, lost in
      originals[lost].map { name in
        let reason =
          isSamePlace
          ? "\(source.title) has \(name) in its place"
          : "Of the intents in \(source.title), \(name) alone is missing here"
        return MeantIntent(text: open.text, name: name, isSure: isSamePlace, reason: reason)
      }
    }
  }

  /// The intent that a name stands for, perhaps misspelt; `nil` when it names none that is known.
  private func intent(named name: String) -> String? {
    if IntentCatalog.intent(named: name) != nil || custom.contains(name) || declared.contains(name)
    {
      return name
    }
    return IntentCatalog.classMeant(by: name)?.name
  }

  /// Whether a name that isn't known may be that of a custom intent all the same.
  private func isOwnClass(_ name: String, in file: VocabularyFile) -> Bool {
    guard name.isClassName else { return false }
    let isEnglish = name.hasSuffix("Intent") && !name.hasPrefix("IN")
    return isEnglish || (source?.file.path != file.path && namesBySource.contains(name))
  }
}

extension String {
  /// Whether it could name a class: letters, digits and low lines, with dots between.
  var isClassName: Bool {
    unicodeScalars.first?.properties.isAlphabetic == true
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
          || scalar == "."
      }
  }
}
