import CCMarkGFM

/// A parsed text. It owns the parser too: the parser owns the list of extensions, which rendering
/// needs.
struct Document: ~Copyable {
  private let parser: OpaquePointer
  private let root: OpaquePointer
  private let options: CInt

  /// Registers the extensions with the library, once in the life of the process.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  init(_ markdown: String, trust: Markdown.Trust) throws(CommonMarkError) {
    _ = Self.registration
    let options = Self.options(for: trust)
    guard let parser = cmark_parser_new(options) else { throw .outOfMemory }
    do throws(CommonMarkError) {
      for name in Self.extensionNames(for: trust) {
        guard let found = cmark_find_syntax_extension(name) else { throw .missingExtension(name) }
        guard cmark_parser_attach_syntax_extension(parser, found) == 1 else { throw .outOfMemory }
      }
      var markdown = markdown
      markdown.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
      guard let root = cmark_parser_finish(parser) else { throw .outOfMemory }
      self.root = root
    } catch {
      cmark_parser_free(parser)
      throw error
    }
    self.parser = parser
    self.options = options
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  borrowing func html() -> String {
    let extensions = cmark_parser_get_syntax_extensions(parser)
    guard let html = cmark_render_html(root, options, extensions) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  private static func options(for trust: Markdown.Trust) -> CInt {
    // The align attribute, which tables would get otherwise, is no longer HTML.
    let common = CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES
    return switch trust {
    case .trusted: common | CMARK_OPT_UNSAFE
    case .untrusted: common
    }
  }

  private static func extensionNames(for trust: Markdown.Trust) -> [String] {
    let common = ["table", "strikethrough", "tasklist"]
    return switch trust {
    case .trusted: common
    case .untrusted: common + ["tagfilter"]
    }
  }
}
