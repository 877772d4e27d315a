/// The script of a character, as far as finding words needs it.
package struct ScriptClass: Hashable, Sendable {
  private let code: UInt8

  private init(_ code: UInt8) { self.code = code }

  /// Digits and the low line: part of the word they touch.
  package static let digit = ScriptClass(0)
  package static let latin = ScriptClass(1)
  package static let greek = ScriptClass(2)
  package static let cyrillic = ScriptClass(3)
  package static let armenian = ScriptClass(4)
  package static let hebrew = ScriptClass(5)
  package static let arabic = ScriptClass(6)
  package static let georgian = ScriptClass(7)
  package static let ethiopic = ScriptClass(8)
  package static let hangul = ScriptClass(9)
  package static let han = ScriptClass(10)
  package static let kana = ScriptClass(11)
  package static let thai = ScriptClass(12)
  package static let lao = ScriptClass(13)
  package static let khmer = ScriptClass(14)
  package static let myanmar = ScriptClass(15)
  /// Any script that isn't told apart.
  package static let other = ScriptClass(16)

  package static let devanagari = indic(0x0900)
  package static let bengali = indic(0x0980)
  package static let gurmukhi = indic(0x0A00)
  package static let gujarati = indic(0x0A80)
  package static let odia = indic(0x0B00)
  package static let tamil = indic(0x0B80)
  package static let telugu = indic(0x0C00)
  package static let kannada = indic(0x0C80)
  package static let malayalam = indic(0x0D00)
  package static let sinhala = indic(0x0D80)

  /// One of the Indic scripts that Unicode lays out in blocks of 128 from U+0900 on.
  private static func indic(_ value: UInt32) -> ScriptClass {
    ScriptClass(32 + UInt8((value - 0x0900) / 0x80))
  }

  /// Whether words of this script follow each other without a space.
  package var isUnspaced: Bool { (Self.han.code...Self.myanmar.code).contains(code) }

  /// Whether a digit beside a letter of this script begins a new word.
  var parsFromDigits: Bool { isUnspaced || self == .hangul }

  /// The script of a letter, mark or digit. Source: the blocks of Unicode 15, `Blocks.txt`.
  package init(of value: UInt32) {
    self =
      switch value {
      case 0x30...0x39, 0x5F, 0x0660...0x0669, 0x06F0...0x06F9: .digit
      case 0x41...0x02FF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
        0xAB30...0xAB6F, 0xFB00...0xFB06:
        .latin
      case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
      case 0x0400...0x052F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
      case 0x0530...0x058F: .armenian
      case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
      case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
        .arabic
      case 0x0900...0x0DFF: .indic(value)
      case 0x0E00...0x0E7F: .thai
      case 0x0E80...0x0EFF: .lao
      case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .myanmar
      case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
      case 0x1200...0x139F, 0x2D80...0x2DDF: .ethiopic
      case 0x1780...0x17FF, 0x19E0...0x19FF: .khmer
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0x1B000...0x1B16F: .kana
      case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3100...0x312F, 0x31A0...0x31BF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        .han
      default: .other
      }
  }
}
