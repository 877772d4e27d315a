import Vocabulary

extension SystemIntent {
  /// What people must know who expect to be heard: empty when Siri simply takes it by voice.
  var voiceNote: String { voice.hasPrefix("yes") ? "" : voice }

  /// The style sheet's class for the icon of its domain: “Lists and Notes” is `lists-and-notes`.
  var domainClass: String {
    String(domain.lowercased().map { $0 == " " ? "-" : $0 })
  }
}
