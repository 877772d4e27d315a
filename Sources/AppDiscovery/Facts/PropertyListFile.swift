import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// Reads the property lists of an input and names what can't be read.
struct PropertyListFile {
  let tree: any FileTree

  func vocabulary(_ path: String, membership: Membership = .unknown) -> VocabularyFile {
    let folder = path.parentFolder.localizationName
    do {
      var file = VocabularyReader.read(try tree.bytes(of: path), path: path, folder: folder)
      file.membership = membership
      return file
    } catch {
      let failure = ReadFailure(error.message, at: Place(path: path))
      return VocabularyFile(
        path: path, folder: folder, membership: membership, failure: failure)
    }
  }

  func infoPlist(
    _ path: String, settings: FilledSettings? = nil
  ) throws(ReadFailure) -> InfoPlist {
    let bytes = try bytes(path)
    let root: PropertyListNode
    do { root = try PropertyListDocument(parsing: bytes).root } catch {
      throw failure(error, in: path)
    }
    guard root.entries != nil else {
      throw ReadFailure(
        "the root of an Info.plist is a dictionary, but this is \(root.kindName)",
        at: Place(path: path, range: root.range))
    }
    return InfoPlist(path: path, root: root, settings: settings)
  }

  func strings(_ path: String) throws(ReadFailure) -> StringsTable {
    let bytes = try bytes(path)
    do { return try StringsTable(parsing: bytes) } catch { throw failure(error, in: path) }
  }

  func catalog(_ path: String) throws(ReadFailure) -> StringCatalog {
    let bytes = try bytes(path)
    do { return try StringCatalog(parsing: bytes) } catch { throw failure(error, in: path) }
  }

  func intentDefinition(_ path: String) throws(ReadFailure) -> IntentDefinitionFile {
    try IntentDefinitionFile(parsing: bytes(path), path: path)
  }

  private func bytes(_ path: String) throws(ReadFailure) -> [UInt8] {
    do { return try tree.bytes(of: path) } catch {
      throw ReadFailure(error.message, at: Place(path: path))
    }
  }

  private func failure(_ error: PropertyListError, in path: String) -> ReadFailure {
    let range = error.position.map { SourceRange($0, $0) }
    return ReadFailure(error.message, at: Place(path: path, range: range))
  }
}
