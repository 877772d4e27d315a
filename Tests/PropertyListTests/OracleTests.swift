import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite struct `Agreement with other readers` {
  @Test func `generated files have the values of plistlib and the places of expat`() throws {
    let folder = try TemporaryFolder()
    let files = (0..<2500).map { seed in
      var writer = SampleWriter(seed: UInt64(seed))
      return writer.file()
    }
    let answers = try Oracle.ask(about: files, in: folder)
    for (seed, (file, answer)) in zip(files, answers).enumerated() {
      do {
        let document = try PropertyListDocument(parsing: file)
        #expect(document.format == .xml)
        #expect(document.faults.isEmpty)
        #expect(document.root.canonical == answer.canonical, "seed \(seed)")
        #expect(document.root.places == answer.places, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error.position?.written ?? "") \(error.message)")
      }
    }
  }

  @Test
  func `what libxml2 refuses is refused or has faults, and the rest is read as plistlib does`()
    throws
  {
    let folder = try TemporaryFolder()
    let files = (0..<3000).map { seed in
      var writer = SampleWriter(seed: UInt64(seed % 300))
      var mutator = Mutator(seed: UInt64(seed))
      return mutator.mutate(writer.file())
    }
    let paths = try folder.write(files)
    let refused = try ToolProcess.run("xmllint", ["--noout"] + paths).errors
    let refusedByLibxml2 = Set(
      refused.split(separator: "\n").filter {
        $0.contains("parser error :") || $0.contains("encoding error :")
      }
      .compactMap { $0.split(separator: ":").first.map(String.init) })
    #expect(refusedByLibxml2.count > 500)
    let answers = try Oracle.ask(aboutFilesAt: paths, in: folder)
    var read = 0
    for (seed, (file, answer)) in zip(files, answers).enumerated() {
      do {
        let document = try PropertyListDocument(parsing: file)
        guard document.format == .xml, document.faults.isEmpty else { continue }
        #expect(!refusedByLibxml2.contains(paths[seed]), "seed \(seed)")
        if let canonical = answer.canonical {
          read += 1
          #expect(document.root.canonical == canonical, "seed \(seed)")
          #expect(document.root.places == answer.places, "seed \(seed)")
        }
      } catch {
        let offset = error.position?.offset ?? 0
        #expect((0...file.count).contains(offset), "seed \(seed)")
        #expect(!error.message.isEmpty && !error.message.hasSuffix("."), "seed \(seed)")
      }
    }
    #expect(read > 200)
  }
}
