import Diagnostics
import Vocabulary

extension Sequence {
  /// The elements that have something in common together, in the order in which each is first met.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Diagnostic {
  /// The finding with notes that lead to the other texts it stands for, ten at most.
  func pointing(to others: some Collection<SourceText>) -> Diagnostic {
    var finding = self
    finding.notes += others.prefix(10).map { Note("Also \($0.text.quoted)", at: $0.place) }
    if others.count > 10 { finding.notes.append(Note("And \(others.count - 10) more")) }
    return finding
  }
}

extension LocalizationSubject {
  /// The language that its texts are in, as a sentence says it: “French”.
  var titleOfTexts: String {
    if localization.language == .base { return "Base.lproj" }
    return localization.textLanguage?.englishName ?? "the development language"
  }
}
