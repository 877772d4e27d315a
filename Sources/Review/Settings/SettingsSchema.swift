import Diagnostics

/// The JSON Schema of the settings, draft 7, which editors complete files by. It is made of the table of
/// keys that the reader goes by, so it says the same.
package enum SettingsSchema {
  /// The schema as `siri-guide config --schema` prints it and `docs/siri-guide.schema.json` holds it.
  package static var text: String {
    var members = members(of: SettingsTable.root)
    members["$schema"] = "http://json-schema.org/draft-07/schema#"
    members["title"] = "Settings of siri-guide"
    members["description"] = .string("What \(SettingsFile.name) beside an app may say.")
    return ReportJSON.text(SchemaValue.object(members))
  }

  private static func members(of shape: SettingsShape) -> [String: SchemaValue] {
    switch shape {
    case .text(let content): return members(of: content)
    case .textOrTexts(let content):
      let text = SchemaValue.object(members(of: content))
      let list: SchemaValue = ["type": "array", "items": text, "minItems": 1]
      return ["anyOf": [text, list]]
    case .texts(let content):
      return ["type": "array", "items": .object(members(of: content))]
    case .boolean: return ["type": "boolean"]
    case .number(let bounds, let standard):
      return [
        "type": "integer", "minimum": .integer(bounds.lowerBound),
        "maximum": .integer(bounds.upperBound), "default": .integer(standard),
      ]
    case .list(let element):
      return [
        "type": "array", "items": .object(members(of: element)),
        "maxItems": .integer(SettingsReader.mostEntries),
      ]
    case .object(_, let keys, let choices):
      var members: [String: SchemaValue] = [
        "type": "object", "additionalProperties": false,
        "properties": .object(
          Dictionary(uniqueKeysWithValues: keys.map { ($0.name, property($0)) })),
      ]
      let required = keys.filter { $0.isRequired || $0.isExpected }.map(\.name)
      if !required.isEmpty { members["required"] = .array(required.map(SchemaValue.string)) }
      if !choices.isEmpty {
        members["anyOf"] = .array(choices.map { ["required": [.string($0)]] })
      }
      return members
    case .byLanguage(let shape, let allowsAll):
      let tag = allowsAll ? "^(\\*|\(languageTag))$" : "^(\(languageTag))$"
      return [
        "type": "object", "additionalProperties": .object(members(of: shape)),
        "propertyNames": ["pattern": .string(tag)],
      ]
    }
  }

  private static func property(_ key: SettingsKey) -> SchemaValue {
    var members = members(of: key.shape)
    members["description"] = .string(key.summary)
    return .object(members)
  }

  private static func members(of content: SettingsText) -> [String: SchemaValue] {
    switch content {
    case .plain, .reason, .path: return ["type": "string", "pattern": "\\S"]
    case .severity: return ["enum": .array(SettingsText.severities.map(SchemaValue.string))]
    case .language: return ["type": "string", "pattern": .string("^(\(languageTag))$")]
    case .rule:
      let rules = RuleCatalog.all.map(\.description).filter {
        !$0.id.hasPrefix(Rule.familyOfSettings)
      }
      let groups = ["*"] + SettingsText.families
      return [
        "enum": .array((rules.map(\.id) + groups).map(SchemaValue.string)),
        // Not of the draft, but editors show them beside the choices.
        "enumDescriptions": .array(
          (rules.map(\.summary) + groups.map { $0 == "*" ? "All rules" : "All rules of \($0)" })
            .map(SchemaValue.string)),
      ]
    }
  }

  /// Language tags and `Base`, as a regular expression. Which codes are assigned only the reader knows.
  private static let languageTag = "Base|[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*"
}

/// A value of the schema.
private enum SchemaValue: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([SchemaValue])
  case object([String: SchemaValue])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .boolean(let boolean): try container.encode(boolean)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
