import Diagnostics
import Foundation

/// Words that App Store Connect refuses in the texts of custom intents and App Intents (ITMS-90626).
///
/// Apple publishes no list. Sources: public mails and reports of them, which are named at each row.
enum ReservedWords {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  /// What is known of a word.
  enum Evidence {
    /// A public mail refuses it in a custom intent.
    case customIntents
    /// Public mails refuse it in App Intents; of custom intents none is known.
    case appIntents
    /// Developers say so, without a mail.
    case hearsay

    var severity: Severity {
      switch self {
      case .customIntents: .error
      case .appIntents: .warning
      case .hearsay: .note
      }
    }
  }

  static let rows: [(words: String, evidence: Evidence)] = [
    // “Custom intent title 'APP Siri' cannot contain 'siri'”, the same of a subtitle.
    ("Siri, SiriKit", .customIntents),
    // rudrankriyam/Foundation-Models-Framework-Lab#196, VocaHQ/vocaphone#107, two files on “your Mac”.
    ("Apple, iPhone, iPhones, Mac, Macs", .appIntents),
    // “iOS” and “macOS” are said to be refused, too, but sindresorhus/Actions was shipped with both in
    // the titles of custom intents.
    ("iPad, iPads, iMac, MacBook, App Store", .hearsay),
  ]

  /// Each word with what is known of it, in the table's order.
  static let all: [(word: String, evidence: Evidence)] = rows.flatMap { words, evidence in
    words.split(whereSeparator: { ",\n".contains($0) }).map {
      ($0.trimmingCharacters(in: .whitespaces), evidence)
    }
  }
}
