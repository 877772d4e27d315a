/// What a template is rendered with: a tree of plain values.
package enum MustacheValue: Sendable, Hashable {
  /// Nothing: renders as no text, and a section over it is left out.
  case null
  /// A condition. As text it is `true` or `false`.
  case bool(Bool)
  /// Text, escaped for the target's language when a template writes `{{name}}`.
  case string(String)
  /// A whole number, in decimal digits.
  case integer(Int)
  /// A number with a fraction, in the shortest decimal form that tells it apart.
  case decimal(Double)
  /// What a section repeats over.
  case list([MustacheValue])
  /// Values by name.
  case object([String: MustacheValue])
  /// Text already in the target's language: written as it is even by `{{name}}`.
  case markup(String)

  /// The value under a name, or `nil` where this is no object or has no such name.
  package subscript(name: String) -> MustacheValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// Whether a section over the value is rendered. As in JavaScript, from which Mustache has the
  /// notion, nothing, `false`, zero and empty text are false; an empty list is false too.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .string(let text), .markup(let text): !text.isEmpty
    case .integer(let number): number != 0
    case .decimal(let number): number != 0 && !number.isNaN
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }
}

extension MustacheValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .decimal(value) }
  package init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
  /// Of two equal names the last one counts.
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
