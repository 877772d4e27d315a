import Diagnostics

/// The lines of an `.xcconfig` file, as Apple's “Configuration Settings File (xcconfig) format” and
/// the parser of swift-build (`MacroConfigFileParser`) have them.
struct XCConfigFile {
  /// A line that says something.
  enum Line {
    case setting(SettingKey, value: String, SourceRange)
    case include(String, isOptional: Bool, SourceRange)
    case fault(String, SourceRange)
  }

  private(set) var lines: [Line] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The last offset in the line whose column is known, as most lines have several.
  private var known = (offset: 0, column: 1)

  /// Reads a file; what can't be read becomes a ``Line/fault(_:_:)``.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { startLine(at: 3) }
    while index < bytes.count {
      readLine()
      index = lineEnd
      passLineEnd()
    }
  }

  private mutating func readLine() {
    skipBlanks()
    let end = contentEnd
    guard index < end else { return }
    if bytes[index] == UInt8(ascii: "#") {
      readInclude(to: end)
    } else {
      readSetting(to: end)
    }
  }

  private mutating func readSetting(to end: Int) {
    let start = index
    do throws(SettingKeyFault) {
      let key = try SettingKey(scanning: bytes, from: &index, to: end)
      guard index < end, bytes[index] == UInt8(ascii: "=") else { throw SettingKeyFault.noName }
      index += 1
      let (value, range) = readValue(to: end)
      lines.append(.setting(key, value: value, range))
    } catch {
      lines.append(.fault(error.message, range(start..<end)))
    }
  }

  /// Reads a value up to the end of the line, and of the next ones while a `\` ends them.
  private mutating func readValue(to end: Int) -> (String, SourceRange) {
    var end = end
    var parts: [String] = []
    skipBlanks()
    var content = trimmed(min(index, end)..<end)
    let start = position(content.lowerBound)
    while content.last.map({ bytes[$0] }) == UInt8(ascii: "\\") {
      let part = trimmed(content.lowerBound..<(content.upperBound - 1))
      if !part.isEmpty { parts.append(String(decoding: bytes[part], as: UTF8.self)) }
      index = lineEnd
      guard index < bytes.count else { break }
      passLineEnd()
      skipBlanks()
      end = contentEnd
      content = trimmed(min(index, end)..<end)
    }
    if content.last.map({ bytes[$0] }) != UInt8(ascii: "\\"), !content.isEmpty {
      parts.append(String(decoding: bytes[content], as: UTF8.self))
    }
    return (parts.joined(separator: " "), SourceRange(start, position(content.upperBound)))
  }

  /// A stretch without blanks at its ends and without the one semicolon that may end it.
  private func trimmed(_ stretch: Range<Int>) -> Range<Int> {
    var content = bytes[stretch].trimmingBlanks
    if content.last == UInt8(ascii: ";") { content = content.dropLast().trimmingBlanks }
    return content.startIndex..<content.endIndex
  }

  private mutating func readInclude(to end: Int) {
    let start = index
    index += 1
    skipBlanks()
    let wordStart = index
    while index < end, !bytes[index].isBlank, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    let word = String(decoding: bytes[wordStart..<index], as: UTF8.self)
    guard word == "include" || word == "include?" else {
      let message = "only #include and #include? are known behind “#”, found \(word.quoted)"
      lines.append(.fault(message, range(start..<end)))
      return
    }
    skipBlanks()
    // `//` may stand in the path, where it begins no comment.
    let close =
      index < lineEnd && bytes[index] == UInt8(ascii: "\"")
      ? bytes[(index + 1)..<lineEnd].firstIndex(of: UInt8(ascii: "\"")) : nil
    guard let close, close > index + 1 else {
      let message = "\(word) needs the path of a file in double quotes"
      lines.append(.fault(message, range(start..<end)))
      return
    }
    let path = (index + 1)..<close
    lines.append(
      .include(
        String(decoding: bytes[path], as: UTF8.self), isOptional: word == "include?", range(path)))
  }

  // MARK: - Lines and places

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  /// The index behind the last byte of this line.
  private var lineEnd: Int {
    var end = index
    while end < bytes.count, !isLineEnd(end) { end += 1 }
    return end
  }

  /// The index behind the last byte of this line that belongs to no comment.
  private var contentEnd: Int {
    var end = index
    while end < bytes.count, !isLineEnd(end) {
      if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/")
      {
        break
      }
      end += 1
    }
    return end
  }

  private mutating func passLineEnd() {
    guard index < bytes.count else { return }
    let isPair =
      bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    line += 1
    startLine(at: index + (isPair ? 2 : 1))
  }

  private mutating func startLine(at offset: Int) {
    index = offset
    lineStart = offset
    known = (offset, 1)
  }

  private mutating func position(_ offset: Int) -> SourcePosition {
    if offset < known.offset { known = (lineStart, 1) }
    known.column += bytes[known.offset..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    known.offset = offset
    return SourcePosition(line: line, column: known.column, offset: offset)
  }

  private mutating func range(_ stretch: Range<Int>) -> SourceRange {
    SourceRange(position(stretch.lowerBound), position(stretch.upperBound))
  }
}
