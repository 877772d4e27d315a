extension String {
  /// The text as a part of a line of GitHub-flavoured Markdown that reads as it stands, also in a
  /// heading, a table's cell and between the tags of HTML: what Markdown could take for a mark or a
  /// link is written as a reference, which unlike a backslash holds in all of them.
  var markdown: String { escaped(isLine: false) }

  /// The same as a paragraph or a list item of its own, where more could be a mark.
  var markdownLine: String { escaped(isLine: true) }

  /// The text in the letters of code.
  var markdownCode: String { "<code>\(markdown)</code>" }

  private func escaped(isLine: Bool) -> String {
    let scalars = Array(printable.unicodeScalars)
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : " "
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isMark =
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#", "$", "!", "@": true
        case ":": next == "/"
        case ".": previous == "w" || previous == "W"
        // A list or a rule may begin a line.
        case "-", "+", "=", "0"..."9": index == 0 && isLine
        case " ": previous == " " || next == " "
        case "\u{FEFF}": index == 0
        default: false
        }
      if isMark { text += "&#\(scalar.value);" } else { text.unicodeScalars.append(scalar) }
      // Behind this, an address is no link.
      if scalar == "@" { text += "<!-- -->" }
    }
    return text
  }
}
