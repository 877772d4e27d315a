import Foundation

// Usage: EmbedTemplates FOLDER OUTPUT PATH…
// Writes a Swift file that holds the files at the paths inside the folder. A build step only:
// EmbedTemplatesPlugin calls it.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: EmbedTemplates FOLDER OUTPUT PATH…\n".utf8))
  exit(2)
}
do {
  let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
  let source = try embeddingSource(of: arguments.dropFirst(2).sorted(), in: folder)
  try Data(source.utf8).write(to: URL(filePath: arguments[2]))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
