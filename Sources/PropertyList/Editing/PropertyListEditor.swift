import Diagnostics

/// Changes values of an XML property list and leaves every other byte as it is: comments, indentation,
/// line ends, the encoding and the spelling of entities.
package struct PropertyListEditor {
  private let stored: [UInt8]
  private let root: PropertyListNode
  private let text: SourceText
  private let targets: EditTargets

  /// Prepares a file for changes.
  ///
  /// - Parameter stored: the file as it is stored.
  /// - Throws: why it can't be changed: it can't be read or is no XML.
  package init(_ stored: [UInt8]) throws(PropertyListEditError) {
    self.stored = stored
    let document: PropertyListDocument
    do { document = try PropertyListDocument(parsing: stored) } catch { throw .unreadable(error) }
    guard document.format == .xml else { throw .format(document.format) }
    root = document.root
    do { text = try SourceText(stored) } catch { throw .unreadable(error) }
    targets = EditTargets(in: root)
  }

  /// The file after some changes.
  ///
  /// It is read again, and is only returned when it differs from before by these changes alone.
  ///
  /// - Throws: why the changes can't be made; then none is.
  package func applying(
    _ edits: [PropertyListEdit]
  ) throws(PropertyListEditError) -> [UInt8] {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var scanner = XMLScanner(text)
    do { try scanner.readProlog() } catch { throw .unreadable(error) }
    var result: [UInt8] = []
    result.reserveCapacity(stored.count + 64 * edits.count)
    var copied = 0
    var offsets = StoredOffsets(text)
    for edit in edits {
      guard let target = targets[edit.range] else {
        throw .noSuchValue(at: edit.range.lowerBound)
      }
      let range = target.replacedRange(by: edit.change)
      guard range.lowerBound >= copied else { throw .overlap(at: range.lowerBound) }
      let indexes = offsets.indexes(of: range)
      let replacement = try replacement(for: target, at: indexes, edit.change, &scanner)
      result += stored[copied..<range.lowerBound]
      result += text.encoding.encoded(replacement)
      copied = range.upperBound
    }
    result += stored[copied...]
    guard isFaithful(result, edits) else { throw .unfaithful }
    return result
  }

  /// What stands at the indexes of the text afterwards, as UTF-8.
  private func replacement(
    for target: EditTarget, at indexes: Range<Int>, _ change: PropertyListEdit.Change,
    _ scanner: inout XMLScanner
  ) throws(PropertyListEditError) -> [UInt8] {
    switch change {
    case .arrayAround:
      guard !target.isKey else { throw .noSuchValue(at: target.range.lowerBound) }
      return ArrayMarkup(of: text).around(indexes)
    case .text(let new):
      guard target.text != nil else { throw .noSuchValue(at: target.range.lowerBound) }
      var writer = XMLContentWriter(text.encoding)
      if target.contentRange == nil {
        try writer.write(new, intoElementAt: indexes, of: text.bytes)
      } else {
        let content: XMLContent
        do { content = try scanner.readContent(indexes) } catch { throw .unreadable(error) }
        try writer.write(content, of: text.bytes, changedTo: new)
      }
      return writer.bytes
    }
  }

  private func isFaithful(_ result: [UInt8], _ edits: [PropertyListEdit]) -> Bool {
    guard let document = try? PropertyListDocument(parsing: result) else { return false }
    return EditedTree(edits).leads(from: root, to: document.root)
  }
}
