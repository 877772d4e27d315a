/// The place of a file in the site.
struct Address: Hashable {
  /// The path below the site's root, with slashes.
  let path: String

  init(_ path: String) { self.path = path }

  /// The relative link from one page to another, so that the site works from any folder or host;
  /// `fragment` is the `id` of an element there.
  func link(to target: Address, fragment: String? = nil) -> String {
    let here = path.split(separator: "/").dropLast()
    let there = target.path.split(separator: "/")
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    let down = there.dropFirst(shared).map { String($0).percentEncoded }
    let mark = fragment.map { "#\($0.percentEncoded)" } ?? ""
    return (up + down).joined(separator: "/") + mark
  }
}

extension String {
  /// The text with everything but unreserved ASCII characters percent-encoded (RFC 3986, 2.3).
  fileprivate var percentEncoded: String {
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
