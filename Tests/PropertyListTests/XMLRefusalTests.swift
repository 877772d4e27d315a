import Diagnostics
import PropertyList
import Testing

@Suite struct `Refused XML property lists` {
  @Test(arguments: [
    // The structure of property lists.
    ("<array>oops</array>", "expected a value or </array>, found “oops”", 7),
    ("<array><![CDATA[]]></array>", "expected a value or </array>, found a CDATA section", 7),
    ("<array>&#32;</array>", "expected a value or </array>, found “&”", 7),
    ("<array><foo/></array>", "expected a value or </array>, found <foo>", 7),
    ("<array><key>a</key></array>", "expected a value or </array>, found <key>", 7),
    ("<array><plist/></array>", "expected a value or </array>, found <plist>", 7),
    ("<array><True/></array>", "expected a value or </array>, found <True>", 7),
    ("<dict><true/></dict>", "expected <key> or </dict>, found <true>", 6),
    ("<dict>a</dict>", "expected <key> or </dict>, found “a”", 6),
    (
      "<dict><key>Name</key></dict>", "expected a value for the key “Name”, found </dict>", 21
    ),
    (
      "<dict><key>a</key><key>b</key></dict>", "expected a value for the key “a”, found <key>", 18
    ),
    ("<foo/>", "expected <plist>, found <foo>", 0),
    ("<key>a</key>", "expected <plist>, found <key>", 0),
    ("<plist/>", "expected a value inside <plist>, found none", 0),
    ("<plist></plist>", "expected a value such as <dict> inside <plist>, found </plist>", 7),
    ("<plist>a</plist>", "expected a value such as <dict> inside <plist>, found “a”", 7),
    (
      "<plist><plist><true/></plist></plist>",
      "expected a value such as <dict> inside <plist>, found <plist>", 7
    ),
    ("<plist><true/><true/></plist>", "expected </plist> behind the value, found <true>", 14),
    ("<plist><true/>a</plist>", "expected </plist> behind the value, found “a”", 14),
    ("<true/><true/>", "expected the end of the file, found <true>", 7),
    ("<plist><true/></plist>x", "expected the end of the file, found “x”", 22),
    ("<plist><true/></plist>\0", "expected the end of the file, found the character U+0000", 22),
    ("<?xml version=\"1.0\"?>\n", "expected <plist>, found the end of the file", 22),
    ("<true>yes</true>", "expected nothing in <true>, found “yes”", 6),
    ("<true> </true>", "expected nothing in <true>, found “ ”", 6),
    (
      "<integer>ü</integer>", "expected a whole number of at most 64 bits in <integer>, found “ü”",
      9
    ),
    ("<integer/>", "expected a whole number of at most 64 bits in <integer>, found nothing", 10),
    // Tags that don't match, and files that end too soon.
    (
      "<array>\n<true/>\n",
      "expected </array> to close the <array> of line 1, found the end of the file", 16
    ),
    ("<dict><key>a", "expected </key> to close the <key> of line 1, found the end of the file", 12),
    (
      "<plist><true/>",
      "expected </plist> to close the <plist> of line 1, found the end of the file", 14
    ),
    (
      "<array>\n<string>a</array>",
      "expected </string> to close the <string> of line 2, found </array>", 17
    ),
    (
      "<string>a<b>c</b></string>", "expected </string> to close the <string> of line 1, found <b>",
      9
    ),
    ("<array></dict>", "expected </array> to close the <array> of line 1, found </dict>", 7),
    (
      "<string>a</strings>", "expected </string> to close the <string> of line 1, found </strings>",
      9
    ),
    ("<string>a</str", "expected </string> to close the <string> of line 1, found </str>", 9),
    ("<string>a</string", "expected </string> to close the <string> of line 1, found </string>", 9),
    ("<string>a</string x>", "expected > to end the tag </string, found “x”", 18),
    ("<arr", "expected > to end the tag <arr, found the end of the file", 4),
    ("<", "expected the name of a tag behind “<”, found the end of the file", 1),
    ("<array><", "expected the name of a tag behind “<”, found the end of the file", 8),
    ("<array>< true/>", "expected the name of a tag behind “<”, found the character U+0020", 8),
    ("<array/ >", "expected > to end the tag <array, found “/”", 6),
    ("</array>", "expected a tag, found </array>", 0),
    // Attributes.
    ("<array a>", "expected “=”, found “>”", 8),
    ("<array a=b>", "expected a text in quotation marks, found “b”", 9),
    ("<array a='<'>", "expected a quotation mark to end the attribute, found “<”", 10),
    (
      "<array a='b>",
      "expected a quotation mark to close the ' of line 1, found the end of the file", 12
    ),
    ("<array a='1'b='2'>", "expected > to end the tag <array, found “b”", 12),
    ("<array a='1' a='2'>", "expected each attribute once, found a again", 13),
    ("<array a='&nope;'>", "the entity &nope; is not declared", 10),
    ("<array 1='2'>", "expected > to end the tag <array, found “1”", 7),
    // Comments, processing instructions, CDATA.
    (
      "<!-- a -- b --><true/>",
      "expected --> to end the comment (“--” can't stand inside), found “--”", 7
    ),
    (
      "<!-- a ---><true/>",
      "expected --> to end the comment (“--” can't stand inside), found “---”", 7
    ),
    ("<!-- a ", "expected --> to close the <!-- of line 1, found the end of the file", 7),
    ("<?pi ", "expected ?> to close the <?pi of line 1, found the end of the file", 5),
    ("<?pi,x?><true/>", "expected white space, found “,”", 4),
    ("<? pi?><true/>", "expected a name behind <?, found the character U+0020", 2),
    (
      "<string><![CDATA[a]]</string>",
      "expected ]]> to close the <![CDATA[ of line 1, found the end of the file", 29
    ),
    ("<string>a]]>b</string>", "expected “]]&gt;” (outside CDATA sections), found “]”", 9),
    ("<string><!x></string>", "expected </string> to close the <string> of line 1, found “<!”", 8),
    // The XML declaration and the document type.
    (
      "\n<?xml version='1.0'?><true/>",
      "expected the XML declaration at the very beginning of the file or not at all, found it behind something else",
      1
    ),
    (
      "<true/><?XML ?>",
      "expected the XML declaration at the very beginning of the file or not at all, found it behind something else",
      7
    ),
    (
      "<?xml?><true/>",
      "expected the XML declaration at the very beginning of the file or not at all, found it behind something else",
      0
    ),
    ("<?xml ?><true/>", "expected “version”, found “?”", 6),
    ("<?xml version='2.0'?><true/>", "expected XML of version 1.0, found “2.0”", 15),
    ("<?xml version='1.'?><true/>", "expected XML of version 1.0, found “1.”", 15),
    ("<?xml version=1.0?><true/>", "expected a text in quotation marks, found “1.0”", 14),
    ("<?xml version='1.0\"?><true/>", "expected a quotation mark to end the value, found “\"”", 18),
    (
      "<?xml version='1.0'encoding='UTF-8'?><true/>",
      "expected ?> to end the XML declaration, found “encoding”", 19
    ),
    (
      "<?xml version='1.0' standalone='maybe'?><true/>", "expected “yes” or “no”, found “maybe”", 32
    ),
    (
      "<?xml version='1.0' standalone='no' encoding='UTF-8'?><true/>",
      "expected ?> to end the XML declaration, found “encoding”", 36
    ),
    ("<?xml version='1.0'><true/>", "expected ?> to end the XML declaration, found “>”", 19),
    ("<!DOCTYPE><true/>", "expected white space, found “>”", 9),
    ("<!DOCTYPE plist PUBLIC 'a'><true/>", "expected white space, found “>”", 26),
    ("<!DOCTYPE plist PUBLIC 'ä' 'b'><true/>", "expected a public identifier, found “ä”", 24),
    ("<!DOCTYPE plist SYSTEM><true/>", "expected white space, found “>”", 22),
    ("<!DOCTYPE plist 'a'><true/>", "expected > to close the <!DOCTYPE of line 1, found “'”", 16),
    (
      "<!DOCTYPE plist [", "expected ] to close the <!DOCTYPE of line 1, found the end of the file",
      17
    ),
    ("<!DOCTYPE plist [] x><true/>", "expected > to close the <!DOCTYPE of line 1, found “x”", 19),
    (
      "<!DOCTYPE plist><!DOCTYPE plist><true/>", "expected the name of a tag behind “<”, found “!”",
      17
    ),
    (
      "<plist><!DOCTYPE plist><true/></plist>",
      "expected a value such as <dict> inside <plist>, found “<!”", 7
    ),
    // Merge conflicts.
    (
      "<array>\n<<<<<<< HEAD\n<true/>",
      "expected a property list, found the marker of an unresolved Git conflict", 8
    ),
    (
      "<array>\n<string>a\n<<<<<<< HEAD\n",
      "expected a property list, found the marker of an unresolved Git conflict", 18
    ),
    (
      "<array>\n<true/>\n=======\n<true/>",
      "expected a property list, found the marker of an unresolved Git conflict", 16
    ),
    (
      "<array>\n>>>>>>> topic\n",
      "expected a property list, found the marker of an unresolved Git conflict", 8
    ),
  ])
  func `each fault is named with its place`(source: String, message: String, offset: Int) {
    let error = failure(source)
    #expect(error?.message == message)
    #expect(error?.position?.offset == offset)
  }

  @Test(arguments: ["<", "<string>&", "<array a='&", "</", "<?", "<plist><", "&#"])
  func `a message stays short when the file has a name without end`(start: String) {
    let name = start == "&#" ? "1" : "a"
    for end in ["", ";", ">"] {
      let source = start + String(repeating: name, count: 100_000) + end
      #expect((failure(source)?.message.count ?? 0) < 400)
    }
  }
}
