import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("Damaged files")
struct DamageTests {
  /// A project with most of what is read.
  private var sample: SampleProject {
    var sample = SampleProject.app(["INFOPLIST_FILE": "App/Info.plist", "A": "$(B)$(A:lower)"]) {
      $0.localized("X.plist", in: "Texts", ["en", "fr"])
      $0.folders = ["App"]
      $0.configurationFile = "App.xcconfig"
    }
    sample.add(.appExtension("Intents"), embeddedIn: "Runner")
    sample.groups = [SampleGroup("G", path: "g", children: ["VARIANTS-Texts/X.plist"])]
    sample.synchronizedFolders = [
      SampleFolder("App", exceptions: ["Runner": ["/Localized: a.plist"], "Intents": ["b.plist"]])
    ]
    sample.extraFiles = [
      "App.xcconfig": configuration, "Other.xcconfig": "#include \"App.xcconfig\"\nB = $(A:base)",
      "App/fr.lproj/a.plist": "", "App/b.plist": "",
    ]
    return sample
  }

  private let configuration = """
    // Settings
    #include "Other.xcconfig"
    #include? "None.xcconfig"
    A[sdk=iphoneos*][config=Release] = $(inherited) ${B:default=$(C)}; // é
    B = a \\
      b
    """

  /// Reads damaged copies of one file of the sample: places must lie in the files.
  private func survive(_ path: String, seeds: Range<UInt64>) {
    let files = sample.files.mapValues { Array($0.utf8) }
    let pieces = [
      "(", ")", "{", "}", ";", "\"", "$(", "$(A:", "//", "..", "/Localized: ", "G", "\\",
    ]
    for seed in seeds {
      var random = SeededRandom(state: seed)
      var damaged = files
      damaged[path] = random.damaged(files[path] ?? [], pieces: pieces.map { Array($0.utf8) })
      let tree = MemoryTree(damaged)
      do throws(ProjectFailure) {
        let project = try XcodeProject(reading: sample.path, in: tree)
        for problem in project.problems {
          check(problem.message, problem.place, in: damaged, seed)
        }
        for target in project.targets {
          for resource in target.resources { check("x", resource.place, in: damaged, seed) }
          for name in ["A", "B", "PRODUCT_NAME", "WRAPPER_NAME"] {
            _ = target.settings.value(of: name)
            if let place = target.settings.origin(of: name)?.place {
              check("x", place, in: damaged, seed)
            }
          }
          _ = project.contents(of: target)
        }
      } catch {
        check(error.message, error.place, in: damaged, seed)
      }
    }
  }

  private func check(
    _ message: String, _ place: Place, in files: [String: [UInt8]], _ seed: UInt64
  ) {
    let size = files[place.path]?.count ?? 0
    #expect((place.range?.bytes.upperBound ?? 0) <= size, "seed \(seed)")
    #expect(!message.isEmpty && !message.hasSuffix("."), "seed \(seed)")
  }

  @Test func `of a project are survived`() {
    survive(sample.filePath, seeds: 0..<1_000)
  }

  @Test func `of settings are survived`() {
    survive("App.xcconfig", seeds: 0..<600)
  }

  @Test func `of a workspace are survived`() {
    let text = """
      <?xml version="1.0"?><!-- c --><Workspace version="1.0"><Group location="group:A">
      <FileRef location='container:&#65;&amp;.xcodeproj'/></Group><![CDATA[ x ]]></Workspace>
      """
    let pieces = ["<", ">", "&", "\"", "'", "=", "/", "<!--", "<Group>", "</Group>", "&#x", ";"]
    for seed in 0..<4_000 as Range<UInt64> {
      var random = SeededRandom(state: seed)
      let damaged = random.damaged(Array(text.utf8), pieces: pieces.map { Array($0.utf8) })
      let tree = MemoryTree(["A.xcworkspace/contents.xcworkspacedata": damaged])
      let contents = try? XcodeWorkspace.contents(of: "A.xcworkspace", in: tree)
      for problem in contents?.problems ?? [] {
        #expect((problem.place.range?.bytes.upperBound ?? 0) <= damaged.count, "seed \(seed)")
      }
    }
  }

  @Test func `of settings in any bytes are survived`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(state: seed)
      let marks = Array("A=[]#\";\\/$(){}:\n\r \u{e9}".utf8)
      let bytes = (0..<60).map { _ in marks[Int(random.next() % UInt64(marks.count))] }
      var files = sample.files.mapValues { Array($0.utf8) }
      files["App.xcconfig"] = bytes
      let project = try? XcodeProject(reading: sample.path, in: MemoryTree(files))
      for problem in project?.problems ?? [] {
        #expect(
          (problem.place.range?.bytes.upperBound ?? 0) <= files[problem.place.path]?.count ?? 0)
      }
      _ = project?.targets.first?.settings.expand(String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// Random numbers that are the same in each run (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A copy with one to three changes.
  mutating func damaged(_ file: [UInt8], pieces: [[UInt8]]) -> [UInt8] {
    var bytes = file
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      let stretch = index..<min(bytes.count, index + Int.random(in: 1...30, using: &self))
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes.removeSubrange(stretch)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 2:
        let other = Int.random(in: 0...bytes.count, using: &self)
        bytes.insert(contentsOf: bytes[stretch], at: other)
      case 3:
        // One stretch in the place of another: references to other objects.
        let other = Int.random(in: 0..<bytes.count, using: &self)
        bytes.replaceSubrange(other..<min(bytes.count, other + stretch.count), with: bytes[stretch])
      case 4 where Int.random(in: 0..<8, using: &self) == 0: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &self) ?? [], at: index)
      }
    }
    return bytes
  }
}
