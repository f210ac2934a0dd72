import DispatchModel
import DispatchTrace

/// `// simulate: cores 1, quantum 10 ms, platform linux, …`
enum SimulateDirective {
  static let settings = [
    "cores", "quantum", "platform", "seed", "submission", "wake-up", "context switch", "virtual time", "events", "threads",
    "steps", "depth",
    "memory", "output",
  ]

  static func read(
    _ text: String, at position: SourcePosition, _ findings: FindingCollector, _ configuration: inout Configuration
  ) {
    var column = position.column
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let lead = part.prefix { $0 == " " }.utf8.count
      let place = SourcePosition(line: position.line, column: column + lead)
      column += part.utf8.count + 1
      set(part.trimmed, at: place, findings, &configuration)
    }
  }

  private static func set(
    _ part: String, at position: SourcePosition, _ findings: FindingCollector, _ configuration: inout Configuration
  ) {
    guard let name = settings.first(where: { part == $0 || part.hasPrefix($0 + " ") }) else {
      let word = part.prefix { $0 != " " }
      let near = Suggestions.nearest(to: String(word), among: settings).map { "; did you mean '\($0)'?" } ?? ""
      findings.add(.error, "directive", "Unknown setting '\(word)'\(near)", at: position)
      return
    }
    let value = part.dropFirst(name.count).trimmed
    if let problem = apply(name, value, &configuration) {
      findings.add(.error, "directive", problem, at: position)
    }
  }

  /// Sets one setting; what is wrong with the value, or nil.
  private static func apply(_ name: String, _ value: String, _ configuration: inout Configuration) -> String? {
    switch name {
    case "platform":
      guard let platform = PlatformName(rawValue: value) else { return "The platform is darwin, linux or strict, not '\(value)'" }
      configuration.platform = platform
    case "seed":
      guard let seed = UInt64(value) else { return "The seed is a number, not '\(value)'" }
      configuration.seed = seed
    case "cores", "events", "threads", "steps", "depth", "memory", "output": return setNumber(name, value, &configuration)
    default: return setDuration(name, value, &configuration)
    }
    return nil
  }

  private static func setNumber(_ name: String, _ value: String, _ configuration: inout Configuration) -> String? {
    guard let number = Int(value), number >= 1 else { return "'\(name)' needs a whole number of at least 1, not '\(value)'" }
    switch name {
    case "cores":
      if number > 1024 { return "At most 1024 cores can be simulated" }
      configuration.cores = number
    case "events": configuration.limits.events = number
    case "threads": configuration.limits.threads = number
    case "steps": configuration.limits.steps = number
    case "depth": configuration.limits.callDepth = min(number, 1_000_000)
    case "memory": configuration.limits.memoryBytes = number
    default: configuration.limits.outputBytes = number
    }
    return nil
  }

  private static func setDuration(_ name: String, _ value: String, _ configuration: inout Configuration) -> String? {
    guard let duration = duration(value) else { return "'\(name)' needs a duration like 10 ms, not '\(value)'" }
    switch name {
    case "quantum":
      if duration == .zero { return "The quantum must be longer than nothing" }
      configuration.quantum = duration
    case "submission": configuration.overheads.submission = duration
    case "wake-up": configuration.overheads.wakeUp = duration
    case "context switch": configuration.overheads.contextSwitch = duration
    default: configuration.limits.virtualTime = duration
    }
    return nil
  }

  /// `10 ms`, `1.5 s`, `250 µs`
  static func duration(_ text: String) -> VirtualDuration? {
    let units: [(String, Int64)] = [
      ("ns", 1), ("us", 1_000), ("µs", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
      ("h", 3_600_000_000_000),
    ]
    for (unit, nanoseconds) in units where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).trimmed
      if number.last?.isLetter == true { continue }
      guard let value = decimal(number, scale: nanoseconds) else { return nil }
      return VirtualDuration(nanoseconds: value)
    }
    return nil
  }

  /// A decimal number times `scale`, exactly; nil when it is not one, or does not fit.
  private static func decimal(_ text: String, scale: Int64) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(parts[0]), whole >= 0 else { return nil }
    let (base, overflow) = whole.multipliedReportingOverflow(by: scale)
    if overflow { return nil }
    guard parts.count == 2 else { return base }
    var part = scale
    var fraction: Int64 = 0
    for character in parts[1] {
      guard let digit = character.wholeNumberValue, part % 10 == 0 else { return nil }
      part /= 10
      fraction += Int64(digit) * part
    }
    return base + fraction
  }
}
