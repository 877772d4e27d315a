/// Tells findings from each other in a way that stays when lines move, so that code scanning
/// recognises them in the next run.
struct FindingFingerprints {
  /// What the fingerprint is called, with the version of how it is made.
  static let name = "siriGuideFinding/v1"

  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of a finding: what is said of which file, and if the same is said several times,
  /// the how-manieth it is.
  mutating func next(for finding: Diagnostic, in app: ReportedApp) -> String {
    let parts = [
      finding.rule, app.pathInSources(finding.place.path), finding.language ?? "",
      finding.intent ?? "", finding.message,
    ]
    let hash = Self.hash(parts.joined(separator: "\u{1F}"))
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return "\(padded):\(counts[hash] ?? 1)"
  }

  /// FNV-1a with 64 bits: the same on every machine, as `Hasher` is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
