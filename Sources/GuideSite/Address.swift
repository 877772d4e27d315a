/// The place of a page or file in the guide.
struct Address: Hashable {
  /// The path below the site's root, with slashes.
  let path: String
  let medium: Medium

  init(_ path: String, in medium: Medium = .site) {
    self.path = path
    self.medium = medium
  }

  /// The link from one page to another; `fragment` is the `id` of an element there.
  ///
  /// Between files it is relative, so that the guide works from any folder or host; within one file
  /// it is a fragment.
  func link(to target: Address, fragment: String? = nil) -> String {
    if medium.isOneFile { return "#" + target.id(fragment).percentEncoded }
    let here = path.split(separator: "/").dropLast()
    let there = target.filePath.split(separator: "/")
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    let down = there.dropFirst(shared).map { String($0).percentEncoded }
    let mark = fragment.map { "#\($0.percentEncoded)" } ?? ""
    return (up + down).joined(separator: "/") + mark
  }

  /// The `id` of an element of this page, or of the page itself; unique in the file that holds it.
  func id(_ fragment: String? = nil) -> String {
    guard medium.isOneFile else { return fragment ?? "" }
    return ([pageID] + [fragment].compactMap(\.self)).joined(separator: "--")
  }

  /// The path of the file that holds the page, below the root.
  var filePath: String {
    guard medium.isMarkdown, path.hasSuffix(".html") else { return path }
    return path.dropLast(".html".count) + ".md"
  }

  /// What tells the pages of one file apart: the path, without what all paths share.
  private var pageID: String {
    let name = path.hasSuffix(".html") ? path.dropLast(".html".count) : path[...]
    return String(name.map { $0 == "/" ? "-" : $0 })
  }
}

extension String {
  /// The text with everything but unreserved ASCII characters percent-encoded (RFC 3986, 2.3).
  var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "-._~".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
