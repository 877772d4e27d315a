/// The text of a name in an archive.
///
/// A name is UTF-8 or, in archives by older tools, code page 437: appendix D of PKWARE's APPNOTE.
/// The flag that tells which is often wrong, so names that are UTF-8 are read as such.
enum EntryName {
  static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
    }
    return String(text)
  }

  /// The characters of the bytes from 0x80 on, from the Unicode Consortium's table CP437.TXT.
  private static let upperHalf = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
      + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
