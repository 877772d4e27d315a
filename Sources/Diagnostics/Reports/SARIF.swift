/// What we use of SARIF 2.1.0, the format that code scanning and many editors read, by its own names.
///
/// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”, errata 01.
enum SARIF {
  struct Log: Encodable {
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    /// The columns of a `SourcePosition`.
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds = [rootName: ArtifactLocation.root]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "siri-guide"
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: MultiformatMessage?
    var defaultConfiguration: Configuration?
    var properties: RuleProperties?
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct RuleProperties: Encodable {
    let tags: [String]
  }

  struct Message: Encodable {
    let text: String
  }

  struct MultiformatMessage: Encodable {
    let text: String
    let markdown: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]
    let properties: ResultProperties
  }

  struct ResultProperties: Encodable {
    let app: String
    let language: String?
    let intent: String?
    let storeMessage: String?
    let blocks: Bool
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }

  /// The name that code scanning knows for the root of the repository.
  fileprivate static let rootName = "%SRCROOT%"
}

extension SARIF.ArtifactLocation {
  /// Where that is on this machine, nobody needs to know.
  fileprivate static let root = SARIF.ArtifactLocation(
    description: SARIF.Message(text: "The root of the repository"))

  /// A path from the root of the repository.
  init(path: String) {
    uri = path.percentEncodedPath
    uriBaseId = SARIF.rootName
  }
}

extension SARIF.Region {
  init(_ range: SourceRange) {
    startLine = range.start.line
    startColumn = range.start.column
    endLine = range.end.line
    endColumn = range.end.column
  }
}

extension String {
  /// The path as a relative reference of a URI: all but letters, digits, `-._~` and slashes encoded.
  fileprivate var percentEncodedPath: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
