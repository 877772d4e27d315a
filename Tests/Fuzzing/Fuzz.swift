#if FUZZING
  /// What libFuzzer calls with bytes of its own, `make fuzz`.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzedHint(UnsafeBufferPointer(start: start, count: count))
    let violations = input.violations
    precondition(violations.isEmpty, "\(input): \(violations)")
    return 0
  }
#else
  import Foundation

  /// Without arguments, looks whether long hints take longer than they should. With files that libFuzzer
  /// left behind, says what they hold and what is wrong with it.
  @main
  struct Fuzz {
    static func main() throws {
      let paths = CommandLine.arguments.dropFirst()
      var wrong = paths.isEmpty ? LongHints.slowOnes() : []
      for path in paths {
        let input = FuzzedHint(try Data(contentsOf: URL(filePath: path)))
        wrong += input.violations.map { "\(input): \($0)" }
      }
      for line in wrong { print(line) }
      if !wrong.isEmpty { exit(EXIT_FAILURE) }
    }
  }
#endif
