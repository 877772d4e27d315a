/// Markdown made into HTML by cmark-gfm, with GitHub's tables, strikethrough and task lists.
/// Bare addresses don't become links: that extension has known faults.
package enum Markdown {
  /// Whose Markdown it is.
  package enum Trust: Sendable, Hashable {
    /// Our own template: HTML in it passes. What comes from elsewhere must have been escaped
    /// with ``MarkdownEscaping`` when it was put in.
    case trusted
    /// Someone else's text: HTML is left out, and so are links and images to addresses that
    /// could run a script.
    case untrusted

    /// The largest text that is accepted, in UTF-8 bytes.
    ///
    /// Version 0.29.0.gfm.6 of the library, which Debian 12 has, takes quadratic time and output
    /// for texts made for that purpose, and ends the process when a page grows beyond a gibibyte.
    /// At 16 KiB the worst one known takes half a second and gives 11 MB.
    package var maximumByteCount: Int {
      switch self {
      case .trusted: 64 << 20
      case .untrusted: 16 << 10
      }
    }
  }

  /// How many cells the tables of an untrusted text may have: the library fills up every row to
  /// the width of the first, so that few bytes can make millions of cells.
  package static let maximumTableCells = 16_384

  /// Renders Markdown as a fragment of HTML.
  ///
  /// A U+0000 becomes U+FFFD, for HTML can't hold it. A carriage return that the Markdown writes as
  /// a character reference is written as one in the HTML too, or reading it would make it a newline.
  ///
  /// - Parameters:
  ///   - markdown: The text. Its lines may end in any of the three ways.
  ///   - trust: Whether HTML in the text passes.
  /// - Returns: Elements one after another, without `<html>` or `<body>`; lines end in U+000A.
  /// - Throws: An error when the text or a table in it is too large, or the library lacks an
  ///   extension.
  package static func html(
    from markdown: String, trust: Trust
  ) throws(CommonMarkError) -> String {
    let limit = trust.maximumByteCount
    guard markdown.utf8.count <= limit else {
      throw .tooLarge(byteCount: markdown.utf8.count, limit: limit)
    }
    let markdown = markdown.withNewlinesOnly
    if trust == .untrusted {
      let cells = markdown.mostTableCells
      guard cells <= maximumTableCells else {
        throw .tableTooLarge(cells: cells, limit: maximumTableCells)
      }
    }
    let document = try Document(markdown, trust: trust)
    return document.html().withCarriageReturnsAsReferences
  }
}

extension String {
  /// The text with every line ending in U+000A. In raw HTML the library would keep the others.
  fileprivate var withNewlinesOnly: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var isAfterCarriageReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" {
        result.unicodeScalars.append("\n")
      } else if scalar != "\n" || !isAfterCarriageReturn {
        result.unicodeScalars.append(scalar)
      }
      isAfterCarriageReturn = scalar == "\r"
    }
    return result
  }

  /// More cells than any table in the text can have: the most bars on a line, times the lines.
  fileprivate var mostTableCells: Int {
    var lines = 1
    var bars = 0
    var mostBars = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        lines += 1
        bars = 0
      } else if byte == UInt8(ascii: "|") {
        bars += 1
        mostBars = max(mostBars, bars)
      }
    }
    return mostBars == 0 ? 0 : (mostBars + 1) * lines
  }

  fileprivate var withCarriageReturnsAsReferences: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    result.appendEscaping(self) { $0 == UInt8(ascii: "\r") ? "&#13;" : nil }
    return result
  }
}
