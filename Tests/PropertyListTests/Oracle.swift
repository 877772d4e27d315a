import Foundation
import TestSupport

/// What Python's `plistlib` and expat make of property lists in XML.
enum Oracle {
  struct Answer {
    /// The canonical value; `nil` when plistlib refuses the file.
    var canonical: String?
    /// The places of the elements in the order of their start tags.
    var places: [String]
  }

  /// Asks about many files with one run of Python.
  static func ask(about files: [[UInt8]], in folder: TemporaryFolder) throws -> [Answer] {
    try ask(aboutFilesAt: try folder.write(files), in: folder)
  }

  static func ask(aboutFilesAt paths: [String], in folder: TemporaryFolder) throws -> [Answer] {
    try folder.write(paths.joined(separator: "\n"), to: "list")
    let result = try ToolProcess.run("python3", ["-c", script, folder.path("list")])
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.count == paths.count else { throw Failure(text: result.errors) }
    return lines.map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Answer(
        canonical: parts[0] == "refused" ? nil : String(parts[0]),
        places: parts[1].split(separator: " ").map(String.init))
    }
  }

  struct Failure: Error { var text: String }

  private static let script = #"""
    import datetime, io, plistlib, struct, sys
    from xml.parsers import expat

    class Parser(plistlib._PlistParser):
        def handle_entity_decl(self, *arguments):  # plistlib refuses declared entities
            pass

    def read(data):
        if data.startswith(b"bplist"):
            return plistlib.loads(data)
        if not hasattr(plistlib, "_PlistParser"):
            return plistlib.loads(data, fmt=plistlib.FMT_XML)
        return Parser(dict).parse(io.BytesIO(data))

    def canonical(value):
        if isinstance(value, str): return "s" + value.encode("utf-8").hex()
        if isinstance(value, bool): return "b1" if value else "b0"
        if isinstance(value, int): return "i%d" % value
        if isinstance(value, float):
            return "rnan" if value != value else "r%x" % struct.unpack(">Q", struct.pack(">d", value))
        if isinstance(value, datetime.datetime):
            return "d%d" % ((value - datetime.datetime(2001, 1, 1)) // datetime.timedelta(seconds=1))
        if isinstance(value, bytes): return "x" + value.hex()
        if isinstance(value, list): return "(" + " ".join(map(canonical, value)) + ")"
        return "{" + " ".join("k%s %s" % (key.encode("utf-8").hex(), canonical(item)) for key, item in value.items()) + "}"

    def places(data):
        parser = expat.ParserCreate()
        bom = data.startswith(b"\xef\xbb\xbf") or data[:2] in (b"\xff\xfe", b"\xfe\xff")
        elements, stack, waiting = [], [], []
        def here():
            line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
            if bom and line == 1: column -= 1
            return "%d:%d:%d" % (line, column, parser.CurrentByteIndex)
        def event():
            place = here()
            for element, field in waiting: element[field] = place
            waiting.clear()
            return place
        def start(name, attributes):
            element = [event(), None, None, None]  # start, content start, content end, end
            stack.append(element)
            if name != "plist": elements.append(element)
            waiting.append((element, 1))
        def end(name):
            element = stack.pop()
            index = parser.CurrentByteIndex
            tag = data[max(0, index - 4):index].replace(b"\0", b"")
            empty = (element, 1) in waiting and tag.endswith(b"/>")
            place = event()
            if empty:  # expat tells of the end of <a/> behind it
                element[1], element[3] = None, place
            else:
                element[2] = place
                waiting.append((element, 3))
        parser.StartElementHandler = start
        parser.EndElementHandler = end
        parser.DefaultHandler = lambda data: event()
        parser.Parse(data, True)
        event()
        return " ".join("%s-%s/%s" % (e[0], e[3], "%s-%s" % (e[1], e[2]) if e[1] else "") for e in elements)

    for path in open(sys.argv[1], encoding="utf-8").read().split("\n"):
        data = open(path, "rb").read()
        try:
            answer = canonical(read(data))
        except Exception:
            answer = "refused"
        try:
            found = "" if data.startswith(b"bplist") else places(data)
        except Exception:
            found = ""
        print(answer + "\t" + found)
    """#
}
