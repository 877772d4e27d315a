import Vocabulary

extension SystemIntent {
  /// The style sheet's class for the icon of its domain: “Lists and Notes” is `lists-and-notes`.
  var domainClass: String {
    String(domain.lowercased().map { $0 == " " ? "-" : $0 })
  }
}
