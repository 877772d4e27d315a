import Diagnostics

/// A value or key that can be changed.
struct EditTarget {
  /// The whole element.
  let range: Range<Int>
  /// What is between its tags; `nil` for elements without an end tag and for all but strings and keys.
  let contentRange: Range<Int>?
  /// What it says; `nil` for all but strings and keys.
  let text: String?
  let isKey: Bool

  /// The bytes that a change replaces.
  func replacedRange(by change: PropertyListEdit.Change) -> Range<Int> {
    change == .arrayAround ? range : contentRange ?? range
  }
}

/// The values and keys of a property list by the bytes that edits name them with.
struct EditTargets {
  private var targets: [Range<Int>: EditTarget] = [:]

  init(in root: PropertyListNode) {
    var pending = [root]
    while let node = pending.popLast() {
      add(node.range, node.string == nil ? nil : node.contentRange, text: node.string)
      switch node.value {
      case .array(let elements): pending += elements
      case .dictionary(let entries):
        for entry in entries {
          add(entry.keyRange, entry.keyContentRange, text: entry.key, isKey: true)
          pending.append(entry.value)
        }
      default: break
      }
    }
  }

  subscript(range: Range<Int>) -> EditTarget? { targets[range] }

  private mutating func add(
    _ range: SourceRange?, _ contentRange: SourceRange?, text: String?, isKey: Bool = false
  ) {
    guard let range else { return }
    let target = EditTarget(
      range: range.bytes, contentRange: contentRange?.bytes, text: text, isKey: isKey)
    targets[contentRange?.bytes ?? range.bytes] = target
  }
}

/// Turns places of the stored file into indexes of the decoded text.
///
/// All questions together take time in proportion to the text, as they are asked in order.
struct StoredOffsets {
  private let text: SourceText
  private var index: Int
  private var offset: Int

  init(_ text: SourceText) {
    self.text = text
    index = text.start
    offset = text.storedStart
  }

  mutating func indexes(of range: Range<Int>) -> Range<Int> {
    let start = index(of: range.lowerBound)
    return start..<max(start, index(of: range.upperBound))
  }

  private mutating func index(of target: Int) -> Int {
    let bytes = text.bytes
    while index < bytes.count {
      let width = text.encoding.storedWidth(of: bytes[index])
      // The bytes of a character behind its first have no width of their own in the other encodings.
      guard offset < target || width == 0 else { break }
      offset += width
      index += 1
    }
    return index
  }
}
