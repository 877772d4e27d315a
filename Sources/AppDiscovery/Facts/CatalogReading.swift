import Diagnostics
import FileTree
import PropertyList
import Vocabulary

/// The string catalogues of an app, each read once.
struct CatalogReading {
  /// The catalogues that could be read, by path in order.
  private(set) var catalogs: [(path: String, catalog: StringCatalog)] = []
  private(set) var failures: [ReadFailure] = []

  init(reader: PropertyListFile, paths: [String]) {
    for path in paths.sorted() {
      do { catalogs.append((path, try reader.catalog(path))) } catch { failures.append(error) }
    }
  }
}
