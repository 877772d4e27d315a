/// Replaces build variables: `$(NAME)`, `${NAME}`, `$NAME`, `$(A_$(B))`, `$(NAME:lower:default=x)`.
///
/// What they mean was learned from swift-build (`MacroExpressionParsing`,
/// `MacroEvaluationProgram`): a setting that refers to itself, also by way of others, gets what the
/// levels below give it, and `$(inherited)` is short for that.
struct MacroExpander {
  private let settings: BuildSettings
  private var unresolved = OrderedNames()
  private var used = OrderedNames()
  private var problem: String?
  /// Whether a limit was met, after which nothing more is done.
  private var isStopped = false
  private var work = 0
  private var depth = 0
  /// The assignments whose values are being expanded.
  private var active: [String: BuildSettings.Position] = [:]

  static func expand(_ text: String, in settings: BuildSettings) -> Expansion {
    var expander = MacroExpander(settings: settings)
    let output = expander.text(text, of: nil)
    return expander.result(output)
  }

  static func value(of name: String, in settings: BuildSettings) -> Expansion? {
    var expander = MacroExpander(settings: settings)
    guard let text = expander.lookUp(name) else { return nil }
    return expander.result(text)
  }

  private init(settings: BuildSettings) { self.settings = settings }

  private func result(_ text: [UInt8]) -> Expansion {
    Expansion(
      text: isStopped ? "" : String(decoding: text, as: UTF8.self), unresolved: unresolved.names,
      used: used.names, problem: problem)
  }

  // MARK: - Values

  /// The expanded value of a variable: from below the one being expanded, if it is; `nil` when there
  /// is none.
  private mutating func lookUp(_ name: String) -> [UInt8]? {
    let outer = active[name]
    guard let found = settings.assignment(of: name, below: outer, work: &work) else {
      return nil
    }
    used.insert(name)
    active[name] = found.position
    defer { active[name] = outer }
    return text(found.assignment.value, of: name)
  }

  /// Expands a text that is the value of a variable, or none's.
  private mutating func text(_ value: String, of owner: String?) -> [UInt8] {
    guard value.utf8.count <= ProjectLimits.expandedText else {
      stopAsTooLong()
      return []
    }
    let bytes = Array(value.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else {
      var output: [UInt8] = []
      append(bytes[...], to: &output)
      return output
    }
    var scanner = MacroScanner(bytes: bytes, owner: owner)
    return text(&scanner, stops: [], isWanted: true)
  }

  /// Expands up to one of the bytes that stop, or to the end.
  private mutating func text(
    _ scanner: inout MacroScanner, stops: [UInt8], isWanted: Bool
  ) -> [UInt8] {
    var output: [UInt8] = []
    guard depth < ProjectLimits.expansionDepth else {
      stop("build variables refer to each other more than \(ProjectLimits.expansionDepth) deep")
      return output
    }
    depth += 1
    defer { depth -= 1 }
    while !isStopped, let byte = scanner.current, !stops.contains(byte) {
      if byte == UInt8(ascii: "$") {
        scanner.index += 1
        reference(&scanner, to: &output, isWanted: isWanted)
      } else {
        append(scanner.literal(stops: stops), to: &output)
      }
    }
    return output
  }

  // MARK: - References

  /// Reads what follows a `$`.
  private mutating func reference(
    _ scanner: inout MacroScanner, to output: inout [UInt8], isWanted: Bool
  ) {
    if let close = scanner.passOpening() {
      if let value = bracketed(&scanner, close: close, isWanted: isWanted) {
        append(value[...], to: &output)
      }
    } else if let name = scanner.passBareName() {
      let value = isWanted ? lookUp(scanner.target(of: name)) : []
      append((value ?? Array("$\(name)".utf8))[...], to: &output)
    } else {
      // `$$` stands for a dollar sign, as does one that nothing of the kind follows.
      if scanner.current == UInt8(ascii: "$") { scanner.index += 1 }
      append([UInt8(ascii: "$")], to: &output)
    }
  }

  /// Reads a name, its modifiers and the closing bracket.
  private mutating func bracketed(
    _ scanner: inout MacroScanner, close: UInt8, isWanted: Bool
  ) -> [UInt8]? {
    let stops = [UInt8(ascii: ":"), close]
    let known = unresolved.names.count
    let written = String(decoding: text(&scanner, stops: stops, isWanted: isWanted), as: UTF8.self)
    // A name that another variable makes up isn't known without that one.
    let isMadeUp = unresolved.names.count > known
    let name = scanner.target(of: written)
    let isOwn = written == "inherited" || active[name] != nil
    var value = isWanted && !isStopped ? lookUp(name) : nil
    var hasDefault = false
    while scanner.current == UInt8(ascii: ":"), !isStopped {
      scanner.index += 1
      let modifier = scanner.modifierName()
      if scanner.current == UInt8(ascii: "=") {
        scanner.index += 1
        let isNeeded = modifier == "default" && value?.isEmpty != false
        let operand = text(&scanner, stops: stops, isWanted: isWanted && isNeeded)
        if modifier == "default" {
          hasDefault = true
          if isNeeded { value = operand }
        } else {
          note(
            "the modifier “:\(modifier)=” of the build variable \(name.quoted) is not known here")
        }
      } else if let known = MacroModifier(rawValue: modifier) {
        if let text = value {
          value = []
          append(known.apply(to: text)[...], to: &value)
        }
      } else {
        note("the modifier “:\(modifier)” of the build variable \(name.quoted) is not known")
      }
    }
    if scanner.current == close {
      scanner.index += 1
    } else if !isStopped {
      note(
        "the build variable \(name.quoted) isn't closed by “\(Character(Unicode.Scalar(close)))”")
    }
    if value == nil, !hasDefault, isWanted, !isStopped, !isMadeUp {
      missed(name, written, isOwn: isOwn)
    }
    return value
  }

  /// Notes that a variable has no value, unless that is how an end of `$(inherited)` looks.
  private mutating func missed(_ name: String, _ written: String, isOwn: Bool) {
    guard isOwn else { return unresolved.insert(name) }
    if written != "inherited" {
      unresolved.insert(name)
      note("the build variable \(name.quoted) refers to itself, and nothing else gives it a value")
    } else if active.isEmpty {
      unresolved.insert(name)
    }
  }

  // MARK: - Bounds

  private mutating func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    work += bytes.count + 1
    guard output.count + bytes.count <= ProjectLimits.expandedText else {
      return stopAsTooLong()
    }
    guard work <= ProjectLimits.expansionWork else {
      return stop("the build variables refer to each other too many times to be replaced")
    }
    output.append(contentsOf: bytes)
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]?) {
    var text = output ?? []
    append(bytes, to: &text)
    output = text
  }

  private mutating func note(_ message: String) { if problem == nil { problem = message } }

  private mutating func stopAsTooLong() {
    stop(
      "the text is longer than \(ProjectLimits.expandedText / 1024) KiB when its build variables are "
        + "replaced")
  }

  private mutating func stop(_ message: String) {
    guard !isStopped else { return }
    isStopped = true
    problem = message
  }
}
