package import Foundation

/// A picture that goes into a guide.
package struct Picture: Hashable, Sendable {
  /// The file's content.
  package var bytes: Data
  /// What kind it is, told by its first bytes.
  package var kind: Kind

  package enum Kind: String, Hashable, Sendable {
    case png
    case jpeg
    case svg

    var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      }
    }
  }

  /// `nil` when it is no picture that browsers show. The pictures in built apps are often in a form
  /// of PNG that only Apple's systems read; they count as none.
  package init?(_ bytes: Data) {
    guard let kind = Self.kind(of: [UInt8](bytes.prefix(1024))) else { return nil }
    self.bytes = bytes
    self.kind = kind
  }

  private static func kind(of start: [UInt8]) -> Kind? {
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return start.dropFirst(12).starts(with: Array("CgBI".utf8)) ? nil : .png
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    return String(decoding: start, as: UTF8.self).contains("<svg") ? .svg : nil
  }

  /// The picture's file in a site.
  func file(named name: String) -> SiteFile {
    SiteFile(
      path: "assets/\(name)-\(SHA256(of: bytes.base64EncodedString()).shortName).\(kind.rawValue)",
      content: bytes)
  }

  /// The picture as an address of its own.
  var dataURL: String { "data:\(kind.mediaType);base64,\(bytes.base64EncodedString())" }
}
