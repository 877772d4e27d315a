import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `String catalogs` {
  private static let source = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "CFBundleDisplayName" : {
          "comment" : "Bundle display name",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "Köln-Fahrt" }
            },
            "en" : {
              "stringUnit" : { "state" : "new", "value" : "Ride" }
            },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "Order in ${applicationName}" : {
          "localizations" : {
            "zh-Hans" : { "stringSet" : { "state" : "needs_review", "values" : [ "叫车", "打车" ] } },
            "ja" : { "stringSet" : { "state" : "new", "values" : [] } }
          }
        },
        "Ride" : { },
        "app" : { "shouldTranslate" : false, "localizations" : null }
      },
      "version" : "1.0"
    }
    """

  private func catalog(_ source: String) throws -> StringCatalog {
    try StringCatalog(parsing: Array(source.utf8))
  }

  private func refusal(_ source: String) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try StringCatalog(parsing: Array(source.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `texts are found by key and language, with their exact places`() throws {
    let catalog = try catalog(Self.source)
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.entries.map(\.key) == [
        "CFBundleDisplayName", "Order in ${applicationName}", "Ride", "app",
      ])
    let name = try #require(catalog.text("CFBundleDisplayName", in: "de"))
    #expect(name.text == "Köln-Fahrt")
    #expect(name.state == "translated")
    #expect(name.range?.start.line == 9)
    #expect(text(name.range, in: Self.source) == "Köln-Fahrt")
    #expect(
      name.keyPath.description
        == "strings/CFBundleDisplayName/localizations/de/stringUnit/value")
    let entry = try #require(catalog["CFBundleDisplayName"])
    #expect(entry.extractionState == "extracted_with_value")
    #expect(text(entry.keyValue.range, in: Self.source) == "CFBundleDisplayName")
    #expect(catalog["app"]?.shouldTranslate == false && entry.shouldTranslate)
    #expect(catalog.text("CFBundleDisplayName", in: "es") == nil)
    #expect(catalog.text("nothing", in: "en") == nil)
  }

  @Test func `its languages are those with a text that somebody wrote, and the source`() throws {
    #expect(try catalog(Self.source).languages == ["de", "en", "zh-Hans"])
    #expect(try catalog(#"{"sourceLanguage":"fr","strings":{}}"#).languages == ["fr"])
  }

  @Test func `a string set keeps all its texts`() throws {
    let phrases = try #require(
      try catalog(Self.source).text("Order in ${applicationName}", in: "zh-Hans"))
    #expect(phrases.text == "叫车")
    #expect(phrases.values.map(\.text) == ["叫车", "打车"])
    #expect(phrases.values.map { text($0.range, in: Self.source) } == ["叫车", "打车"])
    #expect(phrases.state == "needs_review")
  }

  @Test func `where the source language has no text, the key is one only for those who ask`() throws
  {
    let catalog = try catalog(Self.source)
    #expect(catalog.text("Ride", in: "en") == nil)
    #expect(catalog.sourceText("Ride")?.text == "Ride")
    #expect(text(catalog.sourceText("Ride")?.range, in: Self.source) == "Ride")
    #expect(catalog.sourceText("CFBundleDisplayName")?.text == "Ride")
    #expect(catalog.sourceText("nothing") == nil)
  }

  @Test(arguments: [
    (#"{"device":{"ipad":U1,"iphone":U2,"other":U3}}"#, "2"),
    (#"{"device":{"ipad":U1,"other":U3}}"#, "3"), (#"{"device":{"ipad":U1,"mac":U2}}"#, "1"),
    (#"{"plural":{"one":U1,"other":U2}}"#, "2"), (#"{"plural":{"one":U1}}"#, "1"),
    (#"{"plural":{"other":U1},"device":{"iphone":U2}}"#, "2"),
    (#"{"device":{"iphone":{"variations":{"plural":{"one":U1,"other":U2}}},"other":U3}}"#, "2"),
    (#"{"unknown":{"iphone":U1,"other":U2}}"#, "2"), (#"{"device":{}}"#, nil), ("{}", nil),
  ])
  func `of a text that varies one form is kept`(variations: String, expected: String?) throws {
    var written = variations
    for number in 1...3 {
      written = written.replacing("U\(number)", with: #"{"stringUnit":{"value":"\#(number)"}}"#)
    }
    let source =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":\#(written)}}}}}"#
    #expect(try catalog(source).text("k", in: "en")?.text == expected)
  }

  @Test func `of two entries with the same key the last counts, and both are kept`() throws {
    let catalog = try catalog(
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"1"}}}},"k":{"localizations":{"en":{"stringUnit":{"value":"2"}}}}}}"#
    )
    #expect(catalog.entries.count == 2)
    #expect(catalog.text("k", in: "en")?.text == "2")
  }

  @Test(arguments: [
    ("[]", "expected a string catalog, found an array", 0),
    (
      "{\"strings\":{}}", "expected a string catalog, found JSON without the key “sourceLanguage”",
      0
    ),
    (
      "{\"sourceLanguage\":\"en\"}",
      "expected a string catalog, found JSON without the key “strings”", 0
    ),
    (
      #"{"sourceLanguage":1,"strings":{}}"#,
      "expected a string for the key “sourceLanguage”, found a number", 18
    ),
    (
      #"{"sourceLanguage":"en","strings":[]}"#,
      "expected a dictionary for the key “strings”, found an array", 33
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":"x"}}"#,
      "expected a dictionary for the key “k”, found a string", 38
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":null}}}}"#,
      "expected a dictionary for the key “en”, found null", 61
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":true}}}}}}"#,
      "expected a string for the key “value”, found true or false", 84
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringSet":{"values":"x"}}}}}}"#,
      "expected an array for the key “values”, found a string", 84
    ),
    ("\"a\" = \"b\";", "expected the end of the file, found “=”", 4),
  ])
  func `other files are refused`(source: String, message: String, offset: Int) {
    #expect(refusal(source)?.message == message)
    #expect(refusal(source)?.position?.offset == offset)
  }

  @Test func `damaged catalogs are survived`() {
    let file = Array(Self.source.utf8)
    for seed in 0..<2000 as Range<UInt64> {
      var mutator = Mutator(seed: seed, pieces: Mutator.jsonPieces)
      let damaged = mutator.mutate(file)
      do throws(PropertyListError) {
        let catalog = try StringCatalog(parsing: damaged)
        let values = catalog.entries.flatMap { $0.texts.values.flatMap(\.values) + [$0.keyValue] }
        let isInside = values.allSatisfy { $0.range?.bytes.upperBound ?? 0 <= damaged.count }
        #expect(isInside, "seed \(seed)")
      } catch {
        #expect((0...damaged.count).contains(error.position?.offset ?? 0), "seed \(seed)")
        #expect(!error.message.isEmpty && !error.message.hasSuffix("."), "seed \(seed)")
      }
    }
  }

  /// Nothing in it may take time in proportion to the square of its length.
  @Test func `a large catalog is read`() throws {
    let count = 10_000
    let entries = (0..<count).map {
      """
          "key \($0)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Text \($0)"
                }
              }
            }
          }
      """
    }
    let catalog = try catalog(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n} }")
    #expect(catalog.text("key \(count - 1)", in: "de")?.range?.start.line == (count - 1) * 10 + 7)
  }
}
