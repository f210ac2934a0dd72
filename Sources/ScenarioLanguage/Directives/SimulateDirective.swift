import DispatchModel
import DispatchTrace

/// `// simulate: cores 1, quantum 10 ms, platform linux, …`
enum SimulateDirective {
  /// The word before a value.
  enum Setting: String, CaseIterable {
    case cores, quantum, platform, seed
    case submission
    case wakeUp = "wake-up"
    case contextSwitch = "context switch"
    case virtualTime = "virtual time"
    case events, threads, steps, depth, memory, output

    /// Those that nobody would begin a sentence with: `// output: 3` says what a program prints.
    static let ofTheMachine: [Setting] = [.cores, .quantum, .platform, .seed, .submission, .contextSwitch, .virtualTime]

    /// The setting that `part` begins with.
    init?(beginning part: String) {
      guard let setting = Self.allCases.first(where: { part == $0.rawValue || part.hasPrefix($0.rawValue + " ") }) else {
        return nil
      }
      self = setting
    }
  }

  /// What was said of a setting before is in `earlier`.
  static func read(
    _ text: String, at position: SourcePosition, _ findings: FindingCollector, _ configuration: inout Configuration,
    _ earlier: inout Earlier
  ) {
    var column = position.column
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let lead = part.prefix { $0 == " " }.utf8.count
      let place = SourcePosition(line: position.line, column: column + lead)
      column += part.utf8.count + 1
      if let problem = set(part.trimmed, &configuration) { findings.add(.error, .directive, problem, at: place) }
      if let setting = Setting(beginning: part.trimmed) { earlier.note("\(setting.rawValue)", at: place, findings) }
    }
  }

  /// Where each thing of which there is one was said.
  struct Earlier {
    private var places: [String: SourcePosition] = [:]

    /// The last one counts, as everywhere in a text that is read from its beginning.
    mutating func note(_ what: String, at place: SourcePosition, _ findings: FindingCollector) {
      if let earlier = places.updateValue(place, forKey: what) {
        findings.add(
          .warning, .ignored, "'\(what)' is said a second time: this one counts", at: place,
          notes: [Finding.Note("this one changes nothing", at: earlier)])
      }
    }
  }

  private static func set(_ part: String, _ configuration: inout Configuration) -> String? {
    guard let setting = Setting(beginning: part) else {
      let word = String(part.prefix { $0 != " " })
      let near = Spelling.nearest(to: word, among: Setting.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
      return "Unknown setting '\(word)'\(near)"
    }
    return apply(setting, part.dropFirst(setting.rawValue.count).trimmed, &configuration)
  }

  /// Sets one setting; what is wrong with the value, or nil.
  static func apply(_ setting: Setting, _ value: String, _ configuration: inout Configuration) -> String? {
    switch setting {
    case .platform:
      guard let platform = PlatformName(rawValue: value) else { return "The platform is darwin, linux or strict, not '\(value)'" }
      configuration.platform = platform
      return nil
    case .seed:
      guard let seed = UInt64(value) else { return "The seed is a number, not '\(value)'" }
      configuration.seed = seed
      return nil
    case .cores: return number(setting, value, &configuration.cores, atMost: Configuration.mostCores)
    case .events: return number(setting, value, &configuration.limits.events)
    case .threads: return number(setting, value, &configuration.limits.threads)
    case .steps: return number(setting, value, &configuration.limits.steps)
    case .depth: return number(setting, value, &configuration.limits.callDepth, atMost: deepestCalls)
    case .memory: return number(setting, value, &configuration.limits.memoryBytes)
    case .output: return number(setting, value, &configuration.limits.outputBytes)
    case .quantum: return duration(setting, value, &configuration.quantum, atLeast: VirtualDuration(nanoseconds: 1))
    case .submission: return duration(setting, value, &configuration.overheads.submission)
    case .wakeUp: return duration(setting, value, &configuration.overheads.wakeUp)
    case .contextSwitch: return duration(setting, value, &configuration.overheads.contextSwitch)
    case .virtualTime:
      configuration.limits.firings = .max
      return duration(setting, value, &configuration.limits.virtualTime)
    }
  }

  private static let deepestCalls = 1_000_000

  private static func number(_ setting: Setting, _ value: String, _ target: inout Int, atMost most: Int = .max) -> String? {
    guard let number = Int(value), number >= 1 else {
      return "'\(setting.rawValue)' needs a whole number of at least 1, not '\(value)'"
    }
    if number > most { return "'\(setting.rawValue)' is at most \(most)" }
    target = number
    return nil
  }

  private static func duration(
    _ setting: Setting, _ value: String, _ target: inout VirtualDuration, atLeast least: VirtualDuration = .zero
  ) -> String? {
    guard let duration = VirtualDuration(value), duration >= .zero else {
      return "'\(setting.rawValue)' needs a duration like 10 ms, not '\(value)'"
    }
    if duration < least { return "'\(setting.rawValue)' must be longer than nothing" }
    target = duration
    return nil
  }
}
