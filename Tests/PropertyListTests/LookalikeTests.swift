import Diagnostics
import PropertyList
import Testing

@Suite struct `Files that are no property lists` {
  @Test(arguments: [
    ("<!DOCTYPE html><html></html>", "an HTML page"),
    ("\n<HTML><head/></HTML>", "an HTML page"),
    ("<!doctype HTML PUBLIC 'x'>", "an HTML page"),
    ("{\"a\": 1}", "JSON"),
    ("{ \"a\\\"\\\\\" : 1}", "JSON"),
    ("[1, 2]", "JSON"),
    (" [", "JSON"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "a pointer of Git LFS"),
    ("Hello world", "plain text"),
    ("hello", "plain text"),
    ("# Title", "“#”"),
    ("PK\u{3}\u{4}", "a ZIP archive"),
  ])
  func `a file of another kind is named`(source: String, found: String) {
    #expect(failure(source)?.message.hasPrefix("expected a") == true)
    #expect(failure(source)?.message.contains("found \(found)") == true)
  }

  @Test func `a conflict at the beginning is named`() {
    #expect(failure("<<<<<<< HEAD\n<plist>")?.kind == .mergeConflict)
  }

  @Test(arguments: ["", " \n\t ", "// only a comment\n", "\u{FEFF}", "/* a */"])
  func `a file without content is named`(source: String) {
    #expect(failure(source)?.kind == .empty)
    #expect(failure(source)?.position?.offset == source.utf8.count)
  }

  @Test(arguments: [
    ("{ \"a\" = 1; }", PropertyListFormat.openStep), ("{}", .openStep), ("<0fbd 77>", .openStep),
    ("<>", .openStep), ("\"text\"", .openStep), ("( a )", .openStep), ("a = b;", .openStep),
    (" \n<array/>", .xml), ("<!-- c --><true/>", .xml), ("<?xml version='1.0'?><true/>", .xml),
  ])
  func `the format is told by the content`(source: String, format: PropertyListFormat) throws {
    #expect(try document(source).format == format)
  }
}
