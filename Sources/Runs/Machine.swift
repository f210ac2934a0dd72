package import DispatchModel
public import DispatchTrace

/// The machine a scenario runs on, where it differs from what the scenario says itself (`// simulate: …`).
///
/// Everything that is nil is left as the scenario has it; a scenario that says nothing runs on 4 cores of `darwin`, with a
/// quantum of 10 ms and seed 0.
public struct Machine: Hashable, Sendable {
  /// What the platform does where documented behaviour leaves room.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// Apple's systems: a blocked worker is replaced at once. From source and documentation, not verified by running.
    case darwin
    /// swift-corelibs-libdispatch 6.3.1: verified by running.
    case linux
    /// Only what is documented.
    case strict

    package var name: PlatformName {
      switch self {
      case .darwin: .darwin
      case .linux: .linux
      case .strict: .strict
      }
    }
  }

  /// How many cores can be simulated.
  public static let possibleCores = 1...Configuration.mostCores

  /// Whose rules apply where documented behaviour leaves room.
  public var platform: Platform?
  /// Processor cores; a number outside `possibleCores` becomes the nearest in it.
  public var cores: Int?
  /// How long a thread may compute while others wait for its core.
  public var quantum: VirtualDuration?
  /// What no scenario may exceed, whatever it says itself.
  public var caps: Caps
  /// Seed 0 is the plain first-in, first-out run; any other shuffles what Dispatch does not promise, reproducibly.
  public var seed: UInt64?

  /// How long named `work`, `io` and sleeps take, where not what the scenario says.
  public var durations: [String: VirtualDuration] = [:]

  /// What is nil is left as the scenario has it.
  public init(
    platform: Platform? = nil, cores: Int? = nil, quantum: VirtualDuration? = nil, seed: UInt64? = nil, caps: Caps = Caps()
  ) {
    self.caps = caps
    self.platform = platform
    self.cores = cores
    self.quantum = quantum
    self.seed = seed
  }

  /// `configuration` with what this machine changes.
  package func applied(to configuration: Configuration) -> Configuration {
    var configuration = configuration
    if let platform { configuration.platform = platform.name }
    if let cores { configuration.cores = min(max(cores, Self.possibleCores.lowerBound), Self.possibleCores.upperBound) }
    if let quantum { configuration.quantum = quantum }
    if let seed { configuration.seed = seed }
    caps.lower(&configuration.limits)
    return configuration
  }

  /// What says behind a command how long a stretch takes.
  package static func option(taking duration: VirtualDuration, _ name: String) -> String {
    " --takes \(ShellWord.quoted("\(name)=\(duration.word)"))"
  }

  /// The options of the command that asks for this machine, each with a space before it; empty when nothing is asked for.
  package var options: String {
    let words: [(name: String, value: String?)] = [
      ("platform", platform?.rawValue), ("cores", cores?.description), ("seed", seed?.description),
      ("quantum", quantum.map(\.word)), ("max-time", caps.virtualTime.map(\.word)),
      ("max-steps", caps.steps?.description), ("max-events", caps.events?.description),
      ("max-memory", caps.memoryBytes?.description), ("max-output", caps.outputBytes?.description),
    ]
    return words.map { word in word.value.map { " --\(word.name) \($0)" } ?? "" }.joined() + takes
  }

  /// Those of them that say what takes how long.
  package var takes: String {
    durations.sorted { $0.key < $1.key }.map { Self.option(taking: $0.value, $0.key) }.joined()
  }
}
