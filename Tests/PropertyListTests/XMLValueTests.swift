import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `Values of XML property lists` {
  @Test(arguments: [
    ("<string>plain</string>", "plain"),
    ("<string></string>", ""),
    ("<string/>", ""),
    ("<string >a</string\n>", "a"),
    ("<string> kept \t</string>", " kept \t"),
    ("<string>&lt;&gt;&amp;&quot;&apos;</string>", "<>&\"'"),
    ("<string>&#65;&#x42;&#x1F695;&#0067;</string>", "AB🚕C"),
    ("<string>a<![CDATA[<b>&amp;]]>c<![CDATA[d]]><![CDATA[]]>e</string>", "a<b>&amp;cde"),
    ("<string><![CDATA[]]]]><![CDATA[>]]></string>", "]]>"),
    ("<string>one<!-- and --> two<?pi three?>!</string>", "one two!"),
    ("<string>a\r\nb\rc\nd&#13;e</string>", "a\nb\nc\nd\re"),
    ("<string><![CDATA[a\r\nb\r]]></string>", "a\nb\n"),
    ("<string>] ]] ]]&gt; ></string>", "] ]] ]]> >"),
    ("<string>Grüße 叫车 אני 🚕</string>", "Grüße 叫车 אני 🚕"),
    ("<string a='1' b=\"&lt;'&#62;\">x</string>", "x"),
  ])
  func `strings have the text that their spelling stands for`(source: String, expected: String)
    throws
  {
    #expect(try value(source) == .string(expected))
  }

  @Test(arguments: [
    ("0", Int128(0)), ("42", 42), ("-42", -42), ("+7", 7), ("007", 7), ("0x1F", 31), ("-0X1f", -31),
    ("-9223372036854775808", Int128(Int64.min)), ("18446744073709551615", Int128(UInt64.max)),
  ])
  func `whole numbers are read in decimal and hexadecimal`(source: String, expected: Int128) throws
  {
    #expect(try value("<integer>\(source)</integer>") == .integer(expected))
  }

  @Test(arguments: [
    "", " 5", "5 ", "5.0", "five", "--5", "0x", "+", "0xG", "1_000", "18446744073709551616",
    "-9223372036854775809", "99999999999999999999999999999999999999999999999999999",
  ])
  func `other whole numbers are refused as Foundation refuses them`(source: String) {
    #expect(failure(xml("<integer>\(source)</integer>"))?.message.contains("<integer>") == true)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("-1.", -1), (".5", 0.5), ("1e3", 1000), ("+2.5E-1", 0.25), ("7", 7),
    ("inf", .infinity), ("-Infinity", -.infinity), ("1e999", .infinity),
  ])
  func `decimal numbers are read`(source: String, expected: Double) throws {
    #expect(try value("<real>\(source)</real>") == .real(expected))
  }

  @Test func `a number can be none`() throws {
    guard case .real(let number) = try value("<real>nan</real>") else {
      Issue.record("not a number at all")
      return
    }
    #expect(number.isNaN)
  }

  @Test(arguments: ["", ".", "e5", "1e", "1,5", " 1", "0x1p3", "nan(0)", "1.5.2", "infinit"])
  func `other decimal numbers are refused`(source: String) {
    #expect(failure(xml("<real>\(source)</real>"))?.message.contains("a number in <real>") == true)
  }

  @Test(
    arguments: [
      ("2001-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00Z", -978_307_200),
      ("2016-09-13T12:00:00Z", 495_460_800), ("2000-02-29T23:59:59Z", -26_438_401),
      ("1900-03-01T00:00:00Z", -3_182_198_400), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ] as [(String, Double)])
  func `dates are read`(source: String, expected: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: expected)
    #expect(try value("<date>\(source)</date>") == .date(date))
  }

  @Test(arguments: [
    "", "tomorrow", "2016-09-13", "2016-09-13T12:00:00", "2016-13-01T00:00:00Z",
    "2015-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2016-09-31T00:00:00Z", "2016-09-00T00:00:00Z",
    "2016-09-13T24:00:00Z", "2016-09-13T12:60:00Z", "2016-09-13T12:00:60Z", " 2016-09-13T12:00:00Z",
    "2016-09-13T12:00:00z", "２016-09-13T12:00:00Z",
  ])
  func `other dates are refused`(source: String) {
    #expect(failure(xml("<date>\(source)</date>"))?.message.contains("a date such as") == true)
  }

  @Test(
    arguments: [
      ("", []), ("YQ==", [0x61]), ("YWI=", [0x61, 0x62]), ("YWJj", [0x61, 0x62, 0x63]),
      ("\n\tY W\r\nJ j\t\n", [0x61, 0x62, 0x63]), ("+/+/", [0xFB, 0xFF, 0xBF]),
      ("YW<!-- -->Jj", [0x61, 0x62, 0x63]), ("Y&#81;=\n=", [0x61]),
    ] as [(String, [UInt8])])
  func `base64 is read with white space anywhere`(source: String, expected: [UInt8]) throws {
    #expect(try value("<data>\(source)</data>") == .data(expected))
  }

  @Test(arguments: [
    ("YW!j", 2), ("YWJjZ", 5), ("YQ=", 3), ("YQ==YQ==", 4), ("=", 0), ("Y===", 1), ("üYQ=", 0),
    ("YWJj=", 4), ("YQ===", 4),
  ])
  func `other base64 is refused at the byte that is wrong`(source: String, offset: Int) {
    let error = failure(xml("<data>\(source)</data>"))
    #expect(error?.message.contains("expected base64 in <data>") == true)
    #expect(error?.position?.offset == xml("").utf8.count - "</plist>\n".utf8.count + 6 + offset)
  }

  @Test(arguments: [("<true/>", true), ("<true></true>", true), ("<false />", false)])
  func `truth is read`(source: String, expected: Bool) throws {
    #expect(try value(source) == .boolean(expected))
  }

  @Test func `entries keep the order of the file and duplicates`() throws {
    let root = try document(
      xml("<dict><key>b</key><true/><key/><string>x</string><key>b</key><false/></dict>")
    ).root
    #expect(root.entries?.map(\.key) == ["b", "", "b"])
    #expect(root["b"]?.value == .boolean(false))
    #expect(root["none"] == nil)
    #expect(root.entries?.map(\.value.keyPath.description) == ["b", "", "b"])
  }

  @Test func `key paths lead from the root, with slashes and indexes from zero`() throws {
    let source = """
      <dict><key>IntentPhrases</key><array><dict><key>IntentExamples</key>
      <array><string>a</string><string>b</string></array></dict></array></dict>
      """
    let root = try document(xml(source)).root
    let node = try #require(root["IntentPhrases"]?.array?[0]["IntentExamples"]?.array?[1])
    #expect(node.string == "b")
    #expect(node.keyPath.description == "IntentPhrases/0/IntentExamples/1")
    #expect(
      node.keyPath
        == PropertyListKeyPath([
          .key("IntentPhrases"), .index(0), .key("IntentExamples"), .index(1),
        ]))
    #expect(root.keyPath.description.isEmpty)
    #expect(root.keyPath == .root)
  }

  @Test func `a value can stand without the <plist> around it`() throws {
    let document = try document("<dict><key>a</key><array/></dict>")
    #expect(document.root["a"]?.array == [])
    #expect(document.format == .xml)
  }

  @Test(arguments: [
    ("<string/>", "a string"), ("<array/>", "an array"), ("<dict/>", "a dictionary"),
    ("<integer>1</integer>", "a number"), ("<real>1</real>", "a number"),
    ("<true/>", "true or false"), ("<date>2001-01-01T00:00:00Z</date>", "a date"),
    ("<data/>", "data"),
  ])
  func `each kind of value has a name for messages`(source: String, name: String) throws {
    #expect(try document(xml(source)).root.kindName == name)
  }
}
