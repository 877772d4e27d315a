import Diagnostics
import PropertyList
import Testing

@Suite struct `Entities of XML property lists` {
  static func file(_ declarations: String, _ text: String) -> String {
    "<!DOCTYPE plist [\(declarations)]><string>\(text)</string>"
  }

  @Test(arguments: [
    ("<!ENTITY app \"Ride\">", "&app;!", "Ride!"),
    ("<!ENTITY a 'x'><!ENTITY b '&a;&a;'>", "&b;", "xx"),
    ("<!ENTITY b '&a;&a;'><!ENTITY a 'x'>", "&b;", "xx"),
    ("<!ENTITY a 'one'><!ENTITY a 'two'>", "&a;", "one"),
    ("<!ENTITY a '&lt;&#38;#60;&amp;'>", "&a;", "<<&"),
    ("<!ENTITY a '&#252;&#xFC;'>", "&a;", "üü"),
    ("<!ENTITY a 'a\r\nb\rc'>", "&a;", "a\nb\nc"),
    ("<!ENTITY a ''>", "[&a;]", "[]"),
    ("<!ENTITY ü_1 'x'>", "&ü_1;", "x"),
    ("<!ENTITY % p 'x'><!ENTITY a 'b'>", "&a;", "b"),
    ("<!ENTITY out SYSTEM 'file:///etc/passwd'><!ENTITY a 'b'>", "&a;", "b"),
    ("<!ENTITY pic SYSTEM 'a.png' NDATA png>", "x", "x"),
    ("<!ELEMENT plist (a|b)><!ATTLIST plist version CDATA '>'><!NOTATION n SYSTEM 'x'>", "x", "x"),
    ("<!-- c --><?pi x?> \n", "x", "x"),
  ])
  func `declared entities are expanded`(declarations: String, text: String, expected: String) throws
  {
    #expect(try document(Self.file(declarations, text)).root.string == expected)
  }

  @Test(arguments: [
    ("", "&nope;", "the entity &nope; is not declared"),
    ("", "&APP;", "the entity &APP; is not declared"),
    ("<!ENTITY a '&nope;'>", "&a;", "the entity &nope; is not declared"),
    (
      "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "&a;",
      "the entity &a; lies outside the file, and nothing outside the file is read"
    ),
    ("<!ENTITY a '&a;'>", "&a;", "the entity &a; refers to itself"),
    ("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "&a;", "the entity &a; refers to itself"),
    (
      "<!ENTITY a '<b/>'>", "&a;", "expected plain text in the entity &a;, found markup"
    ),
    ("<!ENTITY a '&#60;b/>'>", "&a;", "expected plain text in the entity &a;, found markup"),
    ("<!ENTITY a '&#38;'>", "&a;", "expected plain text in the entity &a;, found markup"),
    ("<!ENTITY a '&#xD800;'>", "x", "the reference &#xD800; stands for no character"),
    ("<!ENTITY a '&#38;#xD800;'>", "&a;", "the reference &#xD800; stands for no character"),
    ("", "&#xD800;", "the reference &#xD800; stands for no character"),
    ("", "&#x110000;", "the reference &#x110000; stands for no character"),
    (
      "", "&#99999999999999999999;", "the reference &#99999999999999999999; stands for no character"
    ),
    ("", "&;", "“&” has to be written as &amp; in XML"),
    ("", "AT&T", "“&” has to be written as &amp; in XML"),
    ("", "a & b", "“&” has to be written as &amp; in XML"),
    ("", "&#;", "expected a reference such as &amp; behind “&”, found “#”"),
    ("", "&#xZ;", "expected a reference such as &amp; behind “&”, found “#”"),
    ("", "&#X41;", "expected a reference such as &amp; behind “&”, found “#”"),
    ("", "&#6 5;", "expected a reference such as &amp; behind “&”, found “#”"),
    (
      "%p;", "x", "the entity %p; lies outside the file, and nothing outside the file is read"
    ),
    ("<!ENTITY a '%p;'>", "x", "expected a text without “%”, found “%”"),
    ("<!ENTITY a b>", "x", "expected a text in quotation marks, found “b”"),
    ("<!ENTITY a 'b'", "x", "expected > to close the <!ENTITY of line 1, found “]”"),
    ("<!ENTITY 1 'b'>", "x", "expected the name of an entity, found “1”"),
    ("<!ENTITYa 'b'>", "x", "expected white space, found “a”"),
    ("<!FOO>", "x", "expected a declaration or ], found “<!”"),
  ])
  func `what can't be expanded is refused`(declarations: String, text: String, message: String) {
    #expect(failure(Self.file(declarations, text))?.message == message)
  }

  @Test(arguments: ["Tom & Anna", "Tom &\nAnna", "Tom && Anna", "Tom &Anna", "Tom &"])
  func `a bare “&” is told of where it stands`(text: String) {
    let error = failure("<plist version='1.0'>\n<string>\(text)</string>\n</plist>")
    #expect(error?.kind == .bareAmpersand)
    #expect(error?.position?.line == 2)
    #expect(error?.position?.column == 13)
  }

  @Test func `a bare “&” is told of in attributes as well`() {
    #expect(failure("<plist a='Tom & Anna'><true/></plist>")?.kind == .bareAmpersand)
  }

  @Test func `an exponential bomb of entities is refused`() {
    var declarations = "<!ENTITY e0 'lol'>"
    for level in 1...40 {
      declarations += "<!ENTITY e\(level) '&e\(level - 1);&e\(level - 1);'>"
    }
    let error = failure(Self.file(declarations, "&e40;"))
    #expect(error?.kind == .tooMuchText(limit: PropertyListLimits.entityExpansion))
    #expect(error?.position?.line == 1)
  }

  @Test func `a bomb of entities that expand to nothing is refused`() {
    var declarations = "<!ENTITY e0 ''>"
    for level in 1...40 {
      declarations += "<!ENTITY e\(level) '&e\(level - 1);&e\(level - 1);'>"
    }
    #expect(
      failure(Self.file(declarations, "&e40;"))?.kind
        == .tooMuchText(limit: PropertyListLimits.entityExpansion))
  }

  @Test func `a quadratic bomb of one large entity is refused, also in attributes`() {
    let large = "<!ENTITY a '\(String(repeating: "a", count: 50_000))'>"
    let many = String(repeating: "&a;", count: 2_000)
    let limit = PropertyListError.Kind.tooMuchText(limit: PropertyListLimits.entityExpansion)
    #expect(failure(Self.file(large, many))?.kind == limit)
    #expect(failure("<!DOCTYPE plist [\(large)]><plist a='\(many)'><true/></plist>")?.kind == limit)
  }

  @Test func `a long chain of entities is followed without recursion`() throws {
    var declarations = "<!ENTITY e0 'end'>"
    for level in 1...20_000 { declarations += "<!ENTITY e\(level) '&e\(level - 1);'>" }
    #expect(try document(Self.file(declarations, "&e20000;")).root.string == "end")
  }
}
