/// The name of a build setting with the conditions it holds under, as in
/// `PRODUCT_NAME[sdk=iphoneos*][config=Release]`.
struct SettingKey: Hashable {
  let name: String
  let conditions: [SettingCondition]

  /// Reads a whole key of a project file; one that isn't written like a setting is a name as it is.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    if let key = try? SettingKey(scanning: bytes, from: &index, to: bytes.count),
      index == bytes.count
    {
      self = key
    } else {
      name = text
      conditions = []
    }
  }

  /// Reads a key in a line of an `.xcconfig` file and moves to what follows it and white space.
  ///
  /// - Throws: What is wrong, ready to stand behind a place.
  init(scanning bytes: [UInt8], from index: inout Int, to end: Int) throws(SettingKeyFault) {
    let start = index
    guard index < end, bytes[index].isNameStart else { throw SettingKeyFault.noName }
    while index < end, bytes[index].isNamePart { index += 1 }
    name = String(decoding: bytes[start..<index], as: UTF8.self)
    Self.skipBlanks(bytes, &index, end)
    var conditions: [SettingCondition] = []
    while index < end, bytes[index] == UInt8(ascii: "[") {
      guard let close = bytes[index..<end].firstIndex(of: UInt8(ascii: "]")) else {
        throw SettingKeyFault.openCondition
      }
      // One pair of brackets may hold several conditions, with commas between them.
      for part in bytes[(index + 1)..<close].split(separator: UInt8(ascii: ",")) {
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
          throw SettingKeyFault.noPattern
        }
        conditions.append(
          SettingCondition(
            parameter: String(decoding: part[..<equals].trimmingBlanks, as: UTF8.self),
            pattern: String(decoding: part[(equals + 1)...].trimmingBlanks, as: UTF8.self)))
      }
      index = close + 1
      Self.skipBlanks(bytes, &index, end)
    }
    self.conditions = conditions
  }

  private static func skipBlanks(_ bytes: [UInt8], _ index: inout Int, _ end: Int) {
    while index < end, bytes[index].isBlank { index += 1 }
  }
}

/// Why a line has no key of a setting.
enum SettingKeyFault: Error, Hashable {
  case noName, openCondition, noPattern

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .noName: "this line is neither a setting such as NAME = value nor an #include"
    case .openCondition:
      "the condition that “[” opens isn't closed by “]”, so the line has no effect"
    case .noPattern:
      "a condition has to be written as [sdk=iphoneos*], with “=”, so the line has no effect"
    }
  }
}

/// One condition of a setting.
struct SettingCondition: Hashable {
  let parameter: String
  /// A pattern with `*` and `?`.
  let pattern: String

  /// Whether it holds for a device build.
  ///
  /// A condition of an unknown kind holds only for the pattern `*`, as in Xcode's own build system
  /// (swift-build, `MacroCondition`).
  func holds(in build: BuildVariant) -> Bool {
    switch parameter {
    case "sdk": pattern.matches(build.sdk)
    case "arch": pattern.matches("arm64")
    case "config": pattern.matches(build.configuration)
    case "variant": pattern.matches("normal")
    default: pattern == "*"
    }
  }
}

/// What is built: it decides which conditional settings apply.
struct BuildVariant: Hashable {
  /// The SDK without its version: `iphoneos`, `watchos`, `macosx`.
  let sdk: String
  let configuration: String
}

extension String {
  /// Whether a pattern with `*` and `?` covers a whole text. Long ones only cover themselves.
  fileprivate func matches(_ text: String) -> Bool {
    let pattern = Array(utf8)
    let text = Array(text.utf8)
    guard pattern.count <= 256, text.count <= 256 else { return pattern == text }
    var patternIndex = 0
    var index = 0
    /// Where to go on when a try fails: behind the last `*`, with one more byte taken by it.
    var retry: (pattern: Int, text: Int)?
    while index < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        patternIndex += 1
        retry = (patternIndex, index)
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == text[index]
      {
        patternIndex += 1
        index += 1
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        patternIndex = last.pattern
        index = last.text + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension UInt8 {
  /// A letter of ASCII or `_`.
  var isNameStart: Bool { (0x41...0x5A).contains(self & ~0x20) || self == UInt8(ascii: "_") }

  /// A letter or digit of ASCII or `_`.
  var isNamePart: Bool { isNameStart || (0x30...0x39).contains(self) }

  /// White space that ends no line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}

extension ArraySlice<UInt8> {
  /// The slice without blanks at both ends.
  var trimmingBlanks: ArraySlice<UInt8> {
    let start = firstIndex { !$0.isBlank } ?? endIndex
    let end = lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}
