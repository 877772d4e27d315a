import Review
import Testing

@Suite("A pattern of paths")
struct PathPatternTests {
  @Test(arguments: [
    ("fr.lproj", "App/fr.lproj/AppIntentVocabulary.plist", true),
    ("fr.lproj/", "App/fr.lproj/AppIntentVocabulary.plist", true),
    ("fr.lproj", "App/xfr.lproj/a.plist", false), ("*.plist", "App/fr.lproj/a.plist", true),
    ("App", "Other/App.plist", false), ("App/fr.lproj", "App/fr.lproj/a.plist", true),
    ("App/fr.lproj", "Big/App/fr.lproj/a.plist", false), ("./App/*", "App/fr.lproj/a.plist", true),
    ("App/*.plist", "App/fr.lproj/a.plist", false), ("App/**/*.plist", "App/a.plist", true),
    ("App/**/*.plist", "App/x/y/a.plist", true), ("**/App/**", "x/App/y", true),
    ("**/App/**", "x/App", true), ("a/**/b/**/c", "a/x/b/c/d", true), ("a/**/b", "a/x/c", false),
    ("f?.lproj", "fr.lproj", true), ("f?.lproj", "f.lproj", false), ("*a*b*c", "xxaxxbxxc", true),
    ("*a*b*c", "xxaxxbxx", false), ("**", "anything/at/all", true), ("*", "a", true),
    ("ü*", "über/x", true), ("a/b", "a", false), ("FR.lproj", "fr.lproj", false),
  ])
  func `matches as gitignore's do`(pattern: String, path: String, matches: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == matches)
  }

  @Test(arguments: ["", "/", "/App", "..", "App/../..", ".", String(repeating: "a", count: 1025)])
  func `is none where it can match nothing`(text: String) {
    #expect(PathPattern(text) == nil)
  }

  @Test func `takes no long time for what doesn't match`() throws {
    let pattern = try #require(PathPattern(String(repeating: "**/*a", count: 200)))
    #expect(
      !pattern.matches(
        Array(repeating: String(repeating: "a", count: 200), count: 20).joined(separator: "/")))
  }
}
