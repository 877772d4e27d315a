import Diagnostics

/// What a property list holds after some changes.
struct EditedTree {
  private let changes: [Range<Int>: PropertyListEdit.Change]

  init(_ edits: [PropertyListEdit]) {
    changes = Dictionary(edits.map { ($0.range, $0.change) }, uniquingKeysWith: { $1 })
  }

  /// Whether one value becomes the other by these changes alone.
  func leads(from old: PropertyListNode, to new: PropertyListNode) -> Bool {
    let place = (old.string == nil ? old.range : old.contentRange ?? old.range)?.bytes
    switch place.flatMap({ changes[$0] }) {
    case .text(let text): return new.string.map { isSame($0, text) } ?? false
    case .arrayAround:
      guard let elements = new.array, elements.count == 1 else { return false }
      return holdSame(old, elements[0])
    case nil: return holdSame(old, new)
    }
  }

  private func holdSame(_ old: PropertyListNode, _ new: PropertyListNode) -> Bool {
    switch (old.value, new.value) {
    case (.string(let old), .string(let new)): isSame(old, new)
    // Not a number is equal to itself here.
    case (.real(let old), .real(let new)): old.bitPattern == new.bitPattern
    case (.array(let old), .array(let new)):
      old.count == new.count && zip(old, new).allSatisfy { leads(from: $0, to: $1) }
    case (.dictionary(let old), .dictionary(let new)):
      old.count == new.count
        && zip(old, new).allSatisfy { old, new in
          isSame(key(of: old), new.key) && leads(from: old.value, to: new.value)
        }
    default: old.value == new.value
    }
  }

  private func key(of entry: PropertyListEntry) -> String {
    guard let place = (entry.keyContentRange ?? entry.keyRange)?.bytes,
      case .text(let text) = changes[place]
    else { return entry.key }
    return text
  }

  /// Character for character: `==` holds differently composed letters equal.
  private func isSame(_ old: String, _ new: String) -> Bool { old.utf8.elementsEqual(new.utf8) }
}
