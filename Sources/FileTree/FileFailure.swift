extension FileFailure {
  /// A file too large to be read; the size in bytes.
  package static func tooLarge(_ size: Int) -> FileFailure {
    let limit = FileLimits.largestSize / 1024 / 1024
    let tenths = (size.multipliedReportingOverflow(by: 10).partialValue - 1) / (1024 * 1024) + 1
    return FileFailure("it has \(tenths / 10).\(tenths % 10) MB, and at most \(limit) MB are read")
  }

  /// Something that isn't a file.
  package static func notAFile(_ kind: FileStatus.Kind) -> FileFailure {
    FileFailure(
      kind == .folder
        ? "it is a folder, not a file" : "it is a pipe, socket or device, not a file")
  }
}
