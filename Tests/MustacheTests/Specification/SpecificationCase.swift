import Mustache
import Testing

/// One case of the Mustache specification's core, under the name it has there.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  var name: String
  var data: MustacheValue
  var template: String
  var partials: [String: String]
  var expected: String

  init(
    _ name: String, _ template: String, with data: MustacheValue = [:],
    partials: [String: String] = [:], gives expected: String
  ) {
    self.name = name
    self.data = data
    self.template = template
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }
}
